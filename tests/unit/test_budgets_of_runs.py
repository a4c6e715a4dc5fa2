"""A run that is too long is stopped, and what was seen of it is kept. No test looks at a clock."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from itertools import count
from typing import Any

import plyscope
import pytest
from plyscope.game import BadInput
from plyscope.notebook import bundle, document, text
from plyscope.program import RunRequest
from plyscope.program.record import Budget
from plyscope.runs import of_game, of_problem, of_program

pytestmark = pytest.mark.native  # the built Pyodide has no viewer

SEEN = "What was seen until then is kept."
SECONDS = "The search was stopped: it takes longer than it may."
NODES = "The search was stopped: it has more nodes than are to be recorded."
Clock = Callable[[float], AbstractContextManager[Callable[[], bool]]]


def over_after(times: int) -> Clock:
    """A clock on which the time is over when it has been asked so many times."""

    @contextmanager
    def clock(_seconds: float) -> Iterator[Callable[[], bool]]:
        asked = count()
        yield lambda: next(asked) >= times

    return clock


class Interrupting:
    """A clock that interrupts what runs at some moment, as the real one does."""

    is_over = False

    def interrupt(self) -> None:
        self.is_over = True
        raise KeyboardInterrupt

    @contextmanager
    def clock(self, _seconds: float) -> Iterator[Callable[[], bool]]:
        yield lambda: self.is_over


class Sticks:
    """Take one or two sticks; whoever takes the last one wins."""

    initial = (9, 1)

    def to_move(self, state: Any) -> int:
        return state[1]

    def actions(self, state: Any) -> list[int]:
        return [take for take in (1, 2) if take <= state[0]]

    def result(self, state: Any, take: int) -> Any:
        return (state[0] - take, -state[1])

    def is_terminal(self, state: Any) -> bool:
        return state[0] == 0

    def utility(self, state: Any) -> int:
        return -state[1]


def assert_stopped(run: Any, nodes: int, said: str) -> None:
    assert run.nodes == nodes
    assert (run.fault.kind, run.fault.is_error, run.fault.message) == ("Budget", False, said)
    assert (run.outcome.kind, run.outcome.why) == ("stopped", said)
    assert (run.value, run.best, run.returned) == (None, None, None)
    assert repr(run).endswith(", Budget>")
    assert text(run) == f"{run.tree()}\n{said} {SEEN}"
    assert said in bundle(run)["text/html"]
    assert document(run)


def of_ours(*more: Any) -> Any:
    return plyscope.watch(plyscope.searches.load("alphabeta"), *plyscope.games.load("tictactoe", "X.O/.../..."), *more)


def test_a_search_of_our_game_is_stopped_by_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = of_ours(3)
    monkeypatch.setattr(of_game, "BUDGET", Budget(nodes=20))
    run = of_ours(3)
    assert_stopped(run, 20, NODES)
    parents = [each.watched.trace.columns["parent"][:20] for each in (run, whole)]
    assert parents[0] == parents[1], "they are the first nodes of the whole tree"
    assert run.alone().reply["text"]["ended"] == "full"


def test_a_search_of_our_game_is_stopped_by_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_game, "interrupted_after", over_after(20))
    run = of_ours()
    assert_stopped(run, 20, SECONDS)
    assert run.alone().reply["text"]["ended"] == "late"


def test_passes_that_were_stopped_are_shown_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_game, "interrupted_after", over_after(10))
    position = plyscope.games.load("tictactoe", "X.O/.OX/.XO")
    run = plyscope.watch(plyscope.searches.load("iterative_deepening"), *position)
    assert run.outcome.kind == "stopped"
    assert run.tree().splitlines()[:2] == ["passes", "├─ MAX 0.111111"]


def test_a_search_of_ones_own_that_hangs_is_stopped_where_it_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupting = Interrupting()

    def search(game: Any, state: Any, left: int) -> float:
        if left == 0:
            interrupting.interrupt()
        return max(search(game, game.result(state, each), left - 1) for each in game.actions(state))

    monkeypatch.setattr(of_game, "interrupted_after", interrupting.clock)
    position = plyscope.games.load("tictactoe", "X.O/.../...")
    assert_stopped(plyscope.watch(search, *position, 3), 4, SECONDS)
    # Whoever presses Ctrl+C himself wants the whole to end.
    interrupting.is_over = False
    monkeypatch.setattr(interrupting, "interrupt", lambda: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        plyscope.watch(search, *position, 3)


def test_an_interruption_that_its_clock_keeps_for_itself_ends_the_search_too(monkeypatch: pytest.MonkeyPatch) -> None:
    # As the real one does, where it comes while a line is written down: then no end of a call is reported.
    @contextmanager
    def clock(_seconds: float) -> Iterator[Callable[[], bool]]:
        with suppress(KeyboardInterrupt):
            yield lambda: False

    def search(game: Any, state: Any, left: int) -> float:
        if left == 0:
            sys.settrace(None)
            raise KeyboardInterrupt
        return max(search(game, game.result(state, each), left - 1) for each in game.actions(state))

    monkeypatch.setattr(of_game, "interrupted_after", clock)
    run = plyscope.watch(search, *plyscope.games.load("tictactoe", "X.O/.../..."), 3)
    assert_stopped(run, 4, SECONDS)


def test_a_search_of_a_game_of_ones_own_is_stopped_by_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_program, "RunRequest", partial(RunRequest, budget=Budget(nodes=30)))
    run = plyscope.watch(plyscope.searches.load("minimax"), Sticks(), Sticks.initial)
    assert (run.nodes, run.fault.kind, run.outcome.kind) == (30, "Budget", "stopped")
    assert text(run).endswith(f"\n{NODES} {SEEN}")


def test_a_method_is_stopped_by_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_problem, "interrupted_after", over_after(6))
    run = plyscope.solve("queens", "mac")
    assert_stopped(run, 7, SECONDS)
    told = run.alone().reply
    assert not told["complete"], "it has ruled nothing out"
    assert told["text"]["ended"] == "late"


def test_a_method_is_stopped_by_its_events() -> None:
    problem = plyscope.problems.load("queens", "8").problem
    method = plyscope.methods.load("backtracking")
    watch = partial(of_problem.watch_solver, method, problem, most=100)
    kept = watch(clock=over_after(10**9)(0))
    assert (kept.broken_off, kept.solution) == ("full", None)
    assert len(kept.log.event) >= 100
    with pytest.raises(BadInput, match="too long to record"):
        watch()


def test_a_method_of_ones_own_that_hangs_is_stopped_where_it_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupting = Interrupting()

    def hangs(_problem: Any, assignment: Any, domains: Any) -> None:
        assignment["c1"] = 1
        domains.remove("c2", 2)
        interrupting.interrupt()

    monkeypatch.setattr(of_problem, "interrupted_after", interrupting.clock)
    run = plyscope.solve("queens", hangs)
    assert_stopped(run, 2, SECONDS)
    assert run.tree().splitlines() == ["nothing assigned", "  queen c1 = 1"]


def test_what_was_half_written_down_as_the_run_was_interrupted_is_forgotten() -> None:
    log = of_problem.watch_solver(
        plyscope.methods.load("forward_checking"), plyscope.problems.load("australia").problem
    ).log
    whole = (list(log.event), list(log.checks_at), list(log.rows), list(log.notes))
    log.rows.append(log.rows[-1])  # the node that was about to begin
    log.event += [-3, -3]
    log.checks_at.append(0)
    log.forget_halves()
    assert (log.event, log.checks_at, log.rows, log.notes) == whole
