"""The example class of docs/, judged without processes of their own: what its programs do is real,
and what a limit would say of those that would harm the tests is written here."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from plyscope.check.reading import load
from plyscope.check.task import Case, Task
from plyscope.check.verdict import CaseVerdict, Part, Verdict
from plyscope.notebook.payload import packed, payload
from plyscope.runs import ProgramRun, watch_program

FOLDER: Final = Path(__file__).parents[3] / "docs" / "example-class"
SUBMISSIONS: Final = FOLDER / "submissions"
TABLE: Final = tomllib.loads((FOLDER / "task.toml").read_text(encoding="utf-8"))

STARTS: Final = {
    "ben": "alpha_beta_search(TREE)",
    "chiara": "solve(TREE)",
    "daniel": "search(TREE)",
    "elif": "alpha_beta(TREE)",
    "farid": "alphabeta(TREE, 4, -INF, INF, True)",
    "kofi": "solve(TREE)",
    "lena": "alphabeta(TREE)",
    "nadia": "minimax(TREE)",
    "wei": "minimax(TREE)",
}
TOLD: Final = {
    "anton": ("crashed", "The program stopped with SystemExit in line 13: 2."),
    "bianca": ("stopped", "The program was stopped: it printed more than 200,000 characters."),
    "carlos": ("stopped", "The program was stopped: it used more than 512 MB of memory."),
    "dora": ("crashed", "The program stopped with ImportError in line 2: there is no plyscope here."),
    "emil": ("crashed", "The process ended before the search did."),
}
OUTPUTS: Final = {
    "bianca": "visiting [[3, 12, 8], [2, 4, 6], [14, 5, 2]] -inf inf True\n" * 3_200,
    "emil": '{"points": 10, "kind": "same", "score": 10}\nGrade :=>> 100\n',
}
FEW: Final = 300
"""Nodes: enough for what ends, and little of what does not."""


def task(**named: Any) -> Task:
    """The task of the example class."""
    return Task(
        TABLE["name"],
        TABLE["search"],
        [Case(name, setup=f"TREE = {tree}") for name, tree in _trees()],
        load(FOLDER).solution,
        points=TABLE["points"],
        **{"hint": TABLE["hint"], **named},
    )


def _trees() -> Iterator[tuple[str, str]]:
    for number, tree in enumerate(TABLE["trees"], 1):
        yield f"tree {number}", tree


@cache
def sample_class() -> tuple[Verdict, ...]:
    """A verdict for each of its submissions."""
    return tuple(sample(path) for path in sorted(SUBMISSIONS.glob("*.py")))


def sample(path: Path) -> Verdict:
    source = path.read_text(encoding="utf-8")
    if path.stem in TOLD:
        kind, sentence = TOLD[path.stem]
        cases = [
            _scored(CaseVerdict(name, kind, sentence, output=OUTPUTS.get(path.stem, "")), 0) for name, _ in _trees()
        ]
    else:
        by_name = "minimax(TREE, True)" if "def minimax" in source else "alphabeta(TREE, -INF, INF, True)"
        start = STARTS.get(path.stem, by_name)
        cases = [_judged(name, source, start, tree) for name, tree in _trees()]
    return Verdict(path.stem, TABLE["name"], cases, (), source, path.name)


def _judged(name: str, source: str, start: str, tree: str) -> CaseVerdict:
    setup = f"INF = float('inf')\nTREE = {tree}"
    run, right = (
        watch_program({"source": text, "setup": setup, "start": each, "budget": {"nodes": FEW}})
        for text, each in ((source, start), (task().solution, "alphabeta(TREE)"))
    )
    assert isinstance(run, ProgramRun)
    difference, outcome = run.difference, run.outcome
    node = difference.node if difference else None
    told = CaseVerdict(
        name,
        outcome.kind,
        difference.sentence if difference else outcome.why,
        mistake=difference.kind if difference else "",
        node=node,
        path=[str(each) for each in difference.path] if difference else (),
        line=run.fault.line if run.fault else None if node is None else run.record.line[node] or None,
        output=run.output,
        tree=packed(payload(run, node=node, sentence=difference.sentence if difference else "")) if run.nodes else "",
        nodes=run.nodes,
    )
    if outcome.kind == "same" and run.nodes > right.nodes:
        told = replace(told, kind="different", mistake="missed cut", sentence=_more(run.nodes, right.nodes))
    elif outcome.kind == "same" and run.nodes < right.nodes:
        told = replace(told, kind="different", mistake="move not considered", sentence=_fewer(run.nodes))
    share = float(run.value == right.value) + (run.cuts == right.cuts) / 2
    return _scored(told, share / 1.5)


def _more(nodes: int, needed: int) -> str:
    return f"Your search visits {nodes} nodes; {needed} are enough, and the result is right."


def _fewer(nodes: int) -> str:
    return f"Your search visits {nodes} nodes: too few. It leaves out moves without a reason."


def _scored(case: CaseVerdict, share: float) -> CaseVerdict:
    parts = [
        Part(aspect, round(share * most / 4, 2), most / 4, "" if share == 1 else _why(share))
        for aspect, most in TABLE["points"].items()
    ]
    return replace(case, parts=parts)


def _why(share: float) -> str:
    return "It is not the one that is expected." if share else "There is nothing to compare."
