def get_move(n, depth=0, turn=1):
    if n == 0:
        return -turn
    results = {}
    for k in (1, 2):
        if k <= n:
            results[k] = get_move(n - k, depth + 1, -turn)
    if turn == 1:
        best = max(results, key=results.get)
    else:
        best = min(results, key=results.get)
    if depth == 0:
        return "take %d" % best
    return results[best]

print(get_move(7))
