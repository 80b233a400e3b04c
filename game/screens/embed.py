"""Embed this game: the HTML that shows it in a page of somebody else's, to be copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.look.controls import Control, Style
from game.look.pictures import Icon
from game.screens import words
from game.screens.blocks import Block, Code, Paragraph
from game.screens.dialog import button
from game.screens.screen import copy_button
from game.screens.sheet import Sheet
from game.screens.words import embedding


class EmbedSheet(Sheet):
    """The snippet for the page's own address."""

    name = "embed"
    heading = embedding.EMBED
    width = 560.0

    @property
    def snippet(self) -> str:
        """The HTML to paste."""
        return embedding.snippet(words.NAME, self.app.device.page.address)

    def blocks(self) -> Sequence[Block]:
        return [Paragraph(embedding.EMBED_TEXT), Code(self.snippet)]

    def buttons(self) -> list[Control]:
        copy = copy_button(self, "copy-snippet", embedding.COPY_SNIPPET, self.snippet)
        close = button("close", words.CLOSE, primary=not copy, icon=Icon.CLOSE)
        return [*(replace(each, style=Style.PRIMARY) for each in copy), close]
