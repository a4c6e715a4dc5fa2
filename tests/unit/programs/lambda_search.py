search = lambda t, hi: t if isinstance(t, int) else (max if hi else min)(map(lambda c: search(c, not hi), t))
print(search([[1, [7, 2]], [5, 6], 3], True))
