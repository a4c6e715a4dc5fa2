"""A picture in the HTML of an output."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from textwrap import wrap

from plyscope.notebook.payload import LONGEST_LINE


def image(svg: str, about: str, style: str) -> str:
    """An SVG as an image: of one in the page itself, a host that takes it out would leave the
    numbers. `about` tells what it shows."""
    data = "\n".join(wrap(b64encode(svg.encode("utf-8", "replace")).decode(), LONGEST_LINE))
    return f'<img alt="{escape(about)}" style="{style}"\nsrc="data:image/svg+xml;base64,\n{data}">'
