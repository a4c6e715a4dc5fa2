"""Which branch of its text each node of a search runs, as its arguments decide: MAX's or MIN's.

The text says which branch is whose by several cues, the names too, and so does what the nodes do.
Where these disagree, the search has a mistake; most of them say what was meant.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Final

from plyscope.recognition.conditions import Names, Truth
from plyscope.recognition.evidence import Evidence
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side import Side, levels
from plyscope.recognition.side_hints import FIXED, TAKES, Cue, Text, run_together
from plyscope.recognition.value import LARGEST, SMALLEST
from plyscope.recognition.words import CHANCE, MAX, MIN, SIDE, means, side_in

OPPOSITE: Final = {MAX: MIN, MIN: MAX}
WEIGHT: Final = {MAX: 1, MIN: -1, CHANCE: 0}
ENOUGH: Final = 2
NAMED: Final = 2
"""A name that says MAX or MIN counts as much as two other cues."""
WRITTEN: Final = "read from the text"
MOST_TESTS: Final = 4
MOST_BRANCHES: Final = 8


@dataclass(frozen=True)
class Branches:
    """The branches that a search runs, and whose they are.

    Attributes:
        of: for each node, the place of its branch; None where that cannot be read.
        sides: for each branch, whose it is, a player's or chance's; None if nothing says so.
        votes: for each branch how much speaks for MAX, or, below 0, for MIN.
        turned_round: the branches that were given to the other side than their own cues say,
            because players take turns.
        name: what decides the branch.
        sure: whether several cues say of each branch whose it is.
    """

    of: Sequence[int | None]
    sides: Sequence[str | None]
    votes: Sequence[int]
    turned_round: frozenset[int]
    name: str
    sure: bool

    def side(self, node: int) -> str | None:
        """Who moves at a node."""
        at = self.of[node]
        return None if at is None else self.sides[at]


def branches_of(evidence: Evidence, text: Text, taken: Sequence[str | None]) -> Branches | None:
    """The branches of a search; None if it has only one, or too many. `taken` is what each node
    has visibly taken of the values below it."""
    inner = [node for node, family in enumerate(evidence.below) if family]
    if not inner:
        return None
    reader = _Reader(evidence, text)
    keys = {node: reader.key(node) for node in inner}
    places = {key: at for at, key in enumerate(dict.fromkeys(keys.values()))}
    is_one_side = _has_only_one_side(evidence, text)
    if len(places) > MOST_BRANCHES or (len(places) == 1 and not is_one_side):
        return None
    of: list[int | None] = [None] * evidence.count
    for node, key in keys.items():
        of[node] = places[key]
    first = {at: node for node in reversed(inner) if (at := of[node]) is not None}
    votes = [reader.vote(first[at]) + _done(of, at, taken) for at in range(len(places))]
    chance = frozenset(at for at in range(len(places)) if reader.is_chance(first[at]))
    mixed = frozenset(at for at in range(len(places)) if reader.is_mixed(first[at]))
    record, flows = evidence.record, text.flows
    hands_on = any(
        all(
            record.line[child] in flows[record.function[node]].handed_on
            for child in evidence.below[node]
        )
        for node in first.values()
    )
    in_turn = not is_one_side and not hands_on
    sides, turned = _assigned(evidence, of, votes, chance, mixed, in_turn=in_turn)
    sure = all(at in mixed or _is_sure(at, sides, votes, turned) for at in range(len(places)))
    return Branches(of, sides, votes, turned, reader.name, sure)


def _has_only_one_side(evidence: Evidence, text: Text) -> bool:
    """Whether all nodes with replies are of functions that take the smallest, or all of such that
    take the largest, while another function does the opposite."""
    took = [{cue.side for cue in cues if cue.kind == TAKES} for cues in text.cues]
    inner = {evidence.record.function[node] for node, family in enumerate(evidence.below) if family}
    others = set().union(*(sides for at, sides in enumerate(took) if at not in inner))
    own = set().union(*(took[at] for at in inner))
    return len(own) == 1 and {OPPOSITE.get(side) for side in own} == others


def _is_sure(
    branch: int, sides: Sequence[str | None], votes: Sequence[int], turned: Collection[int]
) -> bool:
    """Whether a branch has two cues more for its side than for the other, or the branch that it
    takes turns with has."""
    side, vote = sides[branch], votes[branch]
    if side == CHANCE:
        return True
    if branch in turned or abs(vote) < ENOUGH:
        return len(votes) == 2 and side is not None and abs(votes[1 - branch]) >= ENOUGH
    return WEIGHT[side or CHANCE] * vote > 0


def side_as_written(
    evidence: Evidence, text: Text, branches: Branches | None, known: Side | None
) -> Side | None:
    """Who moves, as the text of the search says: in each of its branches, or in turns. `known` is
    what the values say."""
    inner = [node for node, family in enumerate(evidence.below) if family]
    if FIXED not in text.whose:
        sides = [MIN if level % 2 else MAX for level in levels(evidence)]
        return known or Side("the level in the tree", WRITTEN, sides)
    if branches is None or not branches.sure:
        return known
    written = [branches.side(node) for node in range(evidence.count)]
    if known is not None and all(known.sides[node] == written[node] for node in inner):
        return known
    return Side(branches.name, WRITTEN, written)


def _done(of: Sequence[int | None], branch: int, taken: Sequence[str | None]) -> int:
    """What the nodes of a branch do, as one cue."""
    did = Counter(took for at, took in zip(of, taken, strict=True) if at == branch)
    more = did[LARGEST] - did[SMALLEST]
    return (more > 0) - (more < 0)


def _assigned(
    evidence: Evidence,
    of: Sequence[int | None],
    votes: Sequence[int],
    chance: frozenset[int],
    mixed: frozenset[int],
    *,
    in_turn: bool,
) -> tuple[list[str | None], frozenset[int]]:
    """Each branch to the side that most cues are for, and those turned round. Of players that take
    turns (`in_turn`), one cannot be the other: then the branch with the weakest cues is turned
    round, or the one that is not the root's."""
    sides: list[str | None] = [
        CHANCE if at in chance else None if at in mixed or not vote else MAX if vote > 0 else MIN
        for at, vote in enumerate(votes)
    ]
    pairs = {(of[above], of[node]) for above, node in evidence.edges if of[node] is not None}
    same_again = any(one == other for one, other in pairs)
    if not in_turn or same_again or len(votes) != 2 or chance or mixed:
        return sides, frozenset()
    if sides[0] == sides[1]:
        weaker = 0 if abs(votes[0]) < abs(votes[1]) else 1  # the root has the first one
        if sides[0] is None:
            return sides, frozenset()
        sides[weaker] = OPPOSITE[sides[weaker] or MAX]
        return sides, frozenset({weaker})
    for at in (0, 1):
        sides[at] = sides[at] or OPPOSITE[sides[1 - at] or MAX]
    return sides, frozenset()


