from functools import lru_cache


@lru_cache(None)
def wins(stones, is_max):
    if stones == 0:
        return -1 if is_max else 1
    values = [wins(stones - take, not is_max) for take in (1, 2, 3) if take <= stones]
    return max(values) if is_max else min(values)


best = None
for take in (1, 2, 3):
    if wins(7 - take, False) == 1:
        best = take
print("take", best, "wins", wins(7, True))
