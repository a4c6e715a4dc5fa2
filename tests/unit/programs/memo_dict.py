memo = {}

def solve(piles, first):
    key = (piles, first)
    if key in memo:
        return memo[key]
    if not any(piles):
        return -1 if first else 1
    vals = []
    for i, p in enumerate(piles):
        for t in range(1, p + 1):
            nxt = piles[:i] + (p - t,) + piles[i+1:]
            vals.append(solve(nxt, not first))
    memo[key] = max(vals) if first else min(vals)
    return memo[key]

print(solve((2, 2, 1), True))
