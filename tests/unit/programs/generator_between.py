def worths(n, turn):
    for k in (1, 2):
        if k <= n:
            yield search(n - k, not turn)

def search(n, turn):
    if n == 0:
        return -1 if turn else 1
    return (max if turn else min)(worths(n, turn))

print(search(6, True))
