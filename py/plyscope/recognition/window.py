"""Which two numbers are the window: the text narrows them, or leaves a loop by them; on the way
down they only narrow, or turn and narrow. And which number counts the levels."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, permutations
from operator import gt
from typing import Final

from plyscope.program.functions import Function
from plyscope.program.numbers import Number, is_number
from plyscope.program.record import Record
from plyscope.program.walking import given_values, names_in, own_nodes
from plyscope.recognition.evidence import MISSING, Evidence, Missing, Path
from plyscope.recognition.fits import NAMED, differing, fits_all, present, varies
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.taking import ABOVE, BELOW, TAKING, Guard, either, guarded
from plyscope.recognition.words import ALPHA, BETA, DEPTH, MAX, means

CERTAIN_ALPHA, CERTAIN_BETA = {"alpha", "α", "alfa", "альфа"}, {"beta", "β", "бета"}
Window = tuple[Path, Path, str]
LEAVING: Final = (ast.Return, ast.Break)
PLACES: Final = (ast.Name, ast.BinOp, ast.Slice)
FIRST: Final = 500
NAMED_END, NARROWED, TESTED = 3, 2, 1
"""How much speaks for a parameter being an end of the window."""


def find_window(
    evidence: Evidence,
    taken: Collection[Path],
    numbers: Sequence[Number | None],
    ends: Sequence[Collection[str]],
    places: Collection[str],
    idle: Collection[str],
) -> Window | None:
    """The paths of alpha and beta, and how that is known. `taken` have another role already,
    `numbers` are the values of the nodes, `ends` the names of both by the text, `places` those of
    no window, and `idle` those that are only handed on."""
    written = _as_written(evidence, ends)
    if written:
        return written
    numeric = [path for path in evidence.paths if path not in taken and _is_numeric(path)]
    numeric = [path for path in numeric if path.name not in places]
    numeric = [path for path in numeric if path.given or re.match(r"\w+\[", path.name)]
    fitting = [
        (low, high)
        for low, high in permutations(numeric, 2)
        if _narrows(evidence, low, high, turns=False) or _narrows(evidence, low, high, turns=True)
    ]
    fitting = [pair for pair in fitting if _are_values(evidence, pair, numbers)]
    fitting.sort(key=lambda pair: not (means(pair[0].name, ALPHA) and means(pair[1].name, BETA)))
    for low, high in fitting:
        return low, high, fits_all(len(present(low)))
    numeric = [path for path in numeric if path.name not in idle]
    named_low = [path for path in numeric if means(path.name, CERTAIN_ALPHA)]
    named_high = [path for path in numeric if means(path.name, CERTAIN_BETA)]
    for low, high in zip(named_low, named_high, strict=False):
        return low, high, NAMED
    return None


def _as_written(evidence: Evidence, ends: Sequence[Collection[str]]) -> Window | None:
    """The parameters that the text narrows, or leaves a loop by."""
    low, high = (
        next((path for path in evidence.paths if path.given and path.name in names), None)
        for names in ends
    )
    return (low, high, "read from the text") if low and high else None


def _is_numeric(path: Path) -> bool:
    held = present(path)
    if path.kinds == {int}:
        return True
    return bool(held) and all(is_number(value) and not isinstance(value, bool) for value in held)


def _narrows(evidence: Evidence, low: Path, high: Path, *, turns: bool) -> bool:
    """Whether every window lies in its parent's, and some are narrower."""
    lows, highs = low.values, high.values
    if present(low) is not lows or present(high) is not highs or any(map(gt, lows, highs)):
        return False
    narrower = False
    for parent, node in evidence.edges:
        least, most = lows[parent], highs[parent]
        if turns:
            least, most = -most, -least
        if lows[node] < least or highs[node] > most:
            return False
        narrower = narrower or lows[node] != least or highs[node] != most
    return narrower and _both_move(low, high)


