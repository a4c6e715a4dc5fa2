def minimax(n, depth, maxi):
    if depth == 0 or n == 0:
        return -1 if maxi else 1
    if maxi:
        return max(minimax(n - k, depth, False) for k in (1, 2) if k <= n)
    return min(minimax(n - k, depth, True) for k in (1, 2) if k <= n)

print(minimax(8, 3, True))
