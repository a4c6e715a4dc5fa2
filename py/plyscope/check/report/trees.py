"""Which trees stand in a report, and the frame that shows one of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Final

from plyscope.check.verdict import CaseVerdict, Verdict
from plyscope.compare.outcome import SAME
from plyscope.game import BadInput
from plyscope.notebook.page import page_of, sums
from plyscope.runs.of_program import KIND

LARGEST: Final = 500_000
"""How many characters a tree may have."""
ALL_TOGETHER: Final = 9_000_000
"""How many all trees of a report may have together."""
HERE: Final = "PLYSCOPE-TREE"
"""Where a frame's document has its tree."""
BASE64: Final = re.compile(r"[A-Za-z0-9+/=\s]+")


class Trees:
    """The trees of a report: each text once, however many cases have it.

    The first tree of each submission goes before the second ones, and small ones before large ones;
    what is then too much is left out.
    """

    def __init__(self, verdicts: Iterable[Verdict]) -> None:
        self._ids: dict[str, str] = {}
        try:
            kinds = frozenset({KIND})
            self._frame, self._sums = page_of([HERE], "Tree", kinds), sums(kinds)
        except BadInput as error:
            self._frame, self._sums = "", ("", "")
            self.missing = str(error)
        else:
            self.missing = ""
        if self.missing:
            return
        left = ALL_TOGETHER
        for _, size, text in sorted(_wanted(verdicts)):
            if text in self._ids or size > left:
                continue
            self._ids[text] = f"tree-{len(self._ids)}"
            left -= size

    def id_of(self, case: CaseVerdict) -> str:
        """The name of its tree in the file; "" if it is not there."""
        return self._ids.get(case.tree, "") if case.tree else ""

    def policy(self) -> tuple[str, str]:
        """How the file's policy allows the scripts and styles of the frames."""
        return self._sums if self._ids else ("", "")

    def held(self) -> str:
        """The frame's document and the trees, as HTML that shows nothing."""
        if not self._ids:
            return ""
        frame = json.dumps(self._frame).replace("<", "\\u003c")
        parts = [f'<script type="application/json" id="frame">{frame}</script>']
        parts += [
            f'<script type="text/plain" id="{name}">\n{text}\n</script>'
            for text, name in self._ids.items()
        ]
        return "\n".join(parts)


def _wanted(verdicts: Iterable[Verdict]) -> Iterator[tuple[int, int, str]]:
    """Its place among those of its submission, how long it is, and the tree."""
    for verdict in verdicts:
        worst = verdict.worst if verdict.cases else None
        ranked = sorted(verdict.cases, key=lambda case: case is not worst)
        trees = [case.tree for case in ranked if case.kind != SAME and _fits(case.tree)]
        for at, tree in enumerate(trees):
            yield at, len(tree), tree


def _fits(tree: str) -> bool:
    return 0 < len(tree) <= LARGEST and bool(BASE64.fullmatch(tree))
