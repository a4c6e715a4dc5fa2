import time

# Wythoff's queen: move it left, down or diagonally down-left; who reaches (0, 0) wins.
def moves(x, y):
    for k in range(1, max(x, y) + 1):
        if k <= x:
            yield x - k, y
        if k <= y:
            yield x, y - k
        if k <= min(x, y):
            yield x - k, y - k


def search(queen, maximizing, alpha, beta, deadline):
    """Returns (value, move, timed_out)."""
    if time.monotonic() > deadline:
        return 0, None, True
    if queen == (0, 0):
        return (-1 if maximizing else 1), None, False
    best, best_move = (-2 if maximizing else 2), None
    for move in moves(*queen):
        value, _, timed_out = search(move, not maximizing, alpha, beta, deadline)
        if timed_out:
            return best, best_move, True
        if maximizing and value > best:
            best, best_move = value, move
            alpha = max(alpha, best)
        elif not maximizing and value < best:
            best, best_move = value, move
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, best_move, False


value, move, timed_out = search((3, 4), True, -2, 2, time.monotonic() + 3600)
print(value, move, "time is up" if timed_out else "in time")
