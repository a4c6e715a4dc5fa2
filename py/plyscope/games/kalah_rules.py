"""The rules of Kalah, the mancala game: sowing seeds, capturing them, and moving again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from plyscope.game import MAX, MIN, BadInput, IllegalAction, MovesAgain, Player
from plyscope.games.evaluation import Feature, Features, below_a_win
from plyscope.games.presentable import Picture, Usual, legal
from plyscope.input.phrases import counted

HOUSE: Final = re.compile(r"[1-9]")
NAMES: Final = {MAX: "South", MIN: "North"}


class Sown(NamedTuple):
    """A state: the seeds in each pit, in the order of sowing, and whose turn it is.

    First come MAX's houses, then MAX's store, then MIN's houses, then MIN's store.
    """

    pits: tuple[int, ...]
    mover: Player


class Kalah(Features[Sown], MovesAgain, Usual):
    """The rules, with any number of houses on each side and of seeds in each house at the start.

    A move takes all seeds of one's own house and sows them, one in each pit, through one's own
    store but not through the other side's. If the last seed falls into the own store, the same side
    moves again. If it falls into an own house that was empty, and there are seeds in the house
    across, these and the last seed go into the own store. When a side has no seeds left in its
    houses, the game is over, and the other side keeps what is in its own.

    A position is worth the seeds that MAX has more than MIN in the end. Irving, Donkers &
    Uiterwijk, "Solving Kalah", ICGA Journal 23(3), 2000.

    An action is the place of a house on the mover's side, from 0, in the order of sowing.
    """

    def __init__(self, houses: int = 6, seeds: int = 4, start: Sown | None = None) -> None:
        """`start` is another position to start from, on a board with as many houses."""
        self.houses = houses
        side = (seeds,) * houses + (0,)
        self.initial = start or Sown(side + side, MAX)
        self.total = sum(self.initial.pits)
        self._first = {MAX: 0, MIN: houses + 1}
        self._store = {MAX: houses, MIN: 2 * houses + 1}
        # Round the board for each side: where each pit's next seed goes.
        pits = range(2 * houses + 2)
        self._next = {
            side: [self._after(pit, skipped=self._store[other]) for pit in pits]
            for side, other in ((MAX, MIN), (MIN, MAX))
        }
        most = max(1, self.total - 1)
        self._feature_list = (
            Feature("store", "Seeds in the store", most, 1),
            Feature("houses", "Seeds in the houses", most, 0),
            Feature("again", "Houses that give another move", houses, 0),
            Feature("capture", "The most that one move captures", most, 0),
        )

    def _after(self, pit: int, skipped: int) -> int:
        after = (pit + 1) % (2 * self.houses + 2)
        return self._after(after, skipped) if after == skipped else after

    @property
    def bounds(self) -> tuple[float, float]:
        """All seeds for MIN, or for MAX."""
        return (-self.total, self.total)

    def to_move(self, state: Sown) -> Player:
        """As the state says: who sows the last seed into the own store moves again."""
        return state.mover

    def actions(self, state: Sown) -> list[int]:
        """The mover's houses with seeds, in the order of sowing; none when the game is over."""
        if self.is_terminal(state):
            return []
        first = self._first[state.mover]
        return [house for house in range(self.houses) if state.pits[first + house]]

    def result(self, state: Sown, action: int) -> Sown:
        """The pits after sowing a house, and capturing. Raises `IllegalAction`."""
        mover = state.mover
        if not 0 <= action < self.houses or not state.pits[self._first[mover] + action]:
            raise IllegalAction(self._why_not(state, action))
        if self.is_terminal(state):
            raise IllegalAction(f"The game is over: {self.verdict(state)}")
        pits, last = self._sown(state, action)
        if last == self._store[mover]:
            return Sown(tuple(pits), mover)
        captured = self._captured(pits, last, mover)
        if captured:
            pits[self._across(last)] = pits[last] = 0
            pits[self._store[mover]] += captured
        return Sown(tuple(pits), MIN if mover == MAX else MAX)

    def _sown(self, state: Sown, action: int) -> tuple[list[int], int]:
        """The pits after sowing, before a capture, and where the last seed fell."""
        after = self._next[state.mover]
        pits = list(state.pits)
        pit = self._first[state.mover] + action
        seeds, pits[pit] = pits[pit], 0
        for _ in range(seeds):
            pit = after[pit]
            pits[pit] += 1
        return pits, pit

    def _captured(self, pits: Sequence[int], last: int, mover: Player) -> int:
        """How many seeds go into the mover's store when the last one fell into the pit `last`."""
        if pits[last] != 1 or not 0 <= last - self._first[mover] < self.houses:
            return 0
        across = pits[self._across(last)]
        return across + 1 if across else 0

    def _across(self, pit: int) -> int:
        """The house that faces a house."""
        return 2 * self.houses - pit

    def is_terminal(self, state: Sown) -> bool:
        """Whether a side has no seeds left in its houses."""
        pits, houses = state.pits, self.houses
        return not any(pits[:houses]) or not any(pits[houses + 1 : -1])

    def utility(self, state: Sown) -> float:
        """The seeds that MAX has more than MIN, those left in the houses too."""
        half = self.houses + 1
        return sum(state.pits[:half]) - sum(state.pits[half:])

    def evaluate(self, state: Sown) -> float:
        """The seeds that MAX has more than MIN in the store."""
        return state.pits[self.houses] - state.pits[-1]

    @property
    def feature_list(self) -> Sequence[Feature]:
        """The stores, and what a store does not show."""
        return self._feature_list

    def features(self, state: Sown) -> tuple[float, ...]:
        """For each of `feature_list`: how much MAX has minus how much MIN has."""
        pits, houses = state.pits, self.houses
        most = self.total - 1
        balance = pits[houses] - pits[-1]
        mine, theirs = (self._prospects(Sown(pits, side)) for side in (MAX, MIN))
        return (
            max(-most, min(most, balance)),
            sum(pits[:houses]) - sum(pits[houses + 1 : -1]),
            mine[0] - theirs[0],
            mine[1] - theirs[1],
        )

    def _prospects(self, state: Sown) -> tuple[int, int]:
        """If it is the mover's turn: how many houses give another move, and the largest capture."""
        again = most = 0
        first = self._first[state.mover]
        for house in range(self.houses):
            if state.pits[first + house]:
                pits, last = self._sown(state, house)
                again += last == self._store[state.mover]
                most = max(most, self._captured(pits, last, state.mover))
        return again, most

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score, scaled to lie strictly between all seeds for MIN and all seeds for MAX."""
        return self.total * below_a_win(score, weights, self.feature_list)

    def format(self, state: Sown) -> str:
        """As `4 4 4 4 4 4 (0) / 4 4 4 4 4 4 (0)`: MAX's houses and store, then MIN's, each in the
        order of sowing; with `min` in front when MIN is to move."""
        half = self.houses + 1
        sides = (state.pits[:half], state.pits[half:])
        rows = [f"{' '.join(map(str, side[:-1]))} ({side[-1]})" for side in sides]
        return f"{'min ' if state.mover == MIN else ''}{' / '.join(rows)}"

    def action_id(self, state: Sown, action: int) -> str:
        """The number of the house, from 1."""
        return str(action + 1)

    def action_name(self, state: Sown, action: int) -> str:
        """As "house 3", counted from 1 in the order of sowing."""
        return f"house {action + 1}"

    def parse_action(self, state: Sown, text: str) -> int:
        """The house with that number, from 1, or that name. Raises `BadInput` when it cannot be
        sown."""
        typed = text.strip().removeprefix("house ")
        if not HOUSE.fullmatch(typed):
            raise BadInput(f"A move is the number of a house, 1 to {self.houses}.", field="action")
        action = int(typed) - 1
        return legal(self, state, action)

    def picture(self, state: Sown) -> Picture:
        """The pits in the order of sowing, and whose turn it is."""
        return {
            "kind": "kalah",
            "houses": self.houses,
            "pits": list(state.pits),
            "mover": state.mover,
            "names": NAMES,
        }

    def verdict(self, state: Sown) -> str:
        """Who has more seeds when the game is over."""
        if not self.is_terminal(state):
            return ""
        more = int(self.utility(state))
        half = self.houses + 1
        south, north = sum(state.pits[:half]), sum(state.pits[half:])
        if more == 0:
            return f"Both have {counted(south, 'seed')}: a draw."
        winner = NAMES[MAX if more > 0 else MIN]
        return f"{winner} wins by {max(south, north)} seeds to {min(south, north)}."

    def _why_not(self, state: Sown, action: int) -> str:
        if not 0 <= action < self.houses:
            return f"The houses are 1 to {self.houses}."
        return f"House {action + 1} of {NAMES[state.mover]} is empty."
