"""Which moves were offered at a node and never searched.

A loop over all cells also skips those that are no moves: which ones is learnt from the cells that
were skipped before another one was searched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from plyscope.program.moves import Thing, with_things
from plyscope.program.record import Around
from plyscope.program.snapshot import ATOMS, unpacked
from plyscope.recognition.calling import leaves_unseen, searches_all
from plyscope.recognition.evidence import MISSING, Evidence, Path
from plyscope.recognition.move import children_in, place_in
from plyscope.recognition.side_hints import Text

Names: TypeAlias = tuple[str, ...]
View = Callable[[Any, tuple[Any, ...]], Any]
"""What a state has at the place that a move names."""


def cuts_of_search(
    evidence: Evidence, text: Text, state: Sequence[Path]
) -> Mapping[int, Sequence[tuple[Any, ...]]] | None:
    """The moves that were offered and not searched, by node; None if that cannot be known."""
    ends = [{names[at] for names in text.window if at in names} for at in range(len(text.flows))]
    hides = any(leaves_unseen(*pair) for pair in zip(text.flows, ends, strict=True))
    if not hides and not evidence.record.unread:
        return find_cuts(evidence, text, state)
    return _by_place(evidence, state[0]) if len(state) == 1 else None


def _by_place(evidence: Evidence, state: Path) -> Mapping[int, Sequence[tuple[Any, ...]]] | None:
    """In a tree that is given as such, the replies of a node are known from itself."""
    places = place_in(evidence, state)
    if places is None:
        return None
    cuts: dict[int, list[tuple[Any, ...]]] = {}
    for node, family in enumerate(evidence.below):
        done = {places[child] for child in family}
        every = range(len(children_in(state.values[node]))) if family else ()
        rest = [(place,) for place in every if place not in done]
        if rest:
            cuts[node] = rest
    return cuts


def find_cuts(
    evidence: Evidence, text: Text, state: Sequence[Path]
) -> dict[int, list[tuple[Any, ...]]]:
    """For each node with moves that were offered and not searched, these moves. Whether what was
    offered is a move at all is known from the `text`, or learnt from the `state`."""
    record, below, around = evidence.record, evidence.below, evidence.around
    offered, loops = record.offered, record.loops
    searched: dict[int, list[tuple[Any, ...]]] = {}
    passed: dict[int, list[tuple[Any, ...]]] = {}
    rest: dict[int, list[tuple[Any, ...]]] = {}
    for node, (names, given) in offered.items():
        if node >= len(below):
            continue
        done = [_made(around[child], names) for child in below[node]]
        places = _places(done, given)
        if len(places) < len(done) or not places:
            continue
        last = max(places)
        searched[node] = done
        in_order = last + 1 == len(done) and given[: last + 1] == (*done,)
        left_over = [] if in_order else [each for each in given[:last] if each not in done]
        rest[node] = list(given[last + 1 :])
        if left_over and len(names) > 1:
            inner = inner_names(names, loops)
            behind = _behind(left_over, done, given, len(names) - inner) if inner else set()
            rest[node] = [each for each in given if each in behind] + rest[node]
            left_over = [each for each in left_over if each not in behind]
        passed[node] = left_over
    left = {
        node: [_shown(move, offered[node][1]) for move in moves]
        for node, moves in rest.items()
        if moves
    }
    are_moves = [searches_all(flow) for flow in text.flows]
    if all(are_moves[record.function[node]] for node in offered):
        return left
    if not any(passed.values()) and not _may_be_skipped(offered, searched, rest):
        return left
    legal = _legal(searched, passed, rest, state[0] if state else None)
    if legal is None:
        return {} if any(passed.values()) else left
    kept = {node: [move for move in moves if legal(node, move)] for node, moves in left.items()}
    return {node: moves for node, moves in kept.items() if moves}


def _places(done: Sequence[tuple[Any, ...]], given: Sequence[tuple[Any, ...]]) -> list[int]:
    """Where the moves that were searched stand among those offered. Of equal ones, each search is
    of the next; a search again is of the last."""
    where: dict[tuple[Any, ...], list[int]] = {}
    for place, move in enumerate(given):
        where.setdefault(move, []).append(place)
    times: Counter[tuple[Any, ...]] = Counter()
    places = []
    for move in done:
        if move in where:
            places.append(where[move][min(times[move], len(where[move]) - 1)])
            times[move] += 1
    return places


def _shown(move: tuple[Any, ...], given: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    """A move as it can be shown: a board or an object by its place among what was offered."""
    return (given.index(move),) if Thing in map(type, move) else move


def inner_names(names: Names, loops: Sequence[tuple[Names, ...]]) -> int:
    """Of loops inside each other that assign these names, how many the innermost one assigns; 0 if
    there is one loop alone."""
    for nest in loops:
        if len(nest) > 1 and tuple(name for loop in nest for name in loop) == (*names,):
            return len(nest[-1])
    return 0


def _behind(
    left_over: Collection[tuple[Any, ...]],
    done: Sequence[tuple[Any, ...]],
    given: Sequence[tuple[Any, ...]],
    outer: int,
) -> set[tuple[Any, ...]]:
    """The moves that stand behind the last one that an inner loop has searched: `break` leaves that
    loop alone."""
    last: dict[tuple[Any, ...], int] = {}
    place = {move: at for at, move in enumerate(given)}
    for move in done:
        last[move[:outer]] = max(place[move], last.get(move[:outer], -1))
    return {move for move in left_over if move[:outer] in last and place[move] > last[move[:outer]]}


def _made(around: Around, names: Sequence[str]) -> tuple[Any, ...]:
    """The move that a call was made with, in the form of what was offered."""
    known, move = around
    if known != names:
        # Where a name is used twice, the innermost counts.
        held = dict(zip(known[::-1], move[::-1], strict=True))
        move = tuple([held.get(name) for name in names])
    return move if ATOMS.issuperset(map(type, move)) else with_things(move)


def _may_be_skipped(
    offered: dict[int, tuple[tuple[str, ...], tuple[Any, ...]]],
    searched: dict[int, list[tuple[Any, ...]]],
    rest: dict[int, list[tuple[Any, ...]]],
) -> bool:
    """Whether every loop is over the same things, legal or not: then the rest may be no moves."""
    given = {moves for node, (_, moves) in offered.items() if node in searched}
    return len(given) == 1 and len(searched) > 1


def _legal(
    searched: dict[int, list[tuple[Any, ...]]],
    passed: dict[int, list[tuple[Any, ...]]],
    rest: dict[int, list[tuple[Any, ...]]],
    state: Path | None,
) -> Callable[[int, tuple[Any, ...]], bool] | None:
    """Says whether a move is legal, learnt from what was searched and what was passed over."""
    if state is None:
        return None
    known = {node: unpacked(state.values[node]) for node in searched}
    for view in VIEWS:
        yes = set(_seen(view, known, searched))
        no = set(_seen(view, known, passed))
        if yes and MISSING not in yes and not yes & no and (no or len(yes) == 1):
            return lambda node, move, view=view, yes=yes: _look(view, known[node], move) in yes  # type: ignore[misc]
    return None


def _seen(
    view: View, states: dict[int, Any], moves: dict[int, list[tuple[Any, ...]]]
) -> Iterator[Any]:
    for node, some in moves.items():
        for move in some:
            yield _look(view, states[node], move)


def _look(view: View, state: Any, move: tuple[Any, ...]) -> Any:
    try:
        found = view(state, move)
    except (LookupError, TypeError, ValueError):
        return MISSING
    try:
        hash(found)
    except TypeError:
        return MISSING
    return found


def _cell(state: Any, move: tuple[Any, ...]) -> Any:
    """The element at an index, or at a row and a column."""
    for index in move:
        if isinstance(state, dict):
            return state.get(move if len(move) > 1 else index)
        state = state[index]
    return state


def _top(state: Any, move: tuple[Any, ...]) -> Any:
    """The first row's cell of a column."""
    (column,) = move
    return state[0][column]


def _bottom(state: Any, move: tuple[Any, ...]) -> Any:
    (column,) = move
    return state[-1][column]


def _of_rows(state: Any, move: tuple[Any, ...]) -> Any:
    """The cell of a flat square board at a row and a column."""
    row, column = move
    size = round(len(state) ** 0.5)
    return state[row * size + column]


def _enough(state: Any, move: tuple[Any, ...]) -> Any:
    """Whether a heap has as much as the move takes."""
    (taken,) = move
    return state >= taken


def _is_in(state: Any, move: tuple[Any, ...]) -> Any:
    return (move if len(move) > 1 else move[0]) in state


VIEWS: tuple[View, ...] = (_cell, _top, _bottom, _of_rows, _enough, _is_in)