@dataclass(frozen=True)
class _Site:
    """A recursive call in the text, from its first to its last line, and which conditions hold
    there."""

    first: int
    last: int
    holds: Mapping[str, bool]


def _sites(flow: Flow) -> Iterator[_Site]:
    for node, guards in flow.nodes:
        if isinstance(node, ast.Call) and flow.is_call(node):
            holds = {ast.unparse(test): held for test, held in guards}
            yield _Site(node.lineno, node.end_lineno or node.lineno, holds)


class _Reader:
    """Reads the conditions in the text at each node."""

    def __init__(self, evidence: Evidence, text: Text) -> None:
        self.evidence, self.text = evidence, text
        self.names = Names(evidence, text)
        self.sites = [list(_sites(flow)) for flow in text.flows]
        self.tests = [self._tests(at, cues) for at, cues in enumerate(text.cues)]

    def _tests(self, function: int, cues: Sequence[Cue]) -> dict[str, ast.expr]:
        """The conditions that decide the branch: some cues stand under one and others under its
        opposite, or it asks for a player. Its value must be known at a node, or be seen from where
        the search goes on."""
        ways: dict[str, set[bool]] = {}
        tests: dict[str, ast.expr] = {}
        for cue in cues:
            for test, holds in cue.guards:
                name = ast.unparse(test)
                tests[name] = test
                ways.setdefault(name, set()).add(holds)
        seen = {name for site in self.sites[function] for name in site.holds}
        found = [name for name in tests if len(ways[name]) > 1 or _is_about_side(tests[name])]
        known = [
            name for name in found if name in seen or self.names.leaves(tests[name]) is not None
        ]
        return {name: tests[name] for name in known[:MOST_TESTS]}

    def key(self, node: int) -> Hashable:
        """What decides the branch of a node."""
        function = self.evidence.record.function[node]
        return function, tuple(
            [self.truth(name, test, node) for name, test in self.tests[function].items()]
        )

    def truth(self, name: str, test: ast.expr, node: int) -> Truth:
        """Whether a condition holds at a node; None if that cannot be read."""
        if self.names.leaves(test) is None:
            return self._seen(name, node)
        return self.names.truth(test, node)

    def _seen(self, name: str, node: int) -> Truth:
        """Whether a condition holds, told by the lines from which the search goes on."""
        record = self.evidence.record
        lines = {record.line[child] for child in self.evidence.below[node]}
        found = {
            site.holds[name]
            for site in self.sites[record.function[node]]
            if name in site.holds and any(site.first <= line <= site.last for line in lines)
        }
        return found.pop() if len(found) == 1 else None

    @property
    def name(self) -> str:
        """What decides the branch: something that a condition asks for, or the functions."""
        leaves = [
            leaf
            for tests in self.tests
            for test in tests.values()
            for leaf in self.names.leaves(test) or ()
            if self.names.varies(leaf)
        ]
        return leaves[0] if leaves else " / ".join(each.name for each in self.text.functions)

    def _running(self, node: int) -> list[Cue]:
        """The cues that stand in the branch of a node."""
        function = self.evidence.record.function[node]
        held = self._held(node)
        return [
            cue
            for cue in self.text.cues[function]
            if all(held.get(ast.unparse(test)) in (None, holds) for test, holds in cue.guards)
        ]

    def _held(self, node: int) -> dict[str, Truth]:
        tests = self.tests[self.evidence.record.function[node]]
        return {name: self.truth(name, test, node) for name, test in tests.items()}

    def is_chance(self, node: int) -> bool:
        """Whether values are added up at a node, and none is chosen."""
        taken = {cue.side for cue in self._running(node) if cue.kind == TAKES}
        return taken == {CHANCE}

    def is_mixed(self, node: int) -> bool:
        """Whether at a node the best replies are chosen for each of several outcomes, and these are
        added up: the throw of the dice and the move after it."""
        running = [cue for cue in self._running(node) if cue.kind == TAKES]
        return any(
            one.side == CHANCE != other.side and run_together(one.guards, other.guards)
            for one in running
            for other in running
        )

    def vote(self, node: int) -> int:
        """How much speaks for MAX at a node."""
        function = self.evidence.record.function[node]
        tests, held = self.tests[function], self._held(node)
        running = sorted(self._running(node), key=attrgetter("kind"))
        votes = 0
        for _, same in groupby(running, key=attrgetter("kind")):
            more = sum(WEIGHT[cue.side] for cue in same)
            votes += (more > 0) - (more < 0)
        said = {side_in(self.text.functions[function].name)}
        said |= {_said(tests[name], truth) for name, truth in held.items()}
        return votes + NAMED * ((MAX in said) - (MIN in said))


def _is_about_side(test: ast.expr) -> bool:
    """Whether a condition asks for something that is called like a player."""
    names = [each.id for each in ast.walk(test) if isinstance(each, ast.Name)]
    names += [each.attr for each in ast.walk(test) if isinstance(each, ast.Attribute)]
    return any(means(name, SIDE) or side_in(name) for name in names)


def _said(test: ast.expr, truth: Truth) -> str | None:
    """The side that a condition names: `is_max`, `kind == "min"`, `not maximizing`."""
    if truth is None:
        return None
    named: str | None = None
    if isinstance(test, ast.Name | ast.Attribute):
        named = side_in(test.id if isinstance(test, ast.Name) else test.attr)
    elif isinstance(test, ast.Compare) and isinstance(test.comparators[0], ast.Constant):
        found = test.comparators[0].value
        if isinstance(found, str) and isinstance(test.ops[0], ast.Eq):
            named = side_in(found)
        elif type(found) is bool and isinstance(test.ops[0], ast.Eq | ast.Is):
            named = _said(test.left, found)
    return named if truth or named is None else OPPOSITE[named]
