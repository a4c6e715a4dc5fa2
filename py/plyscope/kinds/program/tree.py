"""The tree of a program's calls as columns, with what `recognition` has read in them."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isnan, nan
from typing import Any, Final

from plyscope.kinds.program.events import Events, events_of
from plyscope.kinds.program.labels import cut_short, label, on_one_line, one_line, pointed
from plyscope.program import Record
from plyscope.program.numbers import as_float, is_held, is_number, number_text
from plyscope.program.record import RAISED, RETURNED
from plyscope.program.written import written
from plyscope.recognition import Reading
from plyscope.recognition.evidence import MISSING, Path
from plyscope.recognition.side_hints import LAST
from plyscope.recognition.words import CHANCE, MAX, MIN
from plyscope.tracing.readings import NO_READINGS
from plyscope.tracing.recursion import CALLED
from plyscope.tracing.rows import (
    CHANCE_TO_MOVE,
    DRIVER,
    INNER,
    MAX_TO_MOVE,
    MIN_TO_MOVE,
    PRUNED,
    TERMINAL,
)

PROGRAM: Final = "the program"
KINDS: Final = {MAX: MAX_TO_MOVE, MIN: MIN_TO_MOVE, CHANCE: CHANCE_TO_MOVE}
OTHER: Final = {MAX_TO_MOVE: MIN_TO_MOVE, MIN_TO_MOVE: MAX_TO_MOVE}


@dataclass(frozen=True)
class Tree:
    """The columns, and the texts that they point into.

    Attributes:
        shift: 1 if a row for the program itself stands above several searches, else 0.
        passes: the first row of each of these searches, and the one after its last.
        visited: how many rows were calls; the rest were cut.
        game: whether players move at the rows.
        turned: whether values are from the side of the player to move.
        exact: by row, the values that no float can hold, as text.
    """

    columns: dict[str, array[Any]]
    moves: list[str]
    names: list[str]
    states: list[str]
    arguments: list[tuple[str, str]]
    shift: int
    passes: list[tuple[int, int]]
    visited: int
    game: bool
    turned: bool
    exact: dict[str, str]


def tree_of(record: Record | None, reading: Reading | None) -> Tree:
    """The tree of a run. If it had no search, or several, the program itself is the root."""
    if record is None or reading is None:
        return _Maker(NOTHING, None).tree()
    return _Maker(record, reading).tree()


def shift_of(record: Record) -> int:
    """1 if a row for the program itself stands above its searches: it has several, or none."""
    return int(record.parent.count(-1) != 1)


NOTHING: Final = Record((), [], ())


class _Maker:
    """Makes the columns of one record."""

    def __init__(self, record: Record, reading: Reading | None) -> None:
        self.record, self.reading = record, reading
        self.shift = shift_of(record)
        self.visited = len(record) + self.shift
        # A search that nothing called is below the program, if that has a row.
        self.parent = [-1] * self.shift + [node + self.shift for node in record.parent]
        cuts = reading.cuts if reading else {}
        self.cut = [(node, move) for node in sorted(cuts) for move in cuts[node]]
        self.game = bool(reading and reading.side)
        self.turned = bool(self.game and reading and reading.value and reading.value.negates)

    def tree(self) -> Tree:
        """All of it."""
        record, shift = self.record, self.shift
        below = [node + shift for node, _ in self.cut]
        parent = [*self.parent, *below]
        count = len(parent)
        ended = [RETURNED] * shift + list(record.ended)
        lines = [(node + shift, line, new) for node, line, new in record.lines if node >= 0]
        events = events_of(self.parent, ended, lines)
        kind = self._kinds(parent)
        alpha, beta = self._windows(kind)
        moves, action = self._moves()
        names, name = self._names()
        states, shown, same = self._states(count)
        besides = {path.name for path in self.reading.state} if self.reading else set()
        given, arguments = given_columns(record, besides, events, shift, len(self.cut))
        value, exact = self._values(kind)
        columns: dict[str, array[Any]] = {
            "parent": array("i", parent),
            "above": array("i", parent),
            "action": action,
            "cell": array("h", [-1]) * count,
            "kind": array("B", kind),
            "status": self._statuses(count),
            "value": value,
            "chance": array("d", [nan]) * count,
            "code": array("B", [0] * shift + [min(each, 255) for each in record.function])
            + array("B", [0]) * (count - self.visited),
            "same": same,
            "link": array("i", [-1]) * count,
            "alpha": alpha,
            "beta": beta,
            "event": events.event,
            "name": name,
            "shown": shown,
            **given,
            **NO_READINGS,
        }
        texts = (moves, names, states, arguments)
        passes = self._passes(kind)
        return Tree(columns, *texts, shift, passes, self.visited, self.game, self.turned, exact)

    def _kinds(self, parent: Sequence[int]) -> list[int]:
        sides = self.reading.side.sides if self.reading and self.reading.side else ()
        kinds = [CALLED] * self.visited
        for node, side in enumerate(sides):
            kinds[node + self.shift] = KINDS.get(side or "", CALLED)
        if self.shift:
            kinds[0] = self._kind_of_program(kinds)
        for row in range(self.visited, len(parent)):
            kinds.append(OTHER.get(kinds[parent[row]], CALLED))
        return kinds

    def _kind_of_program(self, kinds: Sequence[int]) -> int:
        """Who moves above several searches: if one call tries the moves in a loop and searches the
        position after each, the other player; otherwise nobody."""
        roots = [node for node, parent in enumerate(self.record.parent) if parent < 0]
        if not roots:
            return CALLED
        below = {kinds[node + self.shift] for node in roots}
        starters = {self.record.starter[node] for node in roots}
        tries_moves = all(self.record.caller[node][0] for node in roots)
        if len(starters) == len(below) == 1 and tries_moves and self._differ(roots):
            return OTHER.get(below.pop(), DRIVER)
        return DRIVER

    def _differ(self, roots: Sequence[int]) -> bool:
        """Whether these calls have different states, as after different moves."""
        paths = self.reading.state if self.reading else ()
        states = {_key(tuple(path.values[node] for path in paths)) for node in roots}
        return len(states) == len(roots) > 1

    def _passes(self, kind: Sequence[int]) -> list[tuple[int, int]]:
        if not self.shift or kind[0] != DRIVER:
            return []
        starts = [row for row in range(1, self.visited) if self.parent[row] == 0]
        return list(pairwise([*starts, self.visited]))

    def _statuses(self, count: int) -> array[int]:
        status = array("B", [TERMINAL]) * self.visited
        for above in (*self.parent, *(node + self.shift for node, _ in self.cut)):
            if above >= 0:
                status[above] = INNER
        for node, ended in enumerate(self.record.ended):
            if ended == RAISED:
                status[node + self.shift] = INNER
        return status + array("B", [PRUNED]) * (count - self.visited)

    def _values(self, kind: Sequence[int]) -> tuple[array[float], dict[str, str]]:
        """The values from MAX's side, not a number where a call has none; and as text those that a
        float would change."""
        values, exact = array("d", [nan]) * len(kind), {}
        value = self.reading.value if self.reading else None
        turning = MAX_TO_MOVE if value and value.whose == LAST else MIN_TO_MOVE
        for row, number in enumerate(value.numbers if value else (), self.shift):
            if value and number is not None:
                is_turned = self.turned and kind[row] == turning
                shown = value.turned(number) if is_turned else number
                values[row] = as_float(shown)
                if type(shown) is not float and not is_held(shown):
                    exact[str(row)] = cut_short(number_text(shown).replace("-", "−"))
        if self.shift and kind[0] in OTHER:
            tried = [values[row] for row in range(1, self.visited) if self.parent[row] == 0]
            known = [each for each in tried if not isnan(each)]
            best = max if kind[0] == MAX_TO_MOVE else min
            values[0] = best(known, default=nan)
        return values, exact

    def _windows(self, kind: Sequence[int]) -> tuple[array[float], array[float]]:
        """The windows as the calls began, from MAX's side."""
        alpha, beta = array("d", [nan]) * len(kind), array("d", [nan]) * len(kind)
        window = self.reading.window if self.reading else None
        ends = [map(_number, path.values) for path in window or ()]
        for row, (low, high) in enumerate(zip(*ends, strict=True), self.shift):
            if not isnan(low) and not isnan(high):
                is_turned = self.turned and kind[row] == MIN_TO_MOVE
                alpha[row], beta[row] = (-high, -low) if is_turned else (low, high)
        return alpha, beta

    def _moves(self) -> tuple[list[str], array[int]]:
        """The moves as text; which of them leads to each row, −1 for none."""
        moves = self.reading.move.moves if self.reading and self.reading.move else ()
        labels = [label(move) if move is not None else None for move in moves]
        labels += [None] * (len(self.record) - len(labels))
        cut = [label(move) for _, move in self.cut]
        return pointed([*[None] * self.shift, *labels, *cut])

    def _names(self) -> tuple[list[str], array[int]]:
        """What calls are called, where no move tells them apart: "fib(3)"."""
        if self.game and self.reading and self.reading.move:
            unnamed = [None] * (len(self.record) + len(self.cut))
            return pointed([*[PROGRAM] * self.shift, *unnamed])
        roles = self.reading.roles if self.reading else {}
        ends = (roles.get(role) for role in ("alpha", "beta", "depth"))
        besides = {"self", *(read.source for read in ends if read)}
        labels: list[str | None] = [PROGRAM] * self.shift
        for function, arguments in zip(self.record.function, self.record.arguments, strict=True):
            called = self.record.functions[function]
            slots = zip(self.record.slots[function], arguments, strict=True)
            shown = set(called.parameters) - besides
            given = ", ".join(on_one_line(value) for slot, value in slots if slot in shown)
            labels.append(f"{called.name}({cut_short(given)})")
        return pointed([*labels, *[None] * len(self.cut)])

    def _states(self, count: int) -> tuple[list[str], array[int], array[int]]:
        """The states as text, which is shown at each row, and the first row with the same one."""
        paths = self.reading.state if self.reading else ()
        held = [tuple(path.values[node] for path in paths) for node in range(self._known(paths))]
        shown: dict[Any, int] = {}
        first: dict[Any, int] = {}
        states: list[str] = []
        place, same = array("i", [-1]) * count, array("i", range(count))
        for node, values in enumerate(held):
            row, key = node + self.shift, _key(values)
            if key not in shown:
                shown[key], first[key] = len(states), row
                states.append("\n".join(written(each) for each in values if each is not MISSING))
            place[row], same[row] = shown[key], first[key]
        return states, place, same

    def _known(self, paths: Sequence[Path]) -> int:
        return min((len(path.values) for path in paths), default=0)


