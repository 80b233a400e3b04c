"""Cut the game's three typefaces down to the letters it needs.

Reads the WOFF2 files of the npm packages `@fontsource/fraunces` and `@fontsource/nunito` (both 5.3.0, SIL Open Font
License) from `node_modules`, keeps Basic Latin, Latin-1, typographic quotes and dashes (and Latin Extended-A for the
text face, so that friends' names are spelt right), drops hinting and OpenType features other than kerning, and writes
plain TrueType files beside this script. Run it again after a change of font version:

    python assets/fonts/make.py [NODE_MODULES]
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
MARKS = [ord(mark) for mark in "–—‘’‚“”„•…−′″‹›⁄ıŒœ"]
EXTENDED = list(range(0x100, 0x180))

FACES = (
    # file written, package, weight, whether friends' names are set in it
    ("fraunces-600.ttf", "fraunces", 600, False),
    ("nunito-600.ttf", "nunito", 600, True),
    ("nunito-800.ttf", "nunito", 800, True),
)


def cut(path: Path, letters: list[int]) -> TTFont:
    """Open a font file and keep only `letters` (code points) and the kerning between them."""
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.drop_tables += ["STAT", "GDEF", "GlyphOrder"]
    font = subset.load_font(str(path), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    return font


def join(first: TTFont, second: TTFont) -> TTFont:
    """Put the letters of `second` behind those of `first` (two halves of one face); `first` keeps its names."""
    parts = []
    for font in (first, second):
        half = io.BytesIO()
        font.flavor = None
        font.save(half)
        half.seek(0)
        parts.append(half)
    joined = merge.Merger(merge.Options(drop_tables=["GDEF", "GSUB", "gasp", "prep"])).merge(parts)
    joined["name"] = first["name"]
    return joined


def make(modules: Path) -> None:
    """Write every face of `FACES`, reading from `modules`."""
    for name, package, weight, extended in FACES:
        files = modules / "@fontsource" / package / "files"
        font = cut(files / f"{package}-latin-{weight}-normal.woff2", LATIN + MARKS)
        if extended:
            have = set(font.getBestCmap())
            rest = cut(
                files / f"{package}-latin-ext-{weight}-normal.woff2", [code for code in EXTENDED if code not in have]
            )
            font = join(font, rest)
        font.flavor = None
        font["head"].created = font["head"].modified = 0
        font.recalcTimestamp = False
        font.save(HERE / name)
        print(f"{name}: {(HERE / name).stat().st_size:,} bytes, {len(font.getBestCmap())} letters")


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent.parent / "node_modules")
