"""The network: 864 facts -> 384 -> 160 -> 52 expected margins (in tenths of a point), one for each card."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from game.players.training.library import CARDS, FEATURES
from game.players.training.simulator import Ints, Masks, Rows

POINTS = 10.0
"""Points for one unit of the network's output."""
HIDDEN = (384, 160)
_HALF = torch.bfloat16
_ILLEGAL = -1e9


class Network(nn.Module):
    """Two hidden layers in bfloat16 (matrix units of recent processors), the last in float32."""

    def __init__(self, inputs: int = FEATURES, hidden: tuple[int, int] = HIDDEN, outputs: int = CARDS) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.last = nn.Linear(hidden[1], outputs)
        with torch.no_grad():
            self.first.weight.mul_(2.5)  # the input is sparse: about 60 of 864
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()

    def forward(self, facts: torch.Tensor) -> torch.Tensor:
        """Expected margins for rows of facts (bfloat16)."""
        hidden = functional.relu(functional.linear(facts, self.first.weight.to(_HALF), self.first.bias.to(_HALF)))
        hidden = functional.relu(functional.linear(hidden, self.second.weight.to(_HALF), self.second.bias.to(_HALF)))
        return self.last(hidden.float())

    def float_values(self, facts: torch.Tensor) -> torch.Tensor:
        """The same in float32 throughout."""
        hidden = functional.relu(self.first(facts))
        return self.last(functional.relu(self.second(hidden)))


def as_facts(rows: Rows) -> torch.Tensor:
    """Rows of 0 and 1 bytes as the network's input."""
    return torch.from_numpy(rows).to(_HALF)


def legal_only(output: torch.Tensor, legal: Masks) -> torch.Tensor:
    """The network's output with hugely negative values for all cards but the legal ones."""
    shifted = legal[:, None] >> np.arange(CARDS, dtype=np.uint64)
    return output.masked_fill(torch.from_numpy((shifted & np.uint64(1)) == 0), _ILLEGAL)


def values(network: Network, rows: Rows, legal: Masks) -> torch.Tensor:
    """Expected margins in points of the legal cards; the others are hugely negative."""
    with torch.no_grad():
        output = network(as_facts(rows))[:, :CARDS] * POINTS
    return legal_only(output, legal)


def best_cards(network: Network, rows: Rows, legal: Masks) -> Ints:
    """The card of the highest expected margin in each row."""
    return values(network, rows, legal).argmax(1).numpy().astype(np.int32)
