"""The code in a notebook, as one program."""

from __future__ import annotations

import ast
import json
import re
from itertools import accumulate
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.program.recursion_limit import statement_end
from plyscope.program.source import BYTE_ORDER_MARK, parsed
from plyscope.program.walking import own_nodes

DEEPEST: Final = 100
"""No notebook is nested deeper."""
NOTHING_TO_RUN: Final = "This notebook has no cell with code."
MAGIC: Final = re.compile(
    r"""([^\S\n]*)          # the indentation
    (?: [%!](?:.*\\\n)*.*   # a command for the notebook or the system: %matplotlib inline
    | [\w.,\ \t]+=[ \t]*[%!][^=].*  # whose answer gets a name: files = !ls
    | (?:\?\??[\w.]+ | [\w.]+\?\??)[^\S\n]*$ )  # a question: max?
    """,
    re.VERBOSE | re.MULTILINE,
)
MEASURES: Final = re.compile(
    r"([^%]*)%%?(?:time|timeit|prun|memit)\b(?:[ \t]+-\w+(?:[ \t]+\d+)?)*[ \t]*(.*)"
)
"""A command that runs the Python behind its name and options."""
OTHER_CELL: Final = re.compile(r"\s*%%(?!(?:time|timeit|prun|memit|capture)\b)")
"""How a cell in another language begins, or one that is not to be run: `%%bash`."""
FUTURE: Final = re.compile(
    r"^from __future__ import (?:[^(\\\n]*$|\([^)]*\)|(?:.*\\\n)+.*)", re.MULTILINE
)
"""In a notebook each cell may begin with it, in a program only the first line."""
GIVEN: Final = {
    "display": "from IPython.display import display",
    "get_ipython": "from IPython import get_ipython",
}
"""What a notebook has by itself, and a program has to import."""
LOOP: Final = "import asyncio"
WAITS: Final = b"await"
RUNS: Final = b"asyncio.get_event_loop().run_until_complete("


def of_notebook(text: str) -> str:
    """The code cells of a notebook (`.ipynb`), in order, as one program. Raises `BadInput`."""
    try:
        if _depth(text) > DEEPEST:
            raise ValueError  # before the interpreter has gone too deep
        cells = _cells(json.loads(text.removeprefix(BYTE_ORDER_MARK)))
        codes = [
            _joined(cell["source"] if "source" in cell else cell["input"])
            for cell in cells
            if cell["cell_type"] == "code"
        ]
    except (ValueError, KeyError, TypeError):
        raise BadInput("This is not a notebook that can be read.", field="source") from None
    if not any(code.strip() for code in codes):
        raise BadInput(NOTHING_TO_RUN, field="source")
    whole = _without_await("\n\n".join(map(_plain, codes)) + "\n")
    first = FUTURE.findall(whole)
    whole = FUTURE.sub(lambda found: _commented(found[0]), whole)
    first += [line for name, line in GIVEN.items() if _is_used(name, line, whole)]
    return "".join(f"{line}\n" for line in first) + whole


def _without_await(text: str) -> str:
    """The text in which each `await` outside of functions runs its coroutine to the end. A text
    that Python cannot read stays as it is."""
    if "await" not in text:
        return text
    try:
        tree = parsed(text, "<notebook>")
    except (SyntaxError, ValueError):
        return text
    data = text.encode()
    starts = [0, *accumulate(len(line) + 1 for line in data.split(b"\n"))]
    edits: list[tuple[int, int, bytes]] = []
    for node in own_nodes(tree):
        if isinstance(node, ast.Await) and node.end_lineno and node.end_col_offset:
            edits.append((starts[node.lineno - 1] + node.col_offset, len(WAITS), RUNS))
            edits.append((starts[node.end_lineno - 1] + node.end_col_offset, 0, b")"))
    for at, length, new in sorted(edits, reverse=True):
        data = data[:at] + new + data[at + length :]
    return f"{LOOP}\n{data.decode()}" if edits else text


def _cells(notebook: Any) -> list[Any]:
    """Its cells; before the fourth version of the format they stand in worksheets."""
    if "worksheets" in notebook:
        return [cell for sheet in notebook["worksheets"] for cell in sheet["cells"]]
    return list(notebook["cells"])


def _commented(text: str) -> str:
    return re.sub(r"^", "# ", text, flags=re.MULTILINE)


def _depth(text: str) -> int:
    """How many brackets of a text are open at the same time."""
    brackets = re.findall(r"[\[\]{}]", re.sub(r'"(?:[^"\\]+|\\.)*"', "", text, flags=re.DOTALL))
    return max(accumulate(1 if each in "[{" else -1 for each in brackets), default=0)


def _joined(lines: str | list[str]) -> str:
    return lines if isinstance(lines, str) else "".join(lines)


def _plain(cell: str) -> str:
    """A cell with nothing in it but Python. Only where a statement begins is a line a command: a
    line of a longer statement or text may begin with the same sign."""
    cell = cell.replace("\r\n", "\n")
    if OTHER_CELL.match(cell):
        return _commented(cell)
    pieces = []
    start = 0
    while start < len(cell):
        magic = MAGIC.match(cell, start)
        end = magic.end() if magic else statement_end(cell, start)
        pieces.append(_without_magic(magic) if magic else cell[start:end])
        start = end + 1 if magic else end
        if magic and end < len(cell):
            pieces.append("\n")
    return "".join(pieces)


def _without_magic(line: re.Match[str]) -> str:
    indentation, command = line[1], line[0][len(line[1]) :]
    measured = MEASURES.fullmatch(command)
    rest = measured[1] + measured[2] if measured and measured[2] else f"pass  {_commented(command)}"
    return indentation + rest


def _is_used(name: str, line: str, text: str) -> bool:
    defines = rf"\bdef {name}\b|\bimport\b.*\b{name}\b|^{name}\s*="
    used = re.search(rf"(?<![\w.]){name}\s*\(", text)
    return bool(used) and not re.search(defines, text, re.MULTILINE)
