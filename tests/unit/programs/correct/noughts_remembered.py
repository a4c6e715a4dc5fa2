from functools import lru_cache
from math import inf

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def made(cells):
    for a, b, c in ROWS:
        if cells[a] == cells[b] == cells[c] != "_":
            return 1 if cells[a] == "x" else -1
    return 0


def after(cells, mark):
    for place, each in enumerate(cells):
        if each == "_":
            yield (*cells[:place], mark, *cells[place + 1 :])


@lru_cache(maxsize=None)
def worth(cells, x_moves):
    if made(cells) or "_" not in cells:
        return made(cells)
    if x_moves:
        best = -inf
        for each in after(cells, "x"):
            best = max(best, worth(each, False))
        return best
    best = inf
    for each in after(cells, "o"):
        best = min(best, worth(each, True))
    return best


print(worth(tuple("xo__x___o"), True))
