import functools

def memoize(f):
    known = {}
    @functools.wraps(f)
    def inner(*args):
        if args not in known:
            known[args] = f(*args)
        return known[args]
    return inner

@memoize
def worth(n, mine):
    if n == 0:
        return -1 if mine else 1
    all_of_them = [worth(n - k, not mine) for k in (1, 3, 4) if k <= n]
    return max(all_of_them) if mine else min(all_of_them)

print(worth(12, True))
