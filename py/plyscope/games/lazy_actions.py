"""Legal actions that are worked out only as far as somebody looks at them.

A search that cuts after the first move does not pay for all the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import overload

from plyscope.game import A_co


class LazyActions(Sequence[A_co]):
    """A sequence with the items of an iterable, each of them asked for once, when it is needed.

    Iterating, truth and small indices take what they need from the front; the length and
    everything else work out all of them.
    """

    def __init__(self, coming: Iterable[A_co]) -> None:
        self._known: list[A_co] = []
        self._coming = iter(coming)

    def __iter__(self) -> Iterator[A_co]:
        known, coming, place = self._known, self._coming, 0
        while True:
            # Somebody else may have taken more from the front in the meantime.
            while place < len(known):
                yield known[place]
                place += 1
            for item in coming:
                known.append(item)
                break
            else:
                return

    def __contains__(self, item: object) -> bool:
        return item in self._known or item in self._all()

    def __bool__(self) -> bool:
        return self._know(1)

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> A_co: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A_co]: ...
    def __getitem__(self, index: int | slice) -> A_co | Sequence[A_co]:
        if isinstance(index, int) and index >= 0:
            self._know(index + 1)
            return self._known[index]
        return self._all()[index]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Sequence) and not isinstance(other, str):
            return self._all() == list(other)
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())

    def _know(self, count: int) -> bool:
        """Ask for items until `count` are known. Returns whether there are so many."""
        missing = count - len(self._known)
        if missing > 0:
            self._known.extend(islice(self._coming, missing))
        return len(self._known) >= count

    def _all(self) -> list[A_co]:
        self._known.extend(self._coming)
        return self._known
