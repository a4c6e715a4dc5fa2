# Subtract 1, 2 or 3, but never what your opponent has just subtracted. No move: you have lost.
# 100 - d: won in d plies; d - 100: lost in d plies.
WON = 100

def plus_one_ply(v):
    return v - 1 if v > 0 else v + 1

def solve(n, last=None):
    best = -WON
    for k in (1, 2, 3):
        if k <= n and k != last:
            best = max(best, plus_one_ply(-solve(n - k, k)))
    return best

n, last = 12, None
print(solve(n))
line = []
while True:
    options = [k for k in (1, 2, 3) if k <= n and k != last]
    if not options:
        break
    last = min(options, key=lambda k: solve(n - k, k))
    line.append(last)
    n -= last
print(line, len(line))
