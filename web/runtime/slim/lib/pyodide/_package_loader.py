"""Where packages lie. The page has put them there itself: nothing is installed from within Python."""

from pathlib import Path

SITE_PACKAGES = Path("/lib/python3.14/site-packages")
DSO_DIR = Path("/usr/lib")


def init_loaded_packages():
    """Nothing is known of packages beyond their files."""
