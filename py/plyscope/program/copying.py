"""Which of a call's arguments must be copied, because the program may change them.

Most arguments are numbers and words, and a board is often one flat list. So the first calls of a
function are looked at closely, and the later ones are taken to be alike. Whether they were is
checked when the program has ended; if not, it is run again, and every call is looked at closely.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import inf
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.snapshot import ATOMS, LARGEST, SNAPSHOTS, snapshot

keep_builtins(globals())

LOOKED_AT: Final = 64
"""How many calls are looked at closely; after them, one in every so many."""
NONE: Final = -1
UNCHANGING: Final = ATOMS | SNAPSHOTS


class Copying:
    """What is copied of a function's arguments.

    Attributes:
        list_place: the place of the only argument that can change, if it is a flat list; or `NONE`.
        places: which ones can change, if these are not one flat list.
        until: the calls are looked at closely up to this node.
    """

    def __init__(self, *, careful: bool) -> None:
        self.careful = careful
        self.list_place = NONE
        self.places: list[int] = []
        self.until = inf
        self.first_list = NONE

    def look(self, values: Sequence[Any], node: int) -> None:
        """Learn what can change from one more call."""
        if not self.careful and self.until == inf:
            self.until = node + LOOKED_AT
        places = {place for place, value in enumerate(values) if can_change(value)}
        places.update(self.places)
        if self.list_place >= 0:
            places.add(self.list_place)
        if places == {self.first_list} or (len(places) == 1 and self.first_list == NONE):
            (only,) = places
            if not self.places and is_flat(values[only]):
                self.list_place = self.first_list = only
                return
        self.list_place, self.places = NONE, sorted(places)

    def was_right(self, rows: Sequence[Sequence[Any]]) -> bool:
        """Whether all calls were alike; `rows` are their arguments as they were kept."""
        if self.careful:
            return True
        for place in range(len(rows[0])):
            column = [row[place] for row in rows]
            kinds = set(map(type, column)) - UNCHANGING
            if place == self.first_list and list in kinds:
                kinds.remove(list)
                if not _are_flat(column):
                    return False
            if kinds and any(can_change(each) for each in column if type(each) in kinds):
                return False
        return True


def can_change(value: Any) -> bool:
    return type(value) not in ATOMS and snapshot(value) is not value


def is_flat(value: Any) -> bool:
    """Whether a value is a list, not a large one, of numbers and words."""
    return type(value) is list and len(value) <= LARGEST and ATOMS.issuperset(map(type, value))


def _are_flat(column: Sequence[Any]) -> bool:
    """Whether all lists among these hold only numbers and words."""
    lists = [each for each in column if type(each) is list]
    return ATOMS.issuperset(map(type, chain.from_iterable(lists)))
