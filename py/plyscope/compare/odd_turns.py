"""Whose turn it is, where that is odd: whoever moves may move again, as in Kalah, and nothing asks
whether that is so, or it is so after most moves; or one player may move for the other, since both
put the same mark on a board, or values change sign and the player stays."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View
from plyscope.compare.tables import side_path
from plyscope.compare.unchanging import is_constant
from plyscope.program.moves import flat
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import ATOMS, content_of, unpacked
from plyscope.program.walking import all_nodes, functions_by_name, own_nodes
from plyscope.recognition.calling import all_handed_on, is_handed_on_itself
from plyscope.recognition.evidence import Missing, Path
from plyscope.recognition.taking import parts
from plyscope.recognition.words import MAX, MIN, SIDE, means, plain

AGAIN: Final = re.compile(r"(^|_)(again|extra|bonus|repeats?|another|encore|nochmal|otra)(_|$)")
"""How a variable is called that says whether the same player moves again."""
AGENT: Final = re.compile(r"agent|ghost", re.IGNORECASE)
"""How several players of one side are called."""
MOVES_AGAIN: Final = "Say whether the same player moves again, and hand the turn on unchanged then."
ENOUGH: Final = 2000
"""So many nodes tell who puts what."""


def doubt_of_turns(tree: Tree, view: View) -> Outcome | None:
    """Why it is not known who should move next; None if nothing speaks against it."""
    return (
        _asked_nowhere(tree)
        or _turned_round(tree)
        or _mostly_again(tree, view)
        or _never_moves(tree, view)
    )


def _asked_nowhere(tree: Tree) -> Outcome | None:
    """Where what says who moves next is found out, and then not asked for."""
    for line, name in _unread(tree):
        return Outcome(
            NOT_COMPARED,
            f"Line {line} finds out {name}, and nothing asks for it: it is not known whether the"
            " same player should move again.",
            MOVES_AGAIN,
        )
    return None


def _unread(tree: Tree) -> Iterator[tuple[int, str]]:
    """The lines and names of such variables: one that is called so, what a function returns beside
    the position, or what follows from whose turn it is where that changes."""
    functions = functions_by_name(tree.record.written)
    searches = {each.name for each in tree.record.functions}
    for function in functions.values():
        names = [each for each in ast.walk(function) if isinstance(each, ast.Name)]
        read = {each.id for each in names if isinstance(each.ctx, ast.Load)}
        for each in own_nodes(function):
            if not isinstance(each, ast.Assign) or len(each.targets) > 1:
                continue
            target = each.targets[0]
            called = called_name(each.value) if isinstance(each.value, ast.Call) else ""
            beside = functions.get(called or "") if called not in searches else None
            targets = target.elts if isinstance(target, ast.Tuple) else [target]
            for at, part in enumerate(targets):
                if not isinstance(part, ast.Name) or part.id in read:
                    continue
                is_turn = part is target and _says_turn(each.value) and _changes_turn(function)
                if AGAIN.search(plain(part.id)) or is_turn or _returns_turn(beside, at):
                    yield each.lineno, part.id


def _says_turn(node: ast.AST) -> bool:
    names = {getattr(each, "id", getattr(each, "attr", "")) for each in ast.walk(node)}
    return any(means(name, SIDE) or AGAIN.search(plain(name)) for name in names)


def _changes_turn(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(getattr(each, "ctx", None), ast.Store) and _says_turn(each)
        for each in own_nodes(function)
        if isinstance(each, ast.Name | ast.Attribute)
    )


def _returns_turn(function: ast.FunctionDef | None, at: int) -> bool:
    """Whether this part of what a function returns is calculated from whose turn it is."""
    return at > 0 and any(
        isinstance(each, ast.Return)
        and isinstance(each.value, ast.Tuple)
        and at < len(each.value.elts)
        and _says_turn(each.value.elts[at])
        for each in (own_nodes(function) if function else ())
    )


def _turned_round(tree: Tree) -> Outcome | None:
    """Where the turn changes if a flag says that the same player moves again, and else not."""
    for each in all_nodes(tree.record.written) if tree.record.written else ():
        tests = parts(each.test, holds=True) if isinstance(each, ast.IfExp) else ()
        if not isinstance(each, ast.IfExp) or len(tests) != 1:
            continue
        ((test, holds),) = tests
        again, other = (each.body, each.orelse) if holds else (each.orelse, each.body)
        is_asked = isinstance(test, ast.Name) and AGAIN.search(plain(test.id))
        name = ast.unparse(other)
        if is_asked and name != ast.unparse(again) and name in _turned_from(again):
            return Outcome(
                NOT_COMPARED,
                f"Line {each.lineno} keeps {name} unless {ast.unparse(test)} holds, and changes it"
                " if it does: it is not known whether that is meant.",
                MOVES_AGAIN,
            )
    return None


def _turned_from(changed: ast.expr) -> Collection[str]:
    """What a turn is changed from: the variables and fields in `not mine`, `1 - turn`."""
    named = (ast.Name, ast.Attribute)
    return {ast.unparse(each) for each in ast.walk(changed) if isinstance(each, named)}


def _never_moves(tree: Tree, view: View) -> Outcome | None:
    """Where of several agents that are kept side by side, as ghosts, some move and one never
    does."""
    side = side_path(tree)
    beside: dict[str, list[Path]] = {}
    for path in tree.reading.evidence.paths:
        if path.name.endswith("]") and Missing not in path.kinds:
            beside.setdefault(path.name.rpartition("[")[0], []).append(path)
    for base, paths in beside.items():
        if len(paths) < 2 or len({path.kinds for path in paths}) > 1:
            continue
        moved: set[str] = set()
        sides: set[str | None] = set()
        for node, above in enumerate(tree.parent):
            changed = [path.name for path in paths if _changes_at(path, above, node)]
            if len(changed) > 1:
                break  # these are no places of agents
            moved.update(changed)
            sides.update([view.sides[above]] * len(changed))
        else:
            idle = [path.name for path in paths if path.name not in moved]
            by_side = AGENT.search(side.last if side else "") and len(sides) == 1
            if moved and idle and (by_side or AGENT.search(base.rpartition(".")[2])):
                return Outcome(
                    NOT_COMPARED,
                    f"{idle[0]} is the same in all positions that are searched, while {min(moved)}"
                    " changes: it is not known whether that agent should move.",
                    "Let each agent move in its turn before the first one moves again.",
                )
    return None


def _changes_at(path: Path, above: int, node: int) -> bool:
    return above >= 0 and content_of(path.values[above]) != content_of(path.values[node])


def _mostly_again(tree: Tree, view: View) -> Outcome | None:
    """Where the same player moves again after most moves, as after a test for an extra turn that is
    the wrong way round. Only lines count after whose calls either may move: others are parts of one
    turn. Several agents may move after each other, so there must be two."""
    path = side_path(tree)
    if path is None or len({content_of(value) for value in path.values}) != 2:
        return None
    by_line: dict[int, list[bool]] = {}
    for node, above in enumerate(tree.parent):
        is_move = above >= 0 and tree.below[node] and not tree.handed_on[node]
        if is_move and {view.sides[node], view.sides[above]} <= {MAX, MIN}:
            same = view.sides[node] == view.sides[above]
            by_line.setdefault(tree.record.line[node], []).append(same)
    moves = [each for line in by_line.values() if len({*line}) == 2 for each in line]
    again = sum(moves)
    if 2 * again <= len(moves):
        return None
    return Outcome(
        NOT_COMPARED,
        f"After {again:,} of {len(moves):,} moves the same player moves again: it is not known"
        " whether that is meant.",
        MOVES_AGAIN,
    )


def only_mark(tree: Tree, view: View) -> tuple[Any, Any] | None:
    """The mark that both players put on empty squares, and one that stands there or is asked for,
    and nobody puts; None if there are none, or if moves are something else."""
    if len(tree.state) != 1:
        return None
    boards = [tuple(_squares(value)) for value in tree.state[0].values[:ENOUGH]]
    put: dict[str, set[Any]] = {MAX: set(), MIN: set()}
    empty = set()
    for node, parent in enumerate(tree.parent[:ENOUGH]):
        side = view.sides[parent] if parent >= 0 else None
        if side not in put:
            continue
        changed = _changed(boards[parent], boards[node])
        if len(changed) != 1:
            return None
        empty.add(changed[0][0])
        put[side].add(changed[0][1])
    if len(empty) != 1 or len(put[MAX]) != 1 or put[MAX] != put[MIN]:
        return None
    known = empty | put[MAX]
    others = [mark for mark in (*boards[0], *_asked_too(tree, put[MAX])) if mark not in known]
    return (*put[MAX], others[0]) if others else None


def _asked_too(tree: Tree, put: Collection[Any]) -> Iterator[Any]:
    """What the search gives a function in the place in which it also gives the mark that is put, as
    in `has_won(board, X)` and `has_won(board, O)`."""
    given: dict[tuple[str, int], list[Any]] = {}
    for flow in tree.reading.text.flows:
        for node, _ in flow.nodes:
            if not isinstance(node, ast.Call) or flow.is_call(node):
                continue
            for place, each in enumerate(node.args):
                constant = tree.record.constants.get(getattr(each, "id", ""))
                mark = each.value if isinstance(each, ast.Constant) else constant
                if mark is not None and place:
                    given.setdefault((called_name(node), place), []).append(mark)
    for marks in given.values():
        yield from marks if {*put} & {*marks} else ()


def same_player(tree: Tree) -> Path | None:
    """The player that a negamax hands on unchanged, while no other parameter says who moves; also
    where each branch hands on one that is written there."""
    value = tree.reading.value
    if value is None or not value.negates:
        return None
    players = [
        path
        for path in tree.reading.evidence.paths
        if path.given and means(path.name, SIDE) and set(map(type, path.values)) <= ATOMS
    ]
    alone = players[0] if len(players) == 1 else None
    if alone is None or not any(tree.below):
        return None
    given = all_handed_on(tree.reading.text, alone.name)
    if all(isinstance(each, ast.Constant) for each in given):
        held = alone.values
        again = any(held[node] == held[up] for node, up in enumerate(tree.parent) if up >= 0)
        return alone if again else None
    is_kept = is_constant(tree, alone) and is_handed_on_itself(tree.reading.text, alone.name)
    return alone if is_kept else None


def _changed(before: Sequence[Any], now: Sequence[Any]) -> Sequence[tuple[Any, Any]]:
    """The squares that differ, with what stood there before and what stands there now."""
    if len(before) != len(now):
        return ()
    return [pair for pair in zip(before, now, strict=True) if pair[0] != pair[1]]


def _squares(board: Any) -> Iterator[Any]:
    """What stands on a board's squares: of rows, row by row."""
    for each in flat(unpacked(board)):
        if isinstance(each, str) and len(each) > 1:
            yield from each
        else:
            yield each if type(each) in ATOMS else repr(each)
