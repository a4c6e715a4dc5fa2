"""The watcher sees what a solver of constraint problems does, and changes nothing of it."""

from collections.abc import Iterator
from itertools import pairwise, product
from math import isnan
from types import MappingProxyType
from typing import Any

import pytest
from events import spans
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from plyscope.csp import METHODS, inference
from plyscope.game import BadInput
from plyscope.problems import PROBLEMS
from plyscope.problems.constraints import Different, Relation
from plyscope.problems.problem import Assignment, Domains, Problem, is_solution, violations
from plyscope.tracing import constraints
from plyscope.tracing.constraints import MAX_PATH, WatchedSolver, count_solver, watch_solver
from plyscope.tracing.constraints.log import ARC, EMPTY, NOTE, REMOVE, RESTORE
from plyscope.tracing.constraints.trace import (
    EMPTIED,
    INNER,
    JUMPED,
    REFUSED,
    SOLUTION,
    ConstraintTrace,
    make_constraint_trace,
)
from plyscope.tracing.log import CALL, RETURN

AUSTRALIA = PROBLEMS["australia"].load("colours 3", {}).problem
QUEENS = PROBLEMS["queens"].load("6", {}).problem


def keywords_of(method: str, problem: Problem, **chosen: int) -> dict[str, Any]:
    entry = METHODS[method]
    options = {option.id: option.default for option in entry.options} | chosen
    return entry.keywords(problem, options)


def watched_run(
    method: str, problem: Problem, *, lines: bool = False, **chosen: int
) -> tuple[WatchedSolver, ConstraintTrace]:
    keywords = keywords_of(method, problem, **chosen)
    run = watch_solver(METHODS[method].function, problem, keywords=keywords, lines=lines)
    return run, make_constraint_trace(run, problem)


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    """Small problems with constraints over one to three variables, solvable or not."""
    variables = tuple("ABCDE"[: draw(st.integers(1, 5))])
    domains = {v: tuple(range(draw(st.integers(1, 3)))) for v in variables}
    rules = []
    for number in range(draw(st.integers(0, 6))):
        size = draw(st.integers(1, min(3, len(variables))))
        scope = tuple(draw(st.permutations(variables))[:size])
        every = list(product(*[domains[v] for v in scope]))
        allowed = frozenset(draw(st.lists(st.sampled_from(every), max_size=len(every))))
        holds = lambda *values, allowed=allowed: values in allowed  # noqa: E731
        rules.append(Relation(scope, f"rule {number}", holds))
    return Problem(variables, domains, tuple(rules))


methods = st.sampled_from(list(METHODS))
seeds = st.integers(0, 3)


class Spy:
    """What a plain run does, seen by means that the watcher has no part in."""

    def __init__(self, method: str, problem: Problem) -> None:
        self.seen: list[tuple[dict[str, Any], dict[str, set[Any]]]] = []
        self.checks = self.refused = self.given = self.taken = self.removed = self.arcs = 0
        spy = self

        class SpiedProblem(Problem):
            def allows(self, constraint: Any, values: Any) -> bool:
                spy.checks += 1
                return super().allows(constraint, values)

            def conflict(self, *asked: Any) -> Any:
                found = super().conflict(*asked)
                spy.refused += found is not None
                return found

        class SpiedAssignment(dict[str, Any]):
            def __setitem__(self, variable: str, value: Any) -> None:
                super().__setitem__(variable, value)
                spy.given += 1
                spy.look()

            def __delitem__(self, variable: str) -> None:
                super().__delitem__(variable)
                spy.taken += 1
                spy.look()

        class SpiedDomains(Domains):
            def remove(self, variable: str, value: Any) -> None:
                super().remove(variable, value)
                spy.removed += 1

        self.assignment: Assignment = SpiedAssignment()
        self.domains = SpiedDomains(problem.domains)
        spied = SpiedProblem(problem.variables, problem.domains, problem.constraints)
        revise = inference.revise

        def counted(*arguments: Any) -> bool:
            self.arcs += 1
            return revise(*arguments)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(inference, "revise", counted)
            self.solution = METHODS[method].function(
                spied, self.assignment, self.domains, **keywords_of(method, problem)
            )

    def look(self) -> None:
        self.seen.append((dict(self.assignment), as_sets(self.domains)))


def as_sets(domains: Any) -> dict[str, set[Any]]:
    return {variable: set(values) for variable, values in domains.items()}


