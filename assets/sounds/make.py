"""Make the game's sounds: wood, paper, a marimba of table legs and a copper kettle, computed sample by sample.

    python assets/sounds/make.py [FOLDER]

writes one OGG Vorbis file for each sound into FOLDER (beside this script unless told otherwise). The sums need nothing
but Python; the writing needs `oggenc` (Debian's package vorbis-tools 1.4.2), and only who remakes the sounds needs it.
Every run gives the same samples. `rendered()` gives them without writing anything, for the tests.
"""

from __future__ import annotations

import subprocess
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from math import cos, exp, log10, pi, sin, sqrt, tan, tanh
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
RATE = 22_050
"""Samples a second: nothing here rings above 8 kHz."""
QUALITY = 0
"""What oggenc is asked for; on sounds this dark nobody hears more."""
PEAK = 0.7
"""No sample is larger."""
LEAD = 0.006
"""Seconds of silence before each sound: Vorbis smears a sudden start a little ahead of itself."""

Samples = list[float]


# -- what sounds are made of


def steps(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def ramp(t: float, rise: float) -> float:
    """From 0 to 1 in `rise` seconds, without a corner at either end."""
    return 1.0 if t >= rise else 0.5 - 0.5 * cos(pi * max(0.0, t) / rise)


def struck(seconds: float, partials: Iterable[tuple[float, float, float]], rise: float = 0.0015) -> Samples:
    """Something hit: partials of (hertz, strength, seconds until it is down to a third)."""
    out = [0.0] * steps(seconds)
    for hertz, strength, decay in partials:
        for i in range(len(out)):
            t = i / RATE
            out[i] += strength * exp(-t / decay) * sin(2 * pi * hertz * t)
    return [ramp(i / RATE, rise) * each for i, each in enumerate(out)]


def band(samples: Sequence[float], centre: Callable[[float], float], q: float) -> Samples:
    """What lies about `centre(t)` hertz: a state-variable filter whose centre may wander."""
    out, low, mid = [], 0.0, 0.0
    for i, each in enumerate(samples):
        g = tan(pi * min(centre(i / RATE), 0.45 * RATE) / RATE)
        a = 1 / (1 + g * (g + 1 / q))
        v1 = a * (mid + g * (each - low))
        v2 = low + g * v1
        mid, low = 2 * v1 - mid, 2 * v2 - low
        out.append(v1 / q)
    return out


def dark(samples: Sequence[float], hertz: float) -> Samples:
    """Without what lies above `hertz`, gently."""
    share, held, out = 1 - exp(-2 * pi * hertz / RATE), 0.0, []
    for each in samples:
        held += share * (each - held)
        out.append(held)
    return out


def light(samples: Sequence[float], hertz: float) -> Samples:
    """Without what lies below `hertz`, gently."""
    return [each - low for each, low in zip(samples, dark(samples, hertz), strict=True)]


def hiss(dice: Random, seconds: float) -> Samples:
    """Noise of every pitch."""
    return [dice.uniform(-1.0, 1.0) for _ in range(steps(seconds))]


def mixed(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Parts of (when in seconds, how loud, what) laid over each other, dying away so that none is cut off."""
    out = [0.0] * steps(seconds)
    for when, strength, samples in parts:
        start = steps(when)
        for i, each in enumerate(samples[: len(out) - start]):
            out[start + i] += strength * each
    last = max(1.0, 0.35 * len(out))
    return [ramp((len(out) - i) / last, 1.0) * each for i, each in enumerate(out)]


# -- the things in the burrow


def table(dice: Random, strength: float = 1.0) -> Samples:
    """The oak table, knocked softly with a card's edge or a knuckle."""
    modes = ((174, 1.0, 0.050), (291, 0.9, 0.038), (437, 0.7, 0.026), (655, 0.5, 0.017), (1010, 0.25, 0.010))
    knock = struck(0.22, [(hertz * dice.uniform(0.985, 1.015), each, decay) for hertz, each, decay in modes])
    return [strength * each for each in knock]


def paper(dice: Random, seconds: float, low: float, high: float) -> Samples:
    """A card sliding: noise whose pitch goes from `low` to `high` hertz and back, grainy as paper is."""
    raw = hiss(dice, seconds)
    grain = dark([each if dice.random() < 0.25 else 0.0 for each in hiss(dice, seconds)], 900)
    slid = band(raw, lambda t: low + (high - low) * sin(pi * min(1.0, t / seconds)), 1.1)
    bell = [sin(pi * i / len(raw)) ** 2 for i in range(len(raw))]
    return dark([s * b * (0.35 + 6 * abs(g)) for s, b, g in zip(slid, bell, grain, strict=True)], 3200)


def slap(dice: Random, hertz: float) -> Samples:
    """A card's flat coming down."""
    burst = [each * exp(-i / steps(0.009)) for i, each in enumerate(hiss(dice, 0.06))]
    return [ramp(i / RATE, 0.001) * each for i, each in enumerate(band(burst, lambda _: hertz, 0.9))]


def bar(hertz: float, seconds: float = 1.1) -> Samples:
    """A wooden bar over a hollow, struck with felt."""
    return struck(
        seconds,
        (
            (hertz, 1.0, 0.34),
            (hertz * 1.003, 0.35, 0.42),
            (hertz * 2.0, 0.10, 0.16),
            (hertz * 3.93, 0.16, 0.055),
            (hertz * 6.3, 0.04, 0.018),
        ),
        rise=0.003,
    )


def kettle(hertz: float, seconds: float = 1.35) -> Samples:
    """The copper kettle, touched with a wooden spoon: low, a little out of tune with itself."""
    modes = ((1.0, 1.0, 0.50), (1.006, 0.6, 0.55), (1.52, 0.45, 0.34), (2.03, 0.4, 0.26), (2.71, 0.22, 0.15))
    return dark(struck(seconds, [(hertz * ratio, each, decay) for ratio, each, decay in modes], rise=0.004), 2600)


def cup(dice: Random) -> Samples:
    """A cup set down on its saucer: thick stoneware, twice, the second softer."""
    modes = ((812, 1.0, 0.045), (1237, 0.55, 0.032), (1790, 0.25, 0.018), (430, 0.5, 0.03))
    once = struck(0.3, modes)
    return dark(
        mixed(0.4, (0.0, 1.0, once), (0.075, 0.45, once), (0.0, 0.7, table(dice)), (0.075, 0.3, table(dice))), 3200
    )


def steam(dice: Random, hertz: float, seconds: float) -> Samples:
    """The kettle's breath: a low hum with air in it, that swells and goes."""
    air = band(hiss(dice, seconds), lambda _: hertz, 14)
    out = []
    for i, each in enumerate(air):
        t = i / RATE
        swell = sin(pi * min(1.0, t / seconds)) ** 1.5
        tone = sin(2 * pi * hertz * t + 0.35 * sin(2 * pi * 4.6 * t)) + 0.12 * sin(4 * pi * hertz * t)
        out.append(swell * (0.5 * tone + 1.4 * each))
    return out


def kitchen(samples: Sequence[float], wet: float, tail: float) -> Samples:
    """The same in a small room of earth and wood: a few early echoes, then a short soft tail of `tail` seconds."""
    dry = [*samples, *[0.0] * steps(tail)]
    heard = [0.0] * len(dry)
    for late, kept in ((0.0071, 0.5), (0.0113, 0.4), (0.0179, 0.3)):
        for i in range(steps(late), len(dry)):
            heard[i] += kept * dry[i - steps(late)]
    for late in (0.0297, 0.0371, 0.0411):
        gap, held = steps(late), 0.0
        line = [0.0] * len(dry)
        for i in range(gap, len(dry)):
            held += 0.35 * (line[i - gap] - held)
            line[i] = dry[i - gap] + 0.62 * held
            heard[i] += 0.5 * line[i]
    return [each + wet * echo for each, echo in zip(dry, heard, strict=True)]


# -- the sounds


def deal(dice: Random) -> Samples:
    """Thirteen cards, one after the other, each onto the last."""
    parts: list[tuple[float, float, Samples]] = []
    for i in range(13):
        when, strength = 0.050 * i + dice.uniform(-0.006, 0.006), dice.uniform(0.7, 1.0)
        parts.append((max(0.0, when), 0.7 * strength, paper(dice, 0.045, 900, dice.uniform(1700, 2300))))
        parts.append((max(0.0, when) + 0.028, 0.75 * strength, slap(dice, dice.uniform(850, 1250))))
        parts.append((max(0.0, when) + 0.028, 0.16 * strength, table(dice)))
    return kitchen(mixed(0.95, *parts), 0.10, 0.05)


def card(dice: Random) -> Samples:
    """One card, laid on the table."""
    fall = mixed(
        0.3, (0.0, 0.6, paper(dice, 0.09, 800, 1900)), (0.06, 0.9, slap(dice, 1150)), (0.06, 0.55, table(dice))
    )
    return kitchen(fall, 0.12, 0.05)


def tap(dice: Random) -> Samples:
    """A finger on a card that rises from the hand."""
    return kitchen(mixed(0.12, (0.0, 0.35, slap(dice, 1500)), (0.0, 0.4, paper(dice, 0.05, 1200, 2400))), 0.06, 0.02)


def cross(dice: Random) -> Samples:
    """Three cards pushed over the table."""
    parts = [(0.075 * i, 1.0 - 0.15 * i, paper(dice, 0.26, 650, 1500 + 150 * i)) for i in range(3)]
    return kitchen(mixed(0.55, *parts, (0.40, 0.22, slap(dice, 1000)), (0.40, 0.14, table(dice))), 0.10, 0.05)


def take(dice: Random) -> Samples:
    """Four cards swept together and squared on the wood."""
    swept = paper(dice, 0.26, 1700, 600)
    squared = mixed(0.25, (0.0, 0.5, slap(dice, 900)), (0.0, 0.6, table(dice)))
    return kitchen(mixed(0.5, (0.0, 1.0, swept), (0.20, 0.7, squared), (0.29, 0.4, squared)), 0.12, 0.05)


def broken(dice: Random) -> Samples:
    """Hearts are broken: a twig snaps, and two bars go down by a fourth."""
    snap = mixed(0.08, (0.0, 1.0, slap(dice, 1900)), (0.006, 0.7, slap(dice, 1250)), (0.0, 0.5, table(dice)))
    fall = mixed(0.95, (0.0, 0.8, snap), (0.03, 0.55, bar(440.0)), (0.17, 0.6, bar(329.63)))
    return kitchen(fall, 0.16, 0.15)


def queen(dice: Random) -> Samples:
    """The queen of spades falls: the kettle, low, and a half-tone that rubs against it."""
    rub = mixed(1.1, (0.0, 0.6, bar(233.08)), (0.0, 0.5, bar(277.18)))
    fall = mixed(
        1.2, (0.0, 0.7, table(dice)), (0.0, 0.9, kettle(146.83)), (0.09, 0.6, rub), (0.0, 0.35, kettle(311.13))
    )
    return kitchen(fall, 0.16, 0.15)


def moon(dice: Random) -> Samples:
    """The moon is shot: the kettle begins to sing, and bars climb up to it."""
    climb = [(0.11 * i, 0.5 + 0.05 * i, bar(hertz)) for i, hertz in enumerate((293.66, 369.99, 440.0, 554.37, 659.26))]
    over = (0.55, 0.45, kettle(440.0, 0.8))
    return kitchen(mixed(1.3, *climb, over, (0.1, 0.55, steam(dice, 587.33, 1.15))), 0.18, 0.15)


def win(dice: Random) -> Samples:
    """The game is won: a small dance on the bars, and the kettle at the end."""
    tune = ((0.0, 392.0), (0.13, 493.88), (0.26, 587.33), (0.44, 493.88), (0.57, 587.33), (0.70, 783.99))
    bars = [(when, 0.6, bar(hertz, 0.8)) for when, hertz in tune]
    ground = [(0.0, 0.45, kettle(196.0)), (0.70, 0.4, kettle(196.0, 0.7)), (0.70, 0.4, bar(392.0, 0.7))]
    return kitchen(mixed(1.3, *bars, *ground, (0.0, 0.3, table(dice)), (0.70, 0.3, table(dice))), 0.18, 0.15)


def hand(dice: Random) -> Samples:
    """A hand is over: a cup is set down."""
    return kitchen(mixed(0.5, (0.0, 1.0, cup(dice)), (0.0, 0.25, kettle(392.0, 0.45))), 0.14, 0.10)


def tick(dice: Random) -> Samples:
    """The kitchen clock, when time runs out."""
    block = struck(0.1, ((880, 1.0, 0.016), (1480, 0.35, 0.008), (410, 0.5, 0.02)))
    return kitchen(mixed(0.14, (0.0, 1.0, block), (0.0, 0.15, slap(dice, 1300))), 0.10, 0.04)


SOUNDS: dict[str, tuple[Callable[[Random], Samples], float]] = {
    "deal": (deal, -27),
    "card": (card, -24),
    "tap": (tap, -34),
    "pass": (cross, -28),
    "take": (take, -26),
    "broken": (broken, -22),
    "queen": (queen, -20),
    "moon": (moon, -20),
    "win": (win, -20),
    "hand": (hand, -24),
    "tick": (tick, -29),
}
"""Each sound with how loud it is: what `loudness` finds, in decibels."""


# -- loudness, and writing


def loudness(samples: Sequence[float]) -> float:
    """How loud the loudest 60 ms are, in decibels below full scale, with the low notes counted less, as by the ear (and
    by the small loudspeaker of a phone)."""
    heard, span = light(samples, 350.0), steps(0.06)
    power = [0.0]
    for each in heard:
        power.append(power[-1] + each * each)
    loudest = max(power[min(i + span, len(heard))] - power[i] for i in range(0, len(heard), span // 4))
    return 10 * log10(loudest / span + 1e-12)


def rendered(name: str) -> Samples:
    """The samples of a sound, at its loudness, at rest at both ends, and never above `PEAK`."""
    make, wanted = SOUNDS[name]
    samples = light(make(Random(name)), 60.0)
    gain = 10 ** ((wanted - loudness(samples)) / 20)
    fade = steps(0.03)
    ends = [min(ramp(i / RATE, 0.001), ramp((len(samples) - 1 - i) / fade, 1.0)) for i in range(len(samples))]
    shaped = [PEAK * tanh(gain * each * end / PEAK) for each, end in zip(samples, ends, strict=True)]
    return [*[0.0] * steps(LEAD), *shaped]


def write(name: str, folder: Path) -> Path:
    """Write a sound as FOLDER/NAME.ogg."""
    target = folder / f"{name}.ogg"
    with TemporaryDirectory() as scratch:
        plain = Path(scratch) / "plain.wav"
        with wave.open(str(plain), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(array("h", [round(32767 * each) for each in rendered(name)]).tobytes())
        options = ["--quiet", "--quality", str(QUALITY), "--serial", "1", "--output", str(target)]
        subprocess.run(["oggenc", *options, str(plain)], check=True)
    return target


def main() -> None:
    """Write every sound and say how long, how loud and how heavy it is."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in SOUNDS:
        samples, size = rendered(name), write(name, folder).stat().st_size
        total += size
        power = sqrt(sum(each * each for each in samples) / len(samples))
        print(
            f"{name:8}{len(samples) / RATE:6.2f} s  loudest {loudness(samples):6.1f} dB  "
            f"peak {max(map(abs, samples)):.2f}  rms {20 * log10(power):6.1f} dB  {size:6,} bytes"
        )
    print(f"{total:,} bytes in all")


if __name__ == "__main__":
    main()
