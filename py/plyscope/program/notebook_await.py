"""What a notebook waits for outside of functions, as `x = await f()`, done as a program does it."""

from __future__ import annotations

import ast
from itertools import accumulate
from typing import Final

from plyscope.program.source import parsed
from plyscope.program.walking import own_nodes

LOOP: Final = "import asyncio"
WAITS: Final = b"await"
RUNS: Final = b"asyncio.get_event_loop().run_until_complete("


def without_await(text: str) -> str:
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