def _are_values(
    evidence: Evidence, window: tuple[Path, Path], numbers: Sequence[Number | None]
) -> bool:
    """Whether the ends of windows are values that have been found, but for the first ones."""
    found = {number for number in numbers if number is not None}
    found |= {-number for number in found}
    for path in window:
        first = path.values[0]
        later = {value for value in present(path) if value not in (first, -first)}
        if len(later - found) > len(later) / 2:
            return False
    return True


def _both_move(low: Path, high: Path) -> bool:
    return len(set(present(low))) > 1 and len(set(present(high))) > 1


def numeric_of(record: Record, function: int) -> list[str]:
    """The parameters of a function that have been given a number when it was first called."""
    first = next((node for node, at in enumerate(record.function) if at == function), None)
    if first is None:
        return []
    given = dict(zip(record.slots[function], record.arguments[first], strict=True))
    own = record.functions[function].parameters
    return [name for name in own if is_number(each := given.get(name)) and type(each) is not bool]


def places_of(record: Record, function: int, numeric: Sequence[str]) -> Iterator[str]:
    """What stands in an index or a slice, and two parameters of which each call changes one, as the
    ends of a row of coins."""
    for each in own_nodes(record.functions[function].node):
        if isinstance(each, ast.Subscript) and isinstance(each.slice, PLACES):
            yield from names_in(each.slice)
    slots, given = record.slots[function], record.arguments
    edges = [
        (given[above], given[node])
        for node, above in enumerate(record.parent)
        if above >= 0 and record.function[node] == function == record.function[above]
    ]
    for pair in combinations(numeric, 2):
        low, high = map(slots.index, pair)
        changed = {(above[low] != own[low], above[high] != own[high]) for above, own in edges}
        if changed == {(True, False), (False, True)}:
            yield from pair


def arguments_of(call: ast.AST) -> Iterator[ast.expr]:
    """What a call is given; nothing if it is none."""
    if isinstance(call, ast.Call):
        yield from call.args
        yield from (each.value for each in call.keywords)


def bare(node: ast.AST) -> str:
    """The name that a node is; "" if it is more than one."""
    return node.id if isinstance(node, ast.Name) else ""


def window_votes(function: Function, flow: Flow) -> Counter[str]:
    """For each parameter how much in the text speaks for its being α; below 0, for β."""
    votes: Counter[str] = Counter()
    own = function.parameters
    copies = dict(zip(own, own, strict=True))
    for node, _ in flow.nodes:
        for copy, value in given_values(node):  # as in `low, high = alpha, min(beta, known)`
            is_end = isinstance(value, ast.Call) and bare(value.func) in TAKING
            begun = [*arguments_of(value)] if is_end else [value]
            for name in map(bare, begun):
                if name in copies:
                    copies.setdefault(copy, copies[name])
    for narrow, side in narrowed(flow):
        if name := copies.get(narrow, ""):
            votes[name] += NARROWED if side == MAX else -NARROWED
    ends = {name for name in own if votes[name] or named_end(name)}
    for test, _ in leaving_tests(flow):
        for low, high in in_order(test):
            if bare(high) in ends or flow.of(high):
                votes[bare(low)] -= TESTED
            if bare(low) in ends or flow.of(low):
                votes[bare(high)] += TESTED
    return votes


def named_end(name: str) -> int:
    """1 for a name that α has, −1 for one that β has, 0 for both and for others."""
    return means(name, ALPHA) - means(name, BETA)


def narrowed(flow: Flow) -> Iterator[tuple[str, str]]:
    """Names that only grow, with MAX, and names that only shrink, with MIN."""
    for node, _ in flow.nodes:
        if isinstance(node, ast.Assign):
            name = bare(node.targets[0])
            for each in either(node.value):
                taken = TAKING.get(bare(each.func)) if isinstance(each, ast.Call) else None
                if taken and isinstance(each, ast.Call) and name in map(bare, each.args):
                    yield name, taken
    for taking in flow.takings:
        if taking.into:
            yield taking.into, taking.side


