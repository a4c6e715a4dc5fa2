"""What exercises are written with in every format: blanks, choices, drawings, worked answers.

Here, text in XML: the standard library's own module for it would load a client for the web.
"""

from __future__ import annotations

import html


def escape(text: str) -> str:
    """Text between tags."""
    return html.escape(text, quote=False)


def escape_value(text: str) -> str:
    """The value of an attribute in double quotes."""
    return escape(text).replace('"', "&quot;")
