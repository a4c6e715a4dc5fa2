def play(n, mine):
    if n == 0:
        return -1 if mine else 1
    got = [play(n - k, not mine) for k in (1, 2) if k <= n]
    return max(got) if mine else min(got)
print(play(30, True))
