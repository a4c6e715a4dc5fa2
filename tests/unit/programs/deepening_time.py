import time

class OutOfTime(Exception):
    pass

calls = 0

def search(n, depth, alpha, beta, maxi):
    global calls
    calls += 1
    if calls > 300:
        raise OutOfTime()
    if n == 0:
        return -100 if maxi else 100
    if depth == 0:
        return n % 4
    if maxi:
        for k in (1, 2, 3):
            if k <= n:
                alpha = max(alpha, search(n - k, depth - 1, alpha, beta, False))
                if alpha >= beta:
                    break
        return alpha
    for k in (1, 2, 3):
        if k <= n:
            beta = min(beta, search(n - k, depth - 1, alpha, beta, True))
            if alpha >= beta:
                break
    return beta

def think(n):
    best = None
    depth = 1
    try:
        while True:
            best = search(n, depth, -1000, 1000, True)
            depth += 1
    except OutOfTime:
        pass
    return best, depth

print(think(30))
