"""What a student may see: the kind of a mistake, its place, or all; of a secret case, never its position."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest
from hypothesis import given
from judged import HIDDEN, OPEN, SECRET, case, task, tasks, verdict, verdicts
from plyscope.check.student import MISTAKES, OUTCOMES, for_student
from plyscope.check.task import HINTS, Case, Task
from plyscope.check.verdict import Verdict
from plyscope.compare import difference, outcome


@pytest.mark.parametrize(
    ("hint", "where"),
    [
        ("kind", (None, (), None, "")),
        ("place", (14, ("a₂", "b₁"), 31, f"{HIDDEN} output")),
        ("sentence", (14, ("a₂", "b₁"), 31, f"{HIDDEN} output")),
    ],
)
def test_a_hint_tells_the_kind_the_place_or_all(hint: str, where: tuple[object, ...]) -> None:
    seen = for_student(verdict(), task(hint)).cases[0]
    assert (seen.node, seen.path, seen.line, seen.output) == where
    assert (seen.case, seen.kind, seen.mistake) == (OPEN, "different", "value")
    if hint == "sentence":
        assert seen == replace(case(), repair="")
    else:
        assert HIDDEN not in f"{seen.sentence} {seen.remedy} {seen.repair} {seen.tree} {seen.parts}"
        assert ("(node 14, after a₂, b₁, line 31)" in seen.sentence) == (hint == "place")
        assert "another value than it should" in seen.sentence


@pytest.mark.parametrize("hint", [*HINTS, "nonsense"])
def test_nothing_tells_a_secret_position(hint: str) -> None:
    seen = for_student(verdict(), task(hint)).cases[1]
    assert HIDDEN not in repr(asdict(seen))
    assert (seen.case, seen.node, seen.path, seen.tree, seen.nodes) == ("Secret case 1", None, (), "", 0)
    assert seen.line == (31 if hint in ("place", "sentence") else None)


def test_a_case_is_secret_if_the_task_or_the_verdict_says_so() -> None:
    by_task = verdict(case(SECRET), notes=(f"No limit of memory in {SECRET}.", "No limit of files."))
    by_verdict = verdict(case("other", secret=True))
    assert HIDDEN not in repr(for_student(by_task, task()))
    assert for_student(by_task, task()).notes == ("No limit of files.",)
    assert HIDDEN not in repr(for_student(by_verdict, Task("t", "minimax", [Case("other")], "…")))


@pytest.mark.slow
@given(verdicts, tasks)
def test_points_outcomes_and_mistakes_stay_and_to_withhold_twice_changes_nothing(judged: Verdict, asked: Task) -> None:
    seen = for_student(judged, asked)
    assert (seen.points, seen.most) == (judged.points, judged.most)
    told = [(each.kind, each.mistake, each.doubt) for each in judged.cases]
    assert [(each.kind, each.mistake, each.doubt) for each in seen.cases] == told
    assert all(each.sentence for each in seen.cases if each.secret or asked.hint != "sentence")
    assert for_student(seen, asked) == seen


def test_every_outcome_and_every_kind_of_mistake_has_its_words() -> None:
    assert set(OUTCOMES) == set(outcome.OUTCOMES)
    assert set(MISTAKES) == set(difference.KINDS)


def test_a_doubt_is_told_as_a_doubt() -> None:
    seen = for_student(verdict(replace(case(), doubt=True)), task("kind")).cases[0]
    assert "Perhaps a node returns" in seen.sentence
