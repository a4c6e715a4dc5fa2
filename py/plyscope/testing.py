"""For a teacher's own tests: a search that is not the same fails with the sentence that says so.

from plyscope.testing import assert_same_search

def test_minimax():
    assert_same_search(minimax, [[3, 12, 8], [2, 4, 6]], True, search="minimax")
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import plyscope
from plyscope.check.task import SEARCHES
from plyscope.compare import CompareOptions, Difference, Outcome, judge
from plyscope.compare.options import METHODS
from plyscope.compare.outcome import CRASHED, DIFFERENT, NOT_COMPARED, STOPPED
from plyscope.game import BadInput
from plyscope.runs import ProgramRun, Run

__all__ = ["assert_same_search"]

CLOSE: Final = 1e-9
"""How far apart two numbers may be that are the same but for rounding."""


def assert_same_search(
    function: Callable[..., Any],
    *args: Any,
    search: str = "",
    solution: Callable[..., Any] | None = None,
    strict: bool = False,
    **named: Any,
) -> None:
    """Calls `function(*args, **named)` under `plyscope.watch`, and compares its search with the
    textbook's. Raises `AssertionError` with the sentence that says what is different and at which
    node, or how it crashed or was stopped.

    `search` is what was asked for, one of `plyscope.check.task.SEARCHES`; "" for what the function
    seems to be. A `solution` is called with the same arguments: another value than its is a
    failure. Both get copies, so that neither sees what the other has changed.

    A doubt is no failure: where the search could not be compared, or another move was returned
    that may be as good, nothing is raised. With `strict`, a doubt is raised too. Nothing is ever
    skipped.

    Raises `ValueError` for a `search` that is not known, and if the solution itself fails.

    >>> def minimax(node, is_max):
    ...     if isinstance(node, int):
    ...         return node
    ...     values = [minimax(child, not is_max) for child in node]
    ...     return max(values)
    >>> assert_same_search(minimax, [[3, 12], [2, 4]], True, search="minimax")
    Traceback (most recent call last):
    AssertionError: At node 1 your MIN takes the largest of its replies; MIN takes the smallest.
    The way there: 0.
    """
    __tracebackhide__ = True
    if search not in ("", *SEARCHES):
        raise ValueError(f"There is no search {search!r}; there are {', '.join(SEARCHES)}.")
    method = search if search in METHODS else ""
    found = _called(function, args, named, method)
    wrong, doubts = _complaint(found), _doubts(found)
    if solution is not None:
        right = _called(solution, args, named, "")
        if right.outcome.kind in (CRASHED, STOPPED):
            raise ValueError(f"The solution failed: {right.outcome.why}")
        wrong = wrong or _another_value(found, right)
        doubts += _another_choice(found, right)
    if strict and not wrong:
        wrong = "\n".join(doubts)
    if wrong:
        raise AssertionError(wrong)


@dataclass(frozen=True)
class _Called:
    """What came of a call. `run` is None if the text of the function cannot be read, so that it
    was called without being watched."""

    outcome: Outcome
    returned: Any
    run: Run | None = None


def _called(
    function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any], method: str
) -> _Called:
    try:
        run = plyscope.watch(function, *_copied(args), **_copied(dict(named)))
    except BadInput as unread:
        return _unwatched(function, args, named, str(unread))
    outcome = run.outcome
    if isinstance(run, ProgramRun) and method:
        reading = run.reading if run.ran.record else None
        outcome = judge(run.ran, reading, CompareOptions(method))
    return _Called(outcome, run.returned, run)


def _unwatched(
    function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any], why: str
) -> _Called:
    try:
        returned = function(*_copied(args), **_copied(dict(named)))
    except Exception as error:
        crash = f"The program stopped with {type(error).__name__}: {error}"
        return _Called(Outcome(CRASHED, crash), None)
    return _Called(Outcome(NOT_COMPARED, why), returned)


def _copied(given: Any) -> Any:
    """A copy; the thing itself if it cannot be copied."""
    try:
        return deepcopy(given)
    except Exception:
        return given


def _complaint(found: _Called) -> str:
    """What is wrong with the search by itself; "" if nothing is."""
    outcome = found.outcome
    if outcome.difference and outcome.kind != NOT_COMPARED:
        return _difference(outcome, outcome.difference)
    if outcome.kind not in (CRASHED, STOPPED):
        return ""
    fault = found.run.fault if found.run else None
    said = " ".join(part for part in (outcome.why, outcome.remedy) if part)
    return f"{said}\n{fault.text}".rstrip() if fault and fault.is_error else said


def _doubts(found: _Called) -> list[str]:
    is_doubt = found.outcome.kind == NOT_COMPARED
    return [f"Not compared. {found.outcome.why}"] if is_doubt else []


def _difference(outcome: Outcome, different: Difference) -> str:
    path = ", ".join(str(move) for move in different.path)
    way = f"The way there: {path}." if path else ""
    ended = outcome.why if outcome.kind != DIFFERENT else ""
    return "\n".join(part for part in (different.sentence, way, ended) if part)


def _another_value(found: _Called, right: _Called) -> str:
    """What is wrong with the result; "" if it is that of the solution, or may be as good."""
    if _is_same(found.returned, right.returned) or found.outcome.kind in (CRASHED, STOPPED):
        return ""
    if found.returned is None:
        return f"It returns nothing; the solution returns {right.returned!r}."
    values = (_value(found), _value(right))
    is_known = None not in values
    if not _is_same(*values) if is_known else _are_numbers(found.returned, right.returned):
        return f"It returns {found.returned!r}; the solution returns {right.returned!r}."
    return ""


def _another_choice(found: _Called, right: _Called) -> list[str]:
    if _is_same(found.returned, right.returned):
        return []
    doubt = f"It returns {found.returned!r}, which may be as good"
    return [f"{doubt}; the solution returns {right.returned!r}."]


def _value(called: _Called) -> Any:
    return called.run.value if called.run else None


def _are_numbers(*values: Any) -> bool:
    return all(isinstance(value, int | float) for value in values)


def _is_same(one: Any, other: Any) -> bool:
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all(_is_same(*pair) for pair in pairs)
    if _are_numbers(one, other):
        return one == other or math.isclose(one, other, rel_tol=CLOSE, abs_tol=CLOSE)
    try:
        return bool(one == other)
    except Exception:
        return repr(one) == repr(other)