class Replay:
    """A trace played again by what its columns say, and by nothing else."""

    def __init__(self, trace: ConstraintTrace, problem: Problem) -> None:
        self.trace, self.columns = trace, trace.columns
        self.domains = as_sets(problem.domains)
        self.path: list[int] = []
        self.note: tuple[int, str, Any, int] = (0, "", None, -1)

    @property
    def assignment(self) -> dict[str, Any]:
        assigned: dict[str, Any] = {}
        for row in self.path[1:]:
            variable = self.trace.variables[self.columns["variable"][row]]
            if self.columns["to"][row] < 0:
                del assigned[variable]
            elif self.columns["status"][row] != REFUSED:
                assigned[variable] = self.trace.values[self.columns["to"][row]]
        return assigned

    def events(self) -> Iterator[tuple[int, int]]:
        """Each event with the row it is about, when it has happened."""
        entered = 0
        numbers = [self.columns[f"note_{name}"] for name in ("kind", "variable", "value", "other")]
        notes = zip(*numbers, strict=True)
        for event in self.columns["event"]:
            if event == CALL:
                self.path.append(entered)
                entered += 1
            row = self.path[-1]
            if event == RETURN:
                self.path.pop()
            elif event == NOTE:
                kind, variable, value, other = next(notes)
                name = self.trace.variables[variable]
                self.note = (kind, name, self.trace.values[value] if value >= 0 else None, other)
                if kind == REMOVE:
                    self.domains[name].remove(self.note[2])
                elif kind == RESTORE:
                    self.domains[name].add(self.note[2])
            yield event, row
        assert next(notes, None) is None


@pytest.mark.slow
@given(problems(), methods)
@examples(40)
def test_a_watched_solver_finds_what_a_plain_one_finds(problem: Problem, method: str) -> None:
    run, trace = watched_run(method, problem)
    plain = Spy(method, problem)
    assert run.solution == plain.solution
    solved = trace.columns["status"].count(SOLUTION)
    assert solved == (run.solution is not None)
    assert run.solution is None or is_solution(problem, run.solution)


@pytest.mark.slow
@given(problems(), methods)
@examples(40)
def test_rows_and_notes_give_every_assignment_and_its_domains_and_undo_them_when_it_is_left(
    problem: Problem, method: str
) -> None:
    _, trace = watched_run(method, problem)
    plain = Spy(method, problem)
    replay = Replay(trace, problem)
    changes = []
    for event, row in replay.events():
        assigns = row > 0 and trace.columns["status"][row] != REFUSED
        if assigns and event in (CALL, RETURN):
            changes.append((replay.assignment, {v: set(d) for v, d in replay.domains.items()}))
    assert changes == plain.seen
    assert (replay.assignment, replay.domains) == (plain.assignment, as_sets(plain.domains))


@pytest.mark.slow
@given(problems(), methods)
@examples(40)
def test_the_counts_of_a_trace_are_those_of_the_run(problem: Problem, method: str) -> None:
    run, trace = watched_run(method, problem)
    plain = Spy(method, problem)
    status, kinds = trace.columns["status"], trace.columns["note_kind"]
    _, left = spans(trace.columns)
    ended = sum(leave >= 0 for leave in left[1:])
    assert status.count(REFUSED) == run.log.refused == plain.refused
    assert trace.visited - 1 - plain.refused == run.log.assignments == plain.given
    assert ended - plain.refused == run.log.backtracks == plain.taken
    assert kinds.count(REMOVE) == run.log.removed == plain.removed
    assert kinds.count(ARC) == run.log.arcs == plain.arcs
    assert trace.columns["checks"][-1] <= run.log.checks == plain.checks


@pytest.mark.slow
@given(problems(), methods)
@examples(40)
def test_what_is_refused_breaks_the_constraint_that_is_named(problem: Problem, method: str) -> None:
    _, trace = watched_run(method, problem)
    replay = Replay(trace, problem)
    why = trace.columns["why"]
    for event, row in replay.events():
        if event == CALL and trace.columns["status"][row] == REFUSED:
            variable = trace.variables[trace.columns["variable"][row]]
            value = trace.values[trace.columns["to"][row]]
            constraint = trace.constraints[why[row]]
            assert variable in constraint.scope
            assert not constraint.allows({**replay.assignment, variable: value})


@pytest.mark.slow
@given(problems(), methods)
@examples(40)
def test_what_is_removed_because_of_a_constraint_has_no_support_in_it(problem: Problem, method: str) -> None:
    _, trace = watched_run(method, problem)
    replay = Replay(trace, problem)
    emptied = {}
    for event, row in replay.events():
        kind, variable, value, other = replay.note
        if event != NOTE:
            continue
        if kind == REMOVE and other >= 0:
            constraint = trace.constraints[other]
            others = [each for each in constraint.scope if each != variable]
            for support in product(*[replay.domains[each] for each in others]):
                values = {variable: value, **dict(zip(others, support, strict=True))}
                assert not constraint.allows(values)
        if kind == EMPTY:
            assert not replay.domains[variable]
            emptied[row] = (trace.variables.index(variable), other)
    for row, status in enumerate(trace.columns["status"]):
        if status == EMPTIED:
            assert emptied[row] == (trace.columns["emptied"][row], trace.columns["why"][row])
            assert row not in trace.columns["parent"]
        else:
            assert trace.columns["emptied"][row] == -1