def _key(values: tuple[Any, ...]) -> Any:
    try:
        hash(values)
    except TypeError:
        return repr(values)
    return values


def _number(value: Any) -> float:
    if type(value) is float:
        return value
    if isinstance(value, bool) or not is_number(value):
        return nan
    return as_float(value)


Arguments = list[tuple[str, str]]
"""Names with values as text, each pair once."""


def given_columns(
    record: Record, besides: Collection[str], events: Events, shift: int, cut: int
) -> tuple[dict[str, array[Any]], Arguments]:
    """The columns, and the pairs that they point to. What takes more than a line is left out, and
    so are the parameters in `besides`. Before the rows of calls there are `shift` others, and after
    them `cut`."""
    wanted = [
        [(at, slot) for at, slot in enumerate(slots) if slot not in besides]
        for slots in record.slots
    ]
    places: dict[tuple[str, str], int] = {}
    given: list[int] = []
    start = [0] * (shift + 1)
    for function, held in zip(record.function, record.arguments, strict=True):
        for at, slot in wanted[function]:
            text = one_line(held[at])
            if text:
                given.append(places.setdefault((slot, text), len(places)))
        start.append(len(given))
    start += [len(given)] * cut
    became = [
        (event, places.setdefault((name, text), len(places)))
        for event, name, value in events.changes
        if (text := one_line(value))
    ]
    columns = {
        "given": array("i", given),
        "given_start": array("i", start),
        "became_at": array("i", [event for event, _ in became]),
        "became": array("i", [place for _, place in became]),
    }
    return columns, list(places)
