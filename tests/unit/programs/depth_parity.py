def minimax(depth, values, lo, hi):
    if hi - lo == 1:
        return values[lo]
    mid = (lo + hi) // 2
    left = minimax(depth + 1, values, lo, mid)
    right = minimax(depth + 1, values, mid, hi)
    return max(left, right) if depth % 2 == 0 else min(left, right)

print(minimax(0, [3, 5, 2, 9, 12, 5, 23, 20], 0, 8))