@pytest.mark.slow
@given(problems(), methods)
@examples(25)
def test_the_tree_is_in_order_and_each_row_is_entered_and_left_at_its_events(problem: Problem, method: str) -> None:
    _, trace = watched_run(method, problem)
    columns = trace.columns
    enter, leave = spans(columns)
    replay = Replay(trace, problem)
    for at, (event, row) in enumerate(replay.events()):
        if event == CALL:
            assert enter[row] == at
            assert columns["parent"][row] == (replay.path[-2] if row else -1)
        elif event == RETURN:
            assert leave[row] == at
    assert [row for row in range(trace.visited) if leave[row] < 0] == replay.path


@pytest.mark.slow
@given(problems(), methods)
@examples(25)
def test_lines_are_recorded_between_the_same_events(problem: Problem, method: str) -> None:
    _, plain = watched_run(method, problem)
    run, lined = watched_run(method, problem, lines=True)
    kept = [at for at, event in enumerate(lined.columns["event"]) if event < 0]
    assert len(kept) < len(lined.columns["event"])
    for name in ("event", "checks"):
        assert [lined.columns[name][at] for at in kept] == list(plain.columns[name])
    for name in ("status", "variable", "to", "note_kind", "note_value", "note_other"):
        assert lined.columns[name] == plain.columns[name]
    assert run.codes[0] is METHODS[method].function.__code__


@given(problems(), st.integers(0, 5))
@examples(25)
def test_a_repair_is_a_row_on_the_newest_with_the_number_of_constraints_it_leaves_broken(
    problem: Problem, seed: int
) -> None:
    run, trace = watched_run("min_conflicts", problem, seed=seed, steps=9)
    replay = Replay(trace, problem)
    for event, row in replay.events():
        value = trace.columns["value"][row]
        if not run.log.moved:
            assert isnan(value)
        elif event == CALL:
            broken = violations(problem, replay.assignment)
            assert value == len(broken)
            start, places = trace.columns["broken_start"], trace.columns["broken"]
            found = [trace.constraints[at] for at in places[start[row] : start[row + 1]]]
            assert {id(each) for each in found} == {id(each) for each in broken}
    assert list(trace.columns["parent"]) == list(range(-1, trace.visited - 1))


def test_the_example_in_the_text_is_what_the_trace_says() -> None:
    _, trace = watched_run("forward_checking", AUSTRALIA, select=0)
    columns = trace.columns
    assert trace.variables == ("WA", "NT", "SA", "Q", "NSW", "V", "T")
    assert trace.values == ("red", "green", "blue")
    assert list(columns["parent"]) == [-1, 0, 1, 2, 3, 4, 5, 6]
    assert list(columns["variable"]) == [-1, 0, 1, 2, 3, 4, 5, 6]
    assert list(columns["to"]) == [-1, 0, 1, 2, 0, 1, 0, 0]
    assert list(columns["status"]) == [0, 0, 0, 0, 0, 0, 0, 1]
    assert list(columns["event"][:8]) == [-1, -1, -3, -3, -3, -3, -3, -3]
    assert list(columns["note_kind"][:6]) == [2, 2, 1, 2, 1, 2]
    assert list(columns["note_variable"][:6]) == [0, 0, 1, 1, 2, 2]
    assert list(columns["note_value"][:6]) == [1, 2, -1, 0, -1, 0]
    assert list(columns["note_other"][:6]) == [-1, -1, 0, 0, 1, 1]


def test_a_domain_that_runs_empty_is_told_with_the_constraint_that_emptied_it() -> None:
    run, trace = watched_run("forward_checking", PROBLEMS["australia"].load("2", {}).problem)
    assert run.solution is None
    columns = trace.columns
    row = list(columns["status"]).index(EMPTIED)
    names = [trace.variables[columns[name][row]] for name in ("variable", "emptied")]
    assert names == ["NT", "SA"]
    assert trace.constraints[columns["why"][row]].scope == ("NT", "SA")


def test_an_emptied_domain_before_any_guess_is_told_at_the_empty_assignment() -> None:
    problem = Problem(("A", "B"), {"A": (1,), "B": (1,)}, (Different(("A", "B")),))
    _, trace = watched_run("mac", problem)
    assert list(trace.columns["status"]) == [EMPTIED]
    assert trace.columns["event"][-1] == RETURN


