"""Searches that are told while they run."""

import json
from itertools import chain
from math import isnan

import pytest
from events import assignments, spans
from hypothesis import given
from hypothesis import strategies as st
from playing import load
from plyscope.bridge import answer
from plyscope.search import SEARCHES
from plyscope.tracing import watch
from plyscope.tracing.log import HaltedError, Log, Look
from plyscope.tracing.names import read_locals
from plyscope.tracing.progress import Batch, Reporting, looker, reported_to
from plyscope.tracing.trace import How, make_trace

SIMPLE = ("minimax", "alphabeta", "negamax", "pvs", "expectiminimax")


def told_every(batches: list[Batch], game: object, nodes: int, *, from_mover: bool):
    """Tells every so many nodes, whatever the clock says."""

    def begin(log: Log) -> Look:
        reporting = Reporting(batches.append, log, game, from_mover=from_mover)

        def look(node: int) -> int:
            reporting.report()
            return node + nodes

        return look

    return begin


@given(
    text=st.sampled_from(["[[3 12 8] [2 4 6] [14 5 2]]", "min [[[4 1] 2] 3]", "[7]"]),
    name=st.sampled_from(SIMPLE),
    nodes=st.integers(1, 9),
    lines=st.booleans(),
)
def test_what_is_told_is_the_beginning_of_the_trace(text, name, nodes, lines):
    loaded, entry = load("tree", text), SEARCHES[name]
    from_mover = entry.side == "mover"
    batches: list[Batch] = []
    looks = told_every(batches, loaded.game, nodes, from_mover=from_mover)
    run = watch(entry.function, loaded.game, loaded.state, hints=entry.hints, lines=lines, looker=looks)
    columns = make_trace(run, loaded.game, How(from_mover)).columns
    event, kind, value = (
        list(chain.from_iterable(batch[name] for batch in batches)) for name in ("event", "kind", "value")
    )
    assert event == [each for each in columns["event"] if each < 0][: len(event)]
    assert kind == list(columns["kind"][: len(kind)])
    assert len(kind) == event.count(-1)
    _, leave = spans(columns)
    returned = sorted((at, row) for row, at in enumerate(leave) if at >= 0)
    assert value == [columns["value"][row] for _, row in returned[: len(value)]]
    assert len(value) == event.count(-2)


def batches_of(name: str, subject: str = "tictactoe") -> list[Batch]:
    """What is told of a search."""
    loaded, batches = load(subject, ""), []
    with reported_to(batches.append):
        looks = looker(loaded.game, from_mover=False)
    watch(SEARCHES[name].function, loaded.game, loaded.state, lines=False, looker=looks)
    return batches


def test_a_search_that_nobody_listens_to_is_not_told(monkeypatch):
    monkeypatch.setattr("plyscope.tracing.progress.FIRST_SECONDS", 0)
    assert batches_of("alphabeta")
    begin = looker(load("tictactoe", "").game, from_mover=False)
    assert begin(Log(read_locals(()))) is None


def test_of_a_search_in_passes_all_calls_are_told(monkeypatch):
    monkeypatch.setattr("plyscope.tracing.progress.FIRST_SECONDS", 0)
    batches = batches_of("mtdf")
    assert batches
    calls = sum(batch["event"].count(-1) for batch in batches)
    assert calls == batches[-1]["calls"][0] == sum(len(batch["kind"]) for batch in batches)


def test_of_rounds_that_build_one_tree_only_the_number_of_calls_is_told(monkeypatch):
    monkeypatch.setattr("plyscope.tracing.progress.FIRST_SECONDS", 0)
    loaded, batches = load("tictactoe", ""), []
    with reported_to(batches.append):
        looks = looker(loaded.game, from_mover=False, counts=True)
    watch(SEARCHES["uct"].function, loaded.game, loaded.state, lines=False, looker=looks)
    told = [batch["calls"][0] for batch in batches]
    assert told == sorted(told)
    assert told[-1] > 0
    assert all(len(batch[name]) == 0 for batch in batches for name in ("event", "kind", "value"))


@pytest.mark.slow
@pytest.mark.parametrize("patience", [0, 1e9])
def test_a_search_is_told_when_it_has_taken_some_time(monkeypatch, patience):
    monkeypatch.setattr("plyscope.tracing.progress.FIRST_SECONDS", patience)
    assert bool(batches_of("alphabeta")) == (patience == 0)


@pytest.mark.parametrize(("halts", "most", "why"), [(True, 10_000, "halted"), (False, 60, "full")])
@pytest.mark.parametrize("lines", [False, True])
def test_a_search_that_is_broken_off_keeps_the_tree_that_there_is(halts, most, why, lines):
    loaded = load("tictactoe", "")
    whole = watch(SEARCHES["minimax"].function, loaded.game, loaded.state, 4, lines=lines)
    looks: list[int] = []

    def begin(log: Log) -> Look:
        def look(node: int) -> int:
            looks.append(node)
            if halts and node >= 60:
                raise HaltedError(log)
            return node + 20

        return look

    run = watch(SEARCHES["minimax"].function, loaded.game, loaded.state, 4, lines=lines, max_nodes=most, looker=begin)
    assert run.broken_off == why
    assert looks == [0, 20, 40, 60] if halts else [0, 20, 40]
    trace = make_trace(run, loaded.game)
    all_of_it = make_trace(whole, loaded.game)
    assert trace.visited == 60
    for name in ("parent", "kind", "status"):
        assert trace.columns[name] == all_of_it.columns[name][:60]
    unfinished = [row for row in range(60) if isnan(trace.columns["value"][row])]
    # The path from the root to the node at which it was broken off, and nothing else.
    assert unfinished[0] == 0
    assert [trace.columns["parent"][row] for row in unfinished[1:]] == unfinished[:-1]
    _, leave = spans(trace.columns)
    assert unfinished == [row for row, at in enumerate(leave) if at < 0]
    assert len(list(assignments(trace.columns))) > 0
    for row in set(range(60)).difference(unfinished):
        assert trace.columns["value"][row] == all_of_it.columns["value"][row]


def test_the_answer_to_a_search_that_was_halted_says_so_and_has_no_move(monkeypatch):
    monkeypatch.setattr("plyscope.tracing.progress.FIRST_SECONDS", 0)
    request = {"op": "search", "kind": "game", "subject": "tictactoe", "method": "alphabeta"}
    told = answer(json.dumps(request), sink=lambda _: True)
    reply = json.loads(told.text)
    assert reply["text"]["ended"] == "halted"
    assert (reply["value"], reply["best"], reply["variation"]) == ("NaN", None, [])
    assert reply["text"]["visited"] == 256
    assert len(told.columns["parent"]) == reply["text"]["count"]
