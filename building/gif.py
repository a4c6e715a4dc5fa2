"""Writes an animated GIF."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

COLOURS = 255
UNCHANGED = 255
"""Where a frame has this colour, the frame before it is still seen, as in most of a film."""
KEEP = 1
"""A frame stays where the next one has nothing."""


class Frame(NamedTuple):
    """What is seen, and for how many milliseconds."""

    picture: Image.Image
    duration: int


def write_gif(file: Path, frames: Sequence[Frame]) -> None:
    """Writes a film that begins again at its end. Equal frames become one that is seen longer."""
    palette = palette_of([frame.picture for frame in frames])
    film: list[Frame] = []
    for picture, duration in frames:
        indexed = picture.quantize(palette=palette, dither=Image.Dither.NONE)
        if film and indexed.tobytes() == film[-1].picture.tobytes():
            film[-1] = Frame(indexed, film[-1].duration + duration)
        else:
            film.append(Frame(indexed, duration))
    first, *others = [frame.picture for frame in film]
    first.save(
        file,
        save_all=True,
        append_images=[changed(before, after) for before, after in pairwise([first, *others])],
        duration=[frame.duration for frame in film],
        loop=0,
        transparency=UNCHANGED,
        disposal=KEEP,
        optimize=False,
    )


def palette_of(pictures: Sequence[Image.Image]) -> Image.Image:
    """The most frequent colours; each other becomes the nearest of them, so nothing flickers."""
    counts: Counter[tuple[int, ...]] = Counter()
    for picture in pictures:
        found = picture.getcolors(picture.width * picture.height) or []
        counts.update({colour: count for count, colour in found if isinstance(colour, tuple)})
    frequent = [colour for colour, _ in counts.most_common(COLOURS)]
    # Its last place is for what is unchanged; those between are never the nearest.
    filled = frequent + frequent[-1:] * (UNCHANGED + 1 - len(frequent))
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in filled for part in colour])
    return palette


def changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """The second picture where it differs from the first."""
    numbers = [Image.frombytes("L", each.size, each.tobytes()) for each in (before, after)]
    same = ImageChops.difference(*numbers).point(lambda difference: 0 if difference else 255)
    picture = after.copy()
    picture.paste(UNCHANGED, mask=same)
    return picture
