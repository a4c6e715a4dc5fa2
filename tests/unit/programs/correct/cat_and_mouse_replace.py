from __future__ import annotations
from dataclasses import dataclass, replace
from typing import Iterator

HOUSE = {"hall": ["kitchen", "stairs", "salon"], "kitchen": ["hall", "cellar"], "stairs": ["hall", "attic"],
         "salon": ["hall", "attic"], "cellar": ["kitchen"], "attic": ["stairs", "salon"]}


@dataclass(frozen=True)
class Chase:
    cat: str
    mouse: str
    turn: str = "mouse"
    moves_left: int = 7
    cheese: frozenset = frozenset({"kitchen", "attic"})

    def following(self) -> Iterator[Chase]:
        for room in HOUSE[getattr(self, self.turn)]:
            after = replace(self, moves_left=self.moves_left - 1, **{self.turn: room})
            if self.turn == "mouse":
                yield replace(after, turn="cat", cheese=self.cheese - {room})
            else:
                yield replace(after, turn="mouse")

    @property
    def finished(self) -> bool:
        return self.cat == self.mouse or self.moves_left == 0 or not self.cheese

    def reward(self) -> int:
        eaten = 2 - len(self.cheese)
        return eaten - (5 if self.cat == self.mouse else 0)


GOAL = {"mouse": max, "cat": min}


def value(chase: Chase) -> int:
    if chase.finished:
        return chase.reward()
    return GOAL[chase.turn](value(after) for after in chase.following())


start = Chase(cat="hall", mouse="cellar")
print(value(start), GOAL[start.turn](start.following(), key=value).mouse)
print(value(replace(start, cat="attic")))
