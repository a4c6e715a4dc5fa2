def best_move(n):
    return max([k for k in (1, 2, 3) if k <= n], key=lambda k: -score(n - k))

def score(n):
    if n == 0:
        return -1
    return max(-score(n - k) for k in (1, 2, 3) if k <= n)

print(best_move(7))
