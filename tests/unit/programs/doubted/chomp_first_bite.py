from functools import lru_cache
def eat(bar):
    for i in range(len(bar)):
        for j in range(bar[i]):
            if i or j:
                yield tuple(x for x in (bar[:i] + tuple(min(b, j) for b in bar[i:])) if x)
@lru_cache(None)
def outcome(bar):
    best = -1
    for after in eat(bar):
        best = max(best, -outcome(after))
    return best
print(outcome((3, 3)))
for after in eat((3, 3)):
    if outcome(after) == -1:
        print(after)
        break