def leaving_tests(flow: Flow) -> Iterator[tuple[ast.Compare, tuple[Guard, ...]]]:
    """The comparisons by which a loop or the function is left."""
    for node, guards in flow.nodes:
        if isinstance(node, ast.If) and any(isinstance(each, LEAVING) for each in node.body):
            for each, when in guarded([node.test], guards):
                if isinstance(each, ast.Compare):
                    yield each, when


def in_order(test: ast.Compare) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The smaller and the larger of two that are compared."""
    if len(test.ops) == 1:
        left, right = test.left, test.comparators[0]
        if isinstance(test.ops[0], BELOW):
            yield left, right
        elif isinstance(test.ops[0], ABOVE):
            yield right, left


def aside_lines(flow: Flow, ends: Collection[str]) -> Iterator[int]:
    """The lines of calls whose result is only held against an end of the window."""
    for node, _ in flow.nodes:
        for block in (getattr(node, "body", ()), getattr(node, "orelse", ())):
            if isinstance(node, ast.For | ast.While) or not isinstance(block, list):
                continue
            for place, each in enumerate(block):
                if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
                    name = each.targets[0].id
                    calls = [part for part in ast.walk(each.value) if flow.is_call(part)]
                    is_kept = name in names_in(each.value)  # a later round asks for it
                    if calls and not is_kept and _is_only_tested(name, block[place + 1 :], ends):
                        yield from range(each.lineno, (each.end_lineno or each.lineno) + 1)


def _is_only_tested(name: str, rest: Sequence[ast.stmt], ends: Collection[str]) -> bool:
    """Whether statements ask nothing else of a name than how it lies to an end of the window, and
    then return."""
    using = [each for each in rest if name in names_in(each)]
    return bool(using) and all(
        isinstance(each, ast.If)
        and isinstance(each.body[0], ast.Return)
        and not each.orelse
        and bool(names_in(each.test) & {*ends})
        for each in using
    )


def find_depth(evidence: Evidence) -> tuple[Path, str] | None:
    """The path that counts levels and how that is known."""
    found = [
        (path, count)
        for path in evidence.paths
        if counts_levels(evidence, path) and (count := len(present(path)))
    ]
    named = [each for each in found if means(each[0].name, DEPTH)]
    own = [each for each in found if each[0].given]
    for path, count in (*named, *own):
        return path, fits_all(count)
    for path in evidence.paths:
        # A depth that never falls is a mistake, but is still meant as one.
        if path.given and means(path.name, DEPTH) and len(path.last) > 3 and _is_whole(path):
            return path, NAMED
    return None


def _is_whole(path: Path) -> bool:
    held = present(path)
    return bool(held) and path.kinds <= {int, float, Missing}


def counts_levels(evidence: Evidence, path: Path) -> bool:
    """Whether a number goes one step up, or one step down, from level to level."""
    if not _is_whole(path) or (varies(evidence, path) > 0 and not _deepens(evidence, path)):
        return False
    values, edges = path.values, evidence.edges
    if present(path) is not values:
        missing = {node for node, value in enumerate(values) if value is MISSING}
        edges = [each for each in edges if missing.isdisjoint(each)]
    if len({values[child] - values[parent] for parent, child in edges[:FIRST]}) > 2:
        return False
    # At every second level: as MIN only hands it on.
    steps = {values[child] - values[parent] for parent, child in edges}
    return steps in ({1}, {-1}, {0, 1}, {0, -1})


def _deepens(evidence: Evidence, path: Path) -> bool:
    """Whether only the calls from outside have different numbers, as where each round goes a level
    deeper."""
    inner = [pair for pair in evidence.siblings if evidence.parent[pair[0]] >= 0]
    return bool(inner) and differing(path, inner) == 0
