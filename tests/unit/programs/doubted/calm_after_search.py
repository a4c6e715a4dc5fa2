ROW = [4, -3, 5, 2, -6, 1, 3, -2, 7]
def kids(n, width):
    return [k for k in range(n * width + 1, n * width + width + 1) if k < 40]
def worth(n):
    return ROW[n % 9] * (n % 5 + 1)
def calm(n, maxi, alpha, beta):
    best = worth(n)
    if n % 3:
        return best
    for k in kids(n, 2):
        if maxi:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
        got = calm(k, not maxi, alpha, beta)
        best = max(best, got) if maxi else min(best, got)
    return best
def alphabeta(n, depth, maxi, alpha, beta):
    below = kids(n, 3)
    if depth == 0 or not below:
        return calm(n, maxi, alpha, beta)
    best = -1000 if maxi else 1000
    for k in below:
        got = alphabeta(k, depth - 1, not maxi, alpha, beta)
        if maxi:
            best = max(best, got)
            alpha = max(alpha, best)
        else:
            best = min(best, got)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
print(alphabeta(0, 2, True, -1000, 1000))
