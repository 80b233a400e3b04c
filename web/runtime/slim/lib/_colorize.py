"""Colours for terminals, of which a page has none: every code is empty."""


class _Theme:
    """Has every name that a theme or a section of one could have; sections are the theme itself."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return ""

    @property
    def traceback(self):
        """The section for tracebacks."""
        return self


_THEME = _Theme()
ANSIColors = _THEME


def can_colorize(*, file=None):
    """Never."""
    return False


def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    """The one theme, without colours."""
    return _THEME
