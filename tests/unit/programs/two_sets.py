WIN = [{1,2,3},{4,5,6},{7,8,9},{1,4,7},{2,5,8},{3,6,9},{1,5,9},{3,5,7}]

def solve(xs, os, x_to_move):
    if any(w <= xs for w in WIN): return 1
    if any(w <= os for w in WIN): return -1
    free = sorted(set(range(1, 10)) - xs - os)
    if not free: return 0
    if x_to_move:
        return max(solve(xs | {f}, os, False) for f in free)
    return min(solve(xs, os | {f}, True) for f in free)

print(solve(frozenset({1, 3}), frozenset({2, 5}), True))
