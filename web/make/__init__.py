"""How the page is made: set-up, build, server and checks behind build.sh.

Everything up to the set-up runs on a bare Python 3.11 with nothing installed; the rest runs in the project's
own virtual environment.
"""
