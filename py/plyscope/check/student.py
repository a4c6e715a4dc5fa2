"""What a student may see of a verdict. What is withheld is absent, not hidden."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import count
from typing import Final

from plyscope.check.task import HINTS, KIND, PLACE, SENTENCE, Task
from plyscope.check.verdict import CaseVerdict, Part, Verdict
from plyscope.compare import difference
from plyscope.compare.outcome import CRASHED, DIFFERENT, NOT_COMPARED, SAME, STOPPED

SECRET_CASE: Final = "Secret case"

OUTCOMES: Final = {
    SAME: "The same as the search that is expected",
    DIFFERENT: "Different from the search that is expected",
    NOT_COMPARED: "Not compared with the search that is expected",
    STOPPED: "Stopped at a limit before its end",
    CRASHED: "Ended by an error",
}
MISTAKES: Final = {
    difference.BACKED_UP: "a node returns another value than it should take from those below it",
    difference.LEAF: "the value of an end of the game is wrong",
    difference.TERMINAL: "the search goes on after the end of the game, or ends before it",
    difference.WRONG_CUT: "moves are cut that may matter",
    difference.MISSED_CUT: "moves are searched that cannot matter; the result is right",
    difference.NOT_CONSIDERED: "a move is not considered",
    difference.ILLEGAL: "a move is searched that the game does not allow",
    difference.NOT_RESTORED: "a move is not taken back before the next one",
    difference.DEPTH: "the depth does not change on the way down",
    difference.PLAYER: "the same player moves twice in a row",
    difference.BEST: "the move that is chosen is not the best one",
}
"""What each kind of mistake is, without saying where."""


def for_student(verdict: Verdict, task: Task) -> Verdict:
    """The verdict without what is withheld: by `task.hint`, sentences, nodes, paths, lines, trees
    and output; of a secret case also its name, and whatever would tell its positions. Points are
    never withheld; with which change a program would be right is told to no student. Applied to its
    own result, it changes nothing."""
    hint = task.hint if task.hint in HINTS else KIND
    secret = {case.name for case in task.cases if case.secret}
    secret |= {case.case for case in verdict.cases if case.secret}
    numbers = count(1)
    return replace(
        verdict,
        cases=tuple(
            _secret(case, hint, next(numbers)) if case.case in secret else _public(case, hint)
            for case in verdict.cases
        ),
        notes=tuple(note for note in verdict.notes if not _mentions(note, secret)),
    )


def _public(case: CaseVerdict, hint: str) -> CaseVerdict:
    if hint == SENTENCE:
        return replace(case, repair="")
    kept = _without_places(case, has_line=hint == PLACE)
    if hint == PLACE:
        kept = replace(kept, node=case.node, path=case.path, output=case.output)
    return replace(kept, sentence=_sentence(kept))


def _secret(case: CaseVerdict, hint: str, number: int) -> CaseVerdict:
    """A line of their own program tells nothing of the position. A node, a move, a value does."""
    kept = _without_places(case, has_line=hint in (PLACE, SENTENCE))
    kept = replace(kept, case=f"{SECRET_CASE} {number}", nodes=0, secret=True)
    return replace(kept, sentence=_sentence(kept))


def _without_places(case: CaseVerdict, *, has_line: bool) -> CaseVerdict:
    """Its outcome, its kind of mistake and its points, and if it `has_line`, the line."""
    return CaseVerdict(
        case=case.case,
        kind=case.kind,
        sentence="",
        mistake=case.mistake,
        line=case.line if has_line else None,
        file=case.file if has_line else "",
        doubt=case.doubt,
        parts=tuple(Part(part.aspect, part.points, part.most, "") for part in case.parts),
        nodes=case.nodes,
    )


def _sentence(case: CaseVerdict) -> str:
    """What is said instead of the sentence of one who may know everything."""
    said = OUTCOMES.get(case.kind, case.kind.capitalize())
    if case.mistake:
        mistake = MISTAKES.get(case.mistake, case.mistake)
        said += f". Perhaps {mistake}" if case.doubt else f": {mistake}"
    where = ", ".join(places(case))
    return f"{said} ({where})." if where else f"{said}."


def places(case: CaseVerdict) -> list[str]:
    """Where a mistake is, as far as it is told: "node 14", "after a₂, b₁", "line 31"."""
    words = [] if case.node is None else [f"node {case.node}"]
    words += ["after " + ", ".join(case.path)] if case.path else []
    if case.line is not None:
        words.append(f"line {case.line}" + (f" of {case.file}" if case.file else ""))
    return words


def _mentions(note: str, names: Collection[str]) -> bool:
    return any(name and name in note for name in names)
