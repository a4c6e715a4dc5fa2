"""What the text of a search says of whose turn it is: a branch that begins with −∞, takes the
largest and raises α is MAX's. A mistake is one cue against the others."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from plyscope.program.functions import Function
from plyscope.program.keeping import kept_by
from plyscope.program.record import Record
from plyscope.program.walking import names_in
from plyscope.recognition.inlining import choosers
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.sources import holders, returns_results
from plyscope.recognition.taking import Guard, parts
from plyscope.recognition.window import (
    LEAVING,
    NAMED_END,
    arguments_of,
    aside_lines,
    bare,
    in_order,
    leaving_tests,
    named_end,
    numeric_of,
    places_of,
    window_votes,
)
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
        numeric: for each function, its other parameters that are numbers.
    """

    def __init__(self, record: Record, *, pays: bool = False) -> None:
        self.functions: Sequence[Function] = record.functions
        known, held_by = choosers(record.written), holders(record.written)
        self.flows = [
            Flow(each, record.functions, known, held_by, yields=at in record.yielding, pays=pays)
            for at, each in enumerate(record.functions)
        ]
        self._drop_counts()
        numeric = [numeric_of(record, at) for at in range(len(record.functions))]
        self.places = {
            name for at, own in enumerate(numeric) for name in places_of(record, at, own)
        }
        self.numeric = [[name for name in own if name not in self.places] for own in numeric]

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

    @cached_property
    def counts(self) -> Collection[str]:
        """The parts of what is returned that are added up, as `return[1]`: so many nodes or ways,
        and no move."""
        own = [[node for node, _ in flow.nodes] for flow in self.flows]
        return {
            f"return[{at}]"
            for nodes in own
            for node in nodes
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple)
            for at, part in enumerate(node.value.elts)
            if any(
                isinstance(each, ast.AugAssign) and ast.unparse(each.target) == ast.unparse(part)
                for each in nodes
            )
        }

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
            shown = window_votes(function, flow)
            tested = [name for name in self.numeric[at] if name in shown]
            if len(tested) == 1 and not shown[tested[0]]:  # the one bound that both ask for
                alphas[at] = betas[at] = tested[0]
            if not any(shown[name] for name in self.numeric[at]):
                continue  # a name alone says too little
            votes = {name: shown[name] + NAMED_END * named_end(name) for name in self.numeric[at]}
            for ends, sign in ((alphas, 1), (betas, -1)):
                most, name = max((sign * vote, name) for name, vote in votes.items())
                if most > 0:
                    ends[at] = name
        return alphas, betas

    @cached_property
    def only_handed_on(self) -> Collection[str]:
        """Where no loop over the moves is ever left, the parameters that no function reads or
        assigns: they stand in the search's own calls alone, and so are no ends of a window."""
        used: set[str] = set()
        for flow in self.flows:
            calls = [node for node, _ in flow.nodes if flow.is_call(node)]
            given = {id(each) for call in calls for each in ast.walk(call)}
            for node, _ in flow.nodes:
                if isinstance(node, ast.For | ast.While):
                    inside = [*ast.walk(node)]
                    if any(id(each) in given for each in inside) and any(
                        isinstance(each, LEAVING) for each in inside
                    ):
                        return ()
            used |= {bare(node) for node, _ in flow.nodes if id(node) not in given}
        return {name for each in self.functions for name in each.parameters} - used

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
            lines.append({*aside_lines(flow, ends)} if inside and ends else ())
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
            and bare(each.operand) in names
            for flow in self.flows
            for node, _ in flow.nodes
            if flow.is_call(node)
            for each in arguments_of(node)
        )


def run_together(one: tuple[Guard, ...], other: tuple[Guard, ...]) -> bool:
    """Whether two things in the text may both run: no condition of theirs excludes it."""
    held = {id(test): holds for test, holds in one}
    return all(held.get(id(test), holds) == holds for test, holds in other)


def _is_none(value: ast.expr | None) -> bool:
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


def _cues(flow: Flow, alphas: Collection[str], betas: Collection[str]) -> Iterator[Cue]:
    ends = {*alphas, *betas}
    for taking in flow.takings:
        if taking.into in ends:
            yield Cue(WINDOW, MAX if taking.into in alphas else MIN, taking.guards)
        else:
            yield Cue(TAKES, taking.side, taking.guards)
    for node, guards in flow.nodes:
        if isinstance(node, ast.Assign) and (name := bare(node.targets[0])):
            if name in ends and name in names_in(node.value):
                yield Cue(WINDOW, MAX if name in alphas else MIN, guards)
            elif name not in ends and flow.of(node.targets[0]):
                yield from _first_values(node.value, guards)
    for test, guards in leaving_tests(flow):
        for low, high in in_order(test):
            if bare(low) in betas and bare(high) not in ends:
                yield Cue(CUTS, MAX, guards)
            elif bare(high) in alphas and bare(low) not in ends:
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