def test_a_row_that_is_jumped_over_has_values_that_were_not_tried() -> None:
    # C has no value beside A's; B between them has no part in it.
    apart = Relation(("A", "C"), "never", lambda a, c: a > 1)
    domains = {"A": (1, 2), "B": (1, 2), "C": (1, 2)}
    problem = Problem(("A", "B", "C"), domains, (apart,))
    _, trace = watched_run("backjumping", problem)
    jumped = [row for row, status in enumerate(trace.columns["status"]) if status == JUMPED]
    names = [(trace.variables[trace.columns["variable"][row]], row) for row in jumped]
    assert names == [("B", 2)]
    _, trace = watched_run("backtracking", problem)
    assert JUMPED not in trace.columns["status"]


@pytest.mark.slow
@given(problems())
@examples(12)
def test_only_a_solver_that_jumps_leaves_values_untried(problem: Problem) -> None:
    for method in set(METHODS) - {"backjumping"}:
        assert JUMPED not in watched_run(method, problem)[1].columns["status"]


def test_a_value_that_is_lost_under_others_begins_a_row() -> None:
    def shuffle(_problem: Problem, assignment: Assignment, _domains: Domains) -> None:
        assignment["A"] = 1
        assignment["B"] = 1
        del assignment["A"]
        assignment["B"] = 2
        assignment.clear()

    problem = Problem(("A", "B"), {"A": (1, 2), "B": (1, 2)}, ())
    trace = make_constraint_trace(watch_solver(shuffle, problem), problem)
    replay = Replay(trace, problem)
    seen = [replay.assignment for event, _ in replay.events() if event == CALL]
    assert seen == [{}, {"A": 1}, {"A": 1, "B": 1}, {"B": 1}, {"B": 2}, {}]


def test_of_too_many_arcs_those_are_left_out_that_removed_nothing() -> None:
    keywords = keywords_of("mac", QUEENS)
    whole = watch_solver(METHODS["mac"].function, QUEENS, keywords=keywords)
    short = watch_solver(METHODS["mac"].function, QUEENS, keywords=keywords, most=300)
    assert len(whole.log.event) > 300
    assert short.solution == whole.solution
    trace, full = (make_constraint_trace(each, QUEENS) for each in (short, whole))
    assert (full.every_arc, trace.every_arc) == (True, False)
    assert trace.columns["status"] == full.columns["status"]
    removing = [
        note
        for note, following in pairwise([*whole.log.notes, (0, "", None, None)])
        if note[0] != ARC or (following[0] == REMOVE and following[3] is note[3])
    ]
    assert short.log.notes == removing
    assert short.log.arcs == whole.log.arcs > list(trace.columns["note_kind"]).count(ARC)


def test_what_is_still_too_long_is_ended_with_a_sentence() -> None:
    keywords = keywords_of("mac", QUEENS)
    with pytest.raises(BadInput, match="too long to record"):
        watch_solver(METHODS["mac"].function, QUEENS, keywords=keywords, most=30)


def test_so_is_what_stands_too_deep_to_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constraints, "MAX_PATH", 50)

    def repair(_problem: Problem, assignment: Assignment, _domains: Domains) -> None:
        while True:
            assignment["A"] = 1

    problem = Problem(("A",), MappingProxyType({"A": (1,)}), ())
    with pytest.raises(BadInput, match="on one another"):
        watch_solver(repair, problem)


def test_a_run_that_is_only_counted_counts_the_same_and_stops_at_its_budget() -> None:
    for method in METHODS:
        keywords = keywords_of(method, AUSTRALIA)
        run, _ = watched_run(method, AUSTRALIA)
        function = METHODS[method].function
        solution, log, finished = count_solver(function, AUSTRALIA, keywords, 100_000)
        assert (solution, finished) == (run.solution, True)
        for count in ("assignments", "refused", "backtracks", "checks", "removed"):
            assert getattr(log, count) == getattr(run.log, count)
        _, log, finished = count_solver(function, AUSTRALIA, keywords, 5)
        assert (log.checks, finished) == (5, False)


@pytest.mark.slow
def test_a_run_that_is_only_counted_may_be_deeper_than_one_that_is_drawn() -> None:
    def recolour(_problem: Problem, assignment: Assignment, _domains: Domains) -> None:
        for _ in range(MAX_PATH + 1):
            assignment["WA"] = "red"

    with pytest.raises(BadInput, match="too long to record"):
        watch_solver(recolour, AUSTRALIA)
    _, log, finished = count_solver(recolour, AUSTRALIA, {}, 1)
    assert (log.assignments, finished) == (MAX_PATH + 1, True)


def test_rows_are_inner_until_something_becomes_of_them() -> None:
    _, trace = watched_run("backtracking", AUSTRALIA)
    assert list(trace.columns["status"]).count(INNER) == 7
    assert trace.columns["status"][trace.visited - 1] == SOLUTION
