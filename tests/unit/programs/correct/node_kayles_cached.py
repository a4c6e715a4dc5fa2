"""Node Kayles: claim a free corner of the graph that has no claimed neighbour. Who cannot has lost."""
from functools import cache

def solve(edges):
    around = {}
    for a, b in edges:
        around.setdefault(a, set()).add(b)
        around.setdefault(b, set()).add(a)

    @cache
    def mover_wins(free):
        for corner in sorted(free):
            if not mover_wins(free - {corner} - around[corner]):
                return True
        return False

    everything = frozenset(around)
    winning = [c for c in sorted(around) if not mover_wins(everything - {c} - around[c])]
    return mover_wins(everything), winning, mover_wins.cache_info().currsize

PATH = [(k, k + 1) for k in range(1, 8)]
CYCLE = [(k, k % 6 + 1) for k in range(1, 7)]
STAR_WITH_TAIL = [("a", c) for c in "bcde"] + [("e", "f"), ("f", "g")]
for edges in (PATH, CYCLE, STAR_WITH_TAIL):
    print(*solve(edges))
