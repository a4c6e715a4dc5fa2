"""A drawing as a PNG file, for platforms that take no SVG.

In the page, the browser draws the SVG into a PNG file; outside it, Pillow draws the same parts. (A
rasteriser of SVG would need a library of the system and its fonts; Pillow brings a font along.)
It is imported only when it is needed, so that everything else works without it.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

from plyscope.exercises.content.drawing import Circle, Drawing, Line, Polygon, Text
from plyscope.game import BadInput

SCALE: Final = 4
"""Dots for each unit. In the file they are half as many: that makes slanted lines smooth."""
SMALL: Final = {chr(0x2080 + digit): str(digit) for digit in range(10)}
"""The font has no lowered digits: they are drawn smaller and lower."""
ANCHORS: Final = {"middle": -0.5, "start": 0.0, "end": -1.0}
NEEDED: Final = (
    "PNG files are drawn with Pillow, which is not installed. Install it with pip install pillow, "
    "or save the quiz from the page, which needs nothing."
)


def png(drawing: Drawing) -> bytes:
    """The file. Raises `BadInput` if Pillow is not installed."""
    try:
        from PIL import Image, ImageDraw  # noqa: PLC0415
    except ImportError:
        raise BadInput(NEEDED, field="format") from None
    size = (round(drawing.wide * SCALE), round(drawing.high * SCALE))
    image = Image.new("RGB", size, "white")
    pen = ImageDraw.Draw(image)
    for part in drawing.parts:
        if isinstance(part, Line):
            ends = [_scaled(part.start), _scaled(part.end)]
            pen.line(ends, fill=part.colour, width=round(part.thick * SCALE))
        elif isinstance(part, Polygon):
            corners = [_scaled(each) for each in part.corners]
            pen.polygon(corners, fill="white", outline="black", width=SCALE)
        elif isinstance(part, Circle):
            (x, y), far = part.middle, part.radius
            box = [_scaled((x - far, y - far)), _scaled((x + far, y + far))]
            pen.ellipse(box, fill="white", outline="black", width=SCALE)
        else:
            _write(pen, part)
    file = BytesIO()
    image = image.resize((size[0] // 2, size[1] // 2), Image.Resampling.BOX)
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _scaled(place: tuple[float, float]) -> tuple[float, float]:
    return place[0] * SCALE, place[1] * SCALE


def _write(pen: Any, text: Text) -> None:
    """A text, sign by sign where it has lowered digits."""
    from PIL import ImageFont  # noqa: PLC0415

    signs = text.words.replace("−", "-")
    large = ImageFont.load_default(text.size * SCALE)
    small = ImageFont.load_default(text.size * SCALE * 0.7)
    pieces = [
        (SMALL.get(sign, sign), small if sign in SMALL else large, sign in SMALL) for sign in signs
    ]
    wide = sum(font.getlength(sign) for sign, font, _ in pieces)
    x, y = _scaled(text.place)
    x += ANCHORS[text.anchor] * wide
    for sign, font, low in pieces:
        pen.text((x, y + low * 2 * SCALE), sign, fill=text.colour, font=font, anchor="ls")
        x += font.getlength(sign)
