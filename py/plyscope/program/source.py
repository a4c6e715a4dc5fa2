"""The text of a student's program, as an editor, a file or a notebook gives it, made ready to be
compiled. Lines stay where they are."""

from __future__ import annotations

import json
import re

from plyscope.game import BadInput

BYTE_ORDER_MARK = "\ufeff"
MAGIC = re.compile(r"^(\s*)([%!].*)$", re.MULTILINE)
"""A line for the notebook, not for Python: `%matplotlib inline`, `!pip install numpy`."""
NOTHING_TO_RUN = "This notebook has no cell with code."


def cleaned(text: str) -> str:
    """Program text with plain line ends, without a byte-order mark, and never with tabs and spaces
    mixed so that Python refuses them."""
    plain = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")
    plain = plain.replace("\x00", "").replace("\u00a0", " ")
    return _without_mixed_tabs(plain if plain.endswith("\n") else plain + "\n")


def _without_mixed_tabs(text: str) -> str:
    try:
        compile(text, "<program>", "exec", dont_inherit=True)
    except TabError:
        return text.expandtabs(8)  # as Python 2 read them, where such programs come from
    except (SyntaxError, ValueError):
        return text
    return text


def of_notebook(text: str) -> str:
    """The code cells of a notebook (`.ipynb`), in order, as one program. Raises `BadInput`."""
    try:
        cells = json.loads(text.removeprefix(BYTE_ORDER_MARK))["cells"]
        codes = [_joined(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (ValueError, KeyError, TypeError):
        raise BadInput("This is not a notebook that can be read.", field="source") from None
    if not any(code.strip() for code in codes):
        raise BadInput(NOTHING_TO_RUN, field="source")
    return "\n\n".join(MAGIC.sub(r"\1pass  # \2", code) for code in codes) + "\n"


def _joined(lines: str | list[str]) -> str:
    return lines if isinstance(lines, str) else "".join(lines)
