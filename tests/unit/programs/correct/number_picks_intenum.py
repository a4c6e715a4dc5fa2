from enum import IntEnum
from itertools import combinations

class Outcome(IntEnum):
    LOSS = -1
    DRAW = 0
    WIN = 1
    def seen_by_other(self):
        return Outcome(-self)

DIVISOR = 5

def has_won(numbers):
    return any(sum(three) % DIVISOR == 0 for three in combinations(numbers, 3))

def judge(mine, theirs, pool):
    """Outcome for the player to move: first to own three numbers whose sum DIVISOR divides."""
    if has_won(theirs):
        return Outcome.LOSS
    if not pool:
        return Outcome.DRAW
    return max(judge(theirs, mine | {n}, pool - {n}).seen_by_other() for n in sorted(pool))

def pick(mine, theirs, pool):
    return max(sorted(pool), key=lambda n: judge(theirs, mine | {n}, pool - {n}).seen_by_other())

for mine, theirs in (({1}, {2}), ({1}, {3})):
    position = frozenset(mine), frozenset(theirs), frozenset(range(1, 8)) - mine - theirs
    print(judge(*position).name, pick(*position))
