"""What the text of a search says of whose turn it is: a branch that begins with −∞, takes the
largest and raises α is MAX's. A mistake is one cue against the others."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, Final

from plyscope.program.functions import Function
from plyscope.program.keeping import kept_by
from plyscope.program.numbers import is_number
from plyscope.program.record import Record
from plyscope.program.walking import names_in, own_nodes
from plyscope.recognition.guards import Guard, guarded, parts
from plyscope.recognition.holders import holders
from plyscope.recognition.inlining import choosers
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.sources import returns_results
from plyscope.recognition.taking import ABOVE, BELOW, TAKING, either
from plyscope.recognition.words import ALPHA, BETA, CHANCE, MAX, MIN, means

FIXED, MOVER, LAST = "fixed", "mover", "last"
"""Whom values are for: always the same player, the one to move, or the one who has moved."""
CONVENTIONS: Final = (FIXED, MOVER, LAST)
FOR_MOVER: Final = {(True, True, False), (False, False, True)}
FOR_LAST: Final = {(False, True, False), (True, False, True)}
"""Whether the largest is taken, of results with another sign, and the sign of that is changed:
`max(-f(x))` and `-min(f(x))`; `min(-f(x))` and `-max(f(x))`."""
UNKNOWN: Final = "?"
"""A part that the text does not name, as the one of the player to move."""
TAKES, WINDOW, BEGINS, CUTS = "takes", "window", "begins", "cuts"
PLACES: Final = (ast.Name, ast.BinOp, ast.Slice)
LEAVING: Final = (ast.Return, ast.Break)
NAMED, NARROWED, TESTED = 3, 2, 1
"""How much speaks for a parameter being an end of the window."""


@dataclass(frozen=True)
class Cue:
    """One thing in the text of a function that is MAX's or MIN's, and the conditions under which
    it runs."""

    kind: str
    side: str
    guards: tuple[Guard, ...]


class Text:
    """The functions of a search as they are written.

    Attributes:
        functions: the functions.
        flows: where each of them takes what its calls return.
        places: the parameters that are ends of an interval, and of no window.
    """

    def __init__(self, record: Record, *, pays: bool = False) -> None:
        self.functions: Sequence[Function] = record.functions
        known, held_by = choosers(record.written), holders(record.written)
        self.flows = [
            Flow(each, record.functions, known, held_by, yields=at in record.yielding, pays=pays)
            for at, each in enumerate(record.functions)
        ]
        self._drop_counts()
        numeric = [_numeric(record, at) for at in range(len(record.functions))]
        self.places = {name for at, own in enumerate(numeric) for name in _places(record, at, own)}
        self._numeric = [[name for name in own if name not in self.places] for own in numeric]

    def _drop_counts(self) -> None:
        """What adds up another part of results than the one that is compared, as how many nodes
        there were, is no chance."""
        part = self.part
        for flow in self.flows:
            flow.takings = [
                each for each in flow.takings if each.side != CHANCE or each.of.part == part
            ]

    @property
    def chooses(self) -> bool:
        """Whether the largest or the smallest is taken anywhere. Where it is only asked whether any
        way leads on, nobody plays against anybody."""
        every = [taking for flow in self.flows for taking in flow.takings]
        players = {taking.side for taking in every} - {CHANCE}
        return len(players) > 1 or any(
            taking.side in players and (taking.of.turned or not taking.logical) for taking in every
        )

    @cached_property
    def returns_moves(self) -> bool:
        """Whether all that is returned is a variable of a loop, or what keeps one, and results are
        compared nowhere: a move, and no value."""
        answers = [
            (node.value.id if isinstance(node.value, ast.Name) else "", function)
            for function, flow in zip(self.functions, self.flows, strict=True)
            for node, _ in flow.nodes
            if isinstance(node, ast.Return) and not _is_none(node.value)
        ]
        return (
            bool(answers)
            and not self.chooses
            and all(name in kept_by(function.node) for name, function in answers)
        )

    @property
    def same_in_both(self) -> str:
        """The condition in both of whose branches the same is taken, where nothing else is taken
        anywhere but by chance; "" if there is none."""
        every = [each for flow in self.flows for each in flow.takings if each.side != CHANCE]
        if FIXED not in self.whose or len({taking.side for taking in every}) > 1:
            return ""
        ways: dict[str, set[bool]] = {}
        for taking in every:
            for test, holds in taking.guards:
                ways.setdefault(ast.unparse(test), set()).add(holds)
        return next((test for test, ways_taken in ways.items() if len(ways_taken) > 1), "")

    @property
    def has_chance(self) -> bool:
        """Whether results are added up anywhere, as the values of outcomes are."""
        return any(taking.side == CHANCE for flow in self.flows for taking in flow.takings)

    @property
    def adds_choices(self) -> str:
        """The name of a function that adds up what it has chosen for each of several outcomes, in
        one call; "" if there is none."""
        for function, flow in zip(self.functions, self.flows, strict=True):
            sums = [each for each in flow.takings if each.side == CHANCE]
            if any(
                run_together(one.guards, other.guards)
                for one in sums
                for other in flow.takings
                if other.side != CHANCE
            ):
                return function.name
        return ""

    @property
    def changes(self) -> bool:
        """Whether something is reckoned with a result before it is taken, or may be."""
        return any(flow.changes or flow.through for flow in self.flows)

    @property
    def line_by_other(self) -> int:
        """The line in which pairs are compared by another part than the result; 0 for none."""
        every = (taking.by_other for flow in self.flows for taking in flow.takings)
        return next(filter(None, every), 0)

    @property
    def changing_line(self) -> int:
        """The line in which something is reckoned with a result before it is taken; 0 if there is
        none."""
        return next((flow.changes for flow in self.flows if flow.changes), 0)

    @property
    def through(self) -> str:
        """The function that results are given to before they are taken; "" if there is none."""
        return next((flow.through for flow in self.flows if flow.through), "")

    @cached_property
    def whose(self) -> Collection[str]:
        """Whom values may be for: it shows in where they change their sign."""
        found = {
            (taking.side == MAX, taking.of.turned, flow.turns_answer)
            for flow in self.flows
            for taking in flow.takings
            if taking.side != CHANCE
        }
        if not found or self.changes:
            return CONVENTIONS
        if self.turned_windows or self._is_negamax or found & FOR_MOVER:
            return (MOVER,)
        return (LAST,) if found & FOR_LAST else (FIXED,)

    @property
    def total(self) -> float:
        """What is won for one player and for the other, as in `1 - value(child)`."""
        every = (taking.of for flow in self.flows for taking in flow.takings)
        return next((each.total for each in every if each.turned), 0)

    @property
    def _is_negamax(self) -> bool:
        """Whether it is called so."""
        return any("nega" in function.name.casefold() for function in self.functions)

    @property
    def _returns_window(self) -> bool:
        """Whether α and β are returned together: which of them is the value depends on the side."""
        returned = [
            node.value
            for flow in self.flows
            for node, _ in flow.nodes
            if isinstance(node, ast.Return)
        ]
        names = [
            [getattr(e, "id", "") for e in r.elts] for r in returned if isinstance(r, ast.Tuple)
        ]
        return any(
            len(each) == 2 and means(each[0], ALPHA) and means(each[1], BETA) for each in names
        )

    @cached_property
    def part(self) -> tuple[Any, ...] | None:
        """Which part of a result is compared; None if nothing is."""
        every = [taking for flow in self.flows for taking in flow.takings]
        chosen = [taking for taking in every if taking.side != CHANCE] or every
        counts = Counter(taking.of.part for taking in chosen if not taking.keyed)
        if self._returns_window or any(taking.keyed for taking in every):
            return (UNKNOWN,)
        return counts.most_common(1)[0][0] if counts else None

    @cached_property
    def window(self) -> tuple[Mapping[int, str], Mapping[int, str]]:
        """For each function the names of α and of β, if it has them."""
        alphas: dict[int, str] = {}
        betas: dict[int, str] = {}
        for at, (function, flow) in enumerate(zip(self.functions, self.flows, strict=True)):
            shown = _window_votes(function, flow)
            if not any(shown[name] for name in self._numeric[at]):
                continue  # a name alone says too little
            votes = {name: shown[name] + NAMED * _named_end(name) for name in self._numeric[at]}
            for ends, sign in ((alphas, 1), (betas, -1)):
                most, name = max((sign * vote, name) for name, vote in votes.items())
                if most > 0:
                    ends[at] = name
        return alphas, betas

    @cached_property
    def is_closed(self) -> Sequence[bool]:
        """For each function, whether it returns nothing but what its calls have returned."""
        return [
            returns_results(flow)
            and not getattr(function.node, "decorator_list", ())
            and not self._calls_others(function)
            for function, flow in zip(self.functions, self.flows, strict=True)
        ]

    @cached_property
    def asides(self) -> Sequence[Collection[int]]:
        """For each function, the lines of calls whose result is asked only whether it lies beyond
        the window, as that of a null move is: it is of no reply."""
        lines: list[Collection[int]] = []
        for at, flow in enumerate(self.flows):
            ends = {names[at] for names in self.window if at in names}
            inside = any(
                isinstance(node, ast.For) and any(map(flow.is_call, ast.walk(node)))
                for node, _ in flow.nodes
            )
            lines.append({*_asides(flow, ends)} if inside and ends else ())
        return lines

    def _calls_others(self, function: Function) -> bool:
        """Whether a call may lead to a function of the same name that is not watched, as to the
        method of a leaf."""
        names = {each.name for each in self.functions}
        called = [each for each in (*function.certain, *function.possible) if each.name in names]
        return any(each not in self.functions for each in called)

    @cached_property
    def cues(self) -> Sequence[Sequence[Cue]]:
        """The cues in each function."""
        ends = [set(held.values()) for held in self.window]
        return [list(_cues(flow, *ends)) for flow in self.flows]

    @cached_property
    def turned_windows(self) -> bool:
        """Whether calls are given the window turned round: −β and −α."""
        names = {*self.window[0].values(), *self.window[1].values()}
        return any(
            isinstance(each, ast.UnaryOp)
            and isinstance(each.op, ast.USub)
            and _bare(each.operand) in names
            for flow in self.flows
            for node, _ in flow.nodes
            if flow.is_call(node)
            for each in _given(node)
        )


def run_together(one: tuple[Guard, ...], other: tuple[Guard, ...]) -> bool:
    """Whether two things in the text may both run: no condition of theirs excludes it."""
    held = {id(test): holds for test, holds in one}
    return all(held.get(id(test), holds) == holds for test, holds in other)


def _is_none(value: ast.expr | None) -> bool:
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


def _numeric(record: Record, function: int) -> list[str]:
    """The parameters of a function that have been given a number when it was first called."""
    first = next((node for node, at in enumerate(record.function) if at == function), None)
    if first is None:
        return []
    given = dict(zip(record.slots[function], record.arguments[first], strict=True))
    own = record.functions[function].parameters
    return [name for name in own if is_number(each := given.get(name)) and type(each) is not bool]


def _places(record: Record, function: int, numeric: Sequence[str]) -> Iterator[str]:
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


def _asides(flow: Flow, ends: Collection[str]) -> Iterator[int]:
    for node, _ in flow.nodes:
        for block in (getattr(node, "body", ()), getattr(node, "orelse", ())):
            if isinstance(node, ast.For | ast.While) or not isinstance(block, list):
                continue
            for place, each in enumerate(block):
                if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
                    name = each.targets[0].id
                    calls = [part for part in ast.walk(each.value) if flow.is_call(part)]
                    is_kept = name in names_in(each.value)  # with what was found before
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


def _given(call: ast.AST) -> Iterator[ast.expr]:
    if isinstance(call, ast.Call):
        yield from call.args
        yield from (each.value for each in call.keywords)


def _bare(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _window_votes(function: Function, flow: Flow) -> Counter[str]:
    """For each parameter how much in the text speaks for its being α; below 0, for β."""
    votes: Counter[str] = Counter()
    own = set(function.parameters)
    for name, side in narrowed(flow):
        if name in own:
            votes[name] += NARROWED if side == MAX else -NARROWED
    ends = {name for name in own if votes[name] or _named_end(name)}
    for test, _ in _tests(flow):
        for low, high in _ordered(test):
            if _bare(high) in ends or flow.of(high):
                votes[_bare(low)] -= TESTED
            if _bare(low) in ends or flow.of(low):
                votes[_bare(high)] += TESTED
    return votes


def _named_end(name: str) -> int:
    return means(name, ALPHA) - means(name, BETA)


def narrowed(flow: Flow) -> Iterator[tuple[str, str]]:
    """Names that only grow, with MAX, and names that only shrink, with MIN."""
    for node, _ in flow.nodes:
        if isinstance(node, ast.Assign):
            name = _bare(node.targets[0])
            for each in either(node.value):
                taken = TAKING.get(_bare(each.func)) if isinstance(each, ast.Call) else None
                if taken and isinstance(each, ast.Call) and name in map(_bare, each.args):
                    yield name, taken
    for taking in flow.takings:
        if taking.into:
            yield taking.into, taking.side


def _tests(flow: Flow) -> Iterator[tuple[ast.Compare, tuple[Guard, ...]]]:
    """The comparisons by which a loop or the function is left."""
    for node, guards in flow.nodes:
        if isinstance(node, ast.If) and any(isinstance(each, LEAVING) for each in node.body):
            for each, when in guarded([node.test], guards):
                if isinstance(each, ast.Compare):
                    yield each, when


def _ordered(test: ast.Compare) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The smaller and the larger of two that are compared."""
    if len(test.ops) == 1:
        left, right = test.left, test.comparators[0]
        if isinstance(test.ops[0], BELOW):
            yield left, right
        elif isinstance(test.ops[0], ABOVE):
            yield right, left


