#!/bin/sh
# The one command of this project. The work itself is in web/make/ (Python).
#
#   ./build.sh         set up and build the page into build/web/
#   ./build.sh serve   build if needed and serve it on http://localhost:8000 (--port N for another)
#   ./build.sh test    set up, build and run every check
#   ./build.sh zip     pack the page into build/web.zip, as portals such as itch.io take it
#   ./build.sh bench   measure the built page in Chromium; bench rules, thinking or players measures those
cd "$(dirname "$0")" || exit 1

python=$(command -v python3) || {
    echo "build.sh: Python is missing: install Python 3.11 or newer (on Debian: apt-get install python3)." >&2
    exit 1
}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "build.sh: $("$python" --version) is too old: install Python 3.11 or newer." >&2
    exit 1
}
PYTHONPATH=web exec "$python" -m make "$@"
