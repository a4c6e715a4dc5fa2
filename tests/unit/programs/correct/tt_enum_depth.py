from enum import Enum, auto

class Flag(Enum):
    EXACT = auto()
    LOWER = auto()
    UPPER = auto()

table = {}
stored = used = 0
WORTH = (1, 3, 2)      # what a counter of each heap is worth

def future(heaps, max_to_move, depth, alpha, beta):
    """What MAX will win from here on less what MIN will, looking `depth` moves ahead."""
    global stored, used
    if depth == 0 or not any(heaps):
        return 0
    key = heaps, max_to_move, depth
    if key in table:
        used += 1
        flag, value = table[key]
        if flag is Flag.EXACT or flag is Flag.LOWER and value >= beta or flag is Flag.UPPER and value <= alpha:
            return value
    low, high = alpha, beta
    best = -999 if max_to_move else 999
    for i, n in enumerate(heaps):
        for k in (2, 1):
            if k > n:
                continue
            gain = k * WORTH[i] if max_to_move else -k * WORTH[i]
            after = heaps[:i] + (n - k,) + heaps[i + 1:]
            value = gain + future(after, not max_to_move, depth - 1, low - gain, high - gain)
            if max_to_move:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        if low >= high:
            break
    table[key] = (Flag.UPPER if best <= alpha else Flag.LOWER if best >= beta else Flag.EXACT), best
    stored += 1
    return best

print(future((3, 2, 2), True, 5, -999, 999), stored, used)
