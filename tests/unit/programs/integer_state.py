def minimax(n, is_max):
    if n == 0:
        return -1 if is_max else 1
    if is_max:
        return max(minimax(n - k, False) for k in (1, 2, 3) if k <= n)
    return min(minimax(n - k, True) for k in (1, 2, 3) if k <= n)

print(minimax(8, True))
