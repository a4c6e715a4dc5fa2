from __future__ import annotations
from dataclasses import dataclass, replace

@dataclass(frozen=True)
class Window:
    low: float
    high: float
    def turned(self) -> Window:
        return Window(-self.high, -self.low)
    def raised(self, v: float) -> Window:
        return replace(self, low=max(self.low, v))
    @property
    def shut(self) -> bool:
        return self.low >= self.high

@dataclass(frozen=True)
class Row:
    """Take one marble or two, and once in the game four. Who takes the last one has lost."""
    marbles: int
    doubled: bool = False
    def after(self) -> list[Row]:
        options = [Row(self.marbles - k, self.doubled) for k in (1, 2) if k <= self.marbles]
        if not self.doubled and self.marbles >= 4:
            options.append(Row(self.marbles - 4, True))     # one big move in the whole game
        return options

def best(row: Row, window: Window) -> float:
    if row.marbles == 0:
        return 1.0
    found = float("-inf")
    for nxt in row.after():
        found = max(found, -best(nxt, window.turned()))
        window = window.raised(found)
        if window.shut:
            return found
    return found

everything = Window(float("-inf"), float("inf"))
for n in (6, 7, 8):
    print(n, "%+.0f" % best(Row(n), everything))
