"""Verdicts as the judge makes them, for the tests of what is made of them."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import strategies as st
from plyscope.check.task import HINTS, Case, Task
from plyscope.check.verdict import CaseVerdict, Part, Verdict
from plyscope.compare.difference import KINDS
from plyscope.compare.outcome import OUTCOMES

HIDDEN: Final = "HIDDEN"
"""Stands in every text that a student may be denied."""

OPEN, SECRET = "open case", f"secret case {HIDDEN}"


def task(hint: str = "sentence", **named: Any) -> Task:
    """A task with an open case and a secret one, two aspects and three points."""
    cases = [Case(OPEN), Case(SECRET, secret=True)]
    return Task("tree", "minimax", cases, "…", points={"value": 2.0, "nodes": 1.0}, hint=hint, **named)


def case(name: str = OPEN, kind: str = "different", **named: Any) -> CaseVerdict:
    """A case with a mistake at node 14."""
    parts = (Part("value", 0.5, 1.0, f"{HIDDEN} why"), Part("nodes", 0.5, 0.5, ""))
    told: dict[str, Any] = {
        "sentence": f"{HIDDEN}: At node 14 (after a₂, b₁) your MIN takes the largest of its replies.",
        "mistake": "value",
        "node": 14,
        "path": ("a₂", "b₁"),
        "line": 31,
        "remedy": f"{HIDDEN} remedy",
        "repair": f"{HIDDEN} repair",
        "parts": parts,
        "output": f"{HIDDEN} output",
        "tree": f"{HIDDEN} tree",
        "nodes": 4711,
    }
    return CaseVerdict(name, kind, **(told | named))


def verdict(*cases: CaseVerdict, **named: Any) -> Verdict:
    """A verdict of an open and a secret case, if others are not given."""
    source = "def value(node):\n    return node\n"
    told: dict[str, Any] = {"submission": "anna", "task": "tree", "source": source, "file": "anna.py"}
    return Verdict(cases=cases or (case(), case(SECRET, secret=True)), **(told | named))


texts = st.text(max_size=40)
"""Anything that a submission can print or be called, control characters too."""
points = st.floats(min_value=0, max_value=10)


@st.composite
def parts(draw: st.DrawFn) -> Part:
    most = draw(points)
    return Part(draw(st.sampled_from(["value", "nodes"])), draw(st.floats(0, most)), most, draw(texts))


cases = st.builds(
    CaseVerdict,
    case=texts,
    kind=st.sampled_from(OUTCOMES),
    sentence=texts,
    mistake=st.sampled_from(["", *KINDS]),
    node=st.none() | st.integers(0, 50_000),
    path=st.lists(texts, max_size=3).map(tuple),
    line=st.none() | st.integers(1, 999),
    file=st.sampled_from(["", "util.py", "a,b:c%.py"]),
    remedy=texts,
    repair=texts,
    doubt=st.booleans(),
    parts=st.lists(parts(), max_size=3).map(tuple),
    output=texts,
    tree=texts,
    nodes=st.integers(0, 50_000),
    secret=st.booleans(),
)
verdicts = st.builds(
    Verdict,
    submission=texts,
    task=texts,
    cases=st.lists(cases, max_size=3).map(tuple),
    notes=st.lists(texts, max_size=2).map(tuple),
    source=texts,
    file=texts,
)
tasks = st.sampled_from([task(hint) for hint in HINTS])
