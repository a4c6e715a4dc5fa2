from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Position:
    """Two piles: throw one away and split the other into two. Who faces two single stones has lost."""
    a: int
    b: int

    @property
    def options(self):
        return [Position(k, pile - k) for pile in {self.a, self.b} for k in range(1, pile // 2 + 1)]

    @cached_property
    def won(self):
        return any(not after.won for after in self.options)

    @cached_property
    def advice(self):
        return min(((after.a, after.b) for after in self.options if not after.won), default=None)


for a, b in ((1, 1), (3, 5), (4, 5), (5, 5), (6, 3)):
    p = Position(a, b)
    print(f"{a} and {b}:", f"won, leave {p.advice}" if p.won else "lost")
