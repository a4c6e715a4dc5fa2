# How many throws are needed in the worst case to find the highest floor from which an egg does not break?
# No game: we choose the floor, and then assume the worse of the two outcomes.
from functools import lru_cache

@lru_cache(maxsize=None)
def throws(eggs, floors):
    if floors == 0:
        return 0
    if eggs == 1:
        return floors
    return min(1 + max(throws(eggs - 1, f - 1), throws(eggs, floors - f)) for f in range(1, floors + 1))

def first_floor(eggs, floors):
    best_floor, fewest = None, floors + 1
    for f in range(1, floors + 1):
        worst = 1 + max(throws(eggs - 1, f - 1), throws(eggs, floors - f))
        if worst < fewest:
            best_floor, fewest = f, worst
    return best_floor

print(throws(2, 20), first_floor(2, 20))
print(throws(3, 14), first_floor(3, 14))
