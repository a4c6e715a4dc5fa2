from functools import lru_cache

@lru_cache(maxsize=None)
def value(state, player):
    if state == 0:
        return -1 if player == 1 else 1
    options = []
    for take in (1, 2, 3):
        if take <= state:
            options.append(value(state - take, 3 - player))
    return max(options) if player == 1 else min(options)

print(value(10, 1))