def _cues(flow: Flow, alphas: Collection[str], betas: Collection[str]) -> Iterator[Cue]:
    ends = {*alphas, *betas}
    for taking in flow.takings:
        if taking.into in ends:
            yield Cue(WINDOW, MAX if taking.into in alphas else MIN, taking.guards)
        else:
            yield Cue(TAKES, taking.side, taking.guards)
    for node, guards in flow.nodes:
        if isinstance(node, ast.Assign) and (name := _bare(node.targets[0])):
            if name in ends and name in names_in(node.value):
                yield Cue(WINDOW, MAX if name in alphas else MIN, guards)
            elif name not in ends and flow.of(node.targets[0]):
                yield from _first_values(node.value, guards)
    for test, guards in _tests(flow):
        for low, high in _ordered(test):
            if _bare(low) in betas and _bare(high) not in ends:
                yield Cue(CUTS, MAX, guards)
            elif _bare(high) in alphas and _bare(low) not in ends:
                yield Cue(CUTS, MIN, guards)


def _first_values(value: ast.expr, guards: tuple[Guard, ...]) -> Iterator[Cue]:
    """What the best value is before any has been found, which may be one of two."""
    if isinstance(value, ast.IfExp):
        for holds, way in ((True, value.body), (False, value.orelse)):
            yield from _first_values(way, (*guards, *parts(value.test, holds=holds)))
    elif sign := _sign(value):
        yield Cue(BEGINS, MIN if sign > 0 else MAX, guards)


def _sign(value: ast.expr) -> int:
    """1 for +∞ and other constants above 0, −1 for those below it; 0 for anything else."""
    if isinstance(value, ast.Tuple | ast.List):
        return next((sign for each in value.elts if (sign := _sign(each))), 0)
    text = ast.unparse(value).replace(" ", "")
    if "inf" in text.casefold():
        return -1 if "-" in text else 1
    try:
        number = ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError):
        return 0
    return (number > 0) - (number < 0) if type(number) in (int, float) else 0
