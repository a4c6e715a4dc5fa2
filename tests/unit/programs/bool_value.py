def can_win(n):
    if n == 0:
        return False
    for k in (1, 2, 3):
        if k <= n and not can_win(n - k):
            return True
    return False

print(can_win(9))
