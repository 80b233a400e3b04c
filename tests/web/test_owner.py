"""site.toml: a link to all of a site's games, and one clear sentence where it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from make.owner import FILE, more_games
from make.trouble import Trouble


def site(folder: Path, name: object, address: object) -> Path:
    """A site.toml of this name and address, each as TOML writes it."""
    file = folder / "site.toml"
    file.write_text(f"[more-games]\nname = {name}\naddress = {address}\n", "utf-8")
    return file


def test_there_is_no_link_by_default() -> None:
    assert more_games(FILE) == ""


def test_a_site_without_the_table_has_no_link(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text("")
    assert more_games(tmp_path / "site.toml") == ""


def test_the_link_stands_in_the_head_with_its_letters_escaped(tmp_path: Path) -> None:
    file = site(tmp_path, "'Tom & \"Jo\"'", "'https://example.org/games?a=1&b=2'")
    assert more_games(file) == (
        '<meta name="more-games" content="Tom &amp; &quot;Jo&quot;" '
        'data-address="https://example.org/games?a=1&amp;b=2">'
    )


@pytest.mark.parametrize(
    ("name", "address", "said"),
    [
        ('"Games"', '""', "https://"),
        ('"Games"', '"http://example.org"', "https://"),
        ('"Games"', '"javascript:alert(1)"', "https://"),
        ('"Games"', '"https://"', "https://"),
        ('"Games"', '"https://me:secret@example.org"', "https://"),
        ('"Games"', '"https://exa mple.org"', "https://"),
        ('"Games"', '"https://[::1"', "https://"),
        ('"Games"', '"//example.org"', "https://"),
        ('""', '"https://example.org"', "24 letters"),
        ('"A name that goes on and on and on"', '"https://example.org"', "24 letters"),
        ('"Ga\\u0007mes"', '"https://example.org"', "24 letters"),
        ("7", '"https://example.org"', "quotation marks"),
        ('"Games"', "true", "quotation marks"),
        ("tea", '""', "cannot be read"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, name: str, address: str, said: str) -> None:
    with pytest.raises(Trouble, match=r"^site\.toml.*\.$") as trouble:
        more_games(site(tmp_path, name, address))
    assert said in str(trouble.value)
    assert "\n" not in str(trouble.value)
