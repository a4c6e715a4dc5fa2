def solve(start):
    count = 0
    best = [None]
    def max_value(pile, alpha, beta, ply):
        nonlocal count
        count += 1
        if pile == 0: return -1
        v = float('-inf')
        i = 1
        while i <= min(3, pile):
            s = min_value(pile - i, alpha, beta, ply + 1)
            if s > v:
                v = s
                if ply == 0: best[0] = i
            if v >= beta: return v
            alpha = max(alpha, v)
            i += 1
        return v
    def min_value(pile, alpha, beta, ply):
        nonlocal count
        count += 1
        if pile == 0: return 1
        v = float('inf')
        i = 1
        while i <= min(3, pile):
            v = min(v, max_value(pile - i, alpha, beta, ply + 1))
            if v <= alpha: return v
            beta = min(beta, v)
            i += 1
        return v
    v = max_value(start, float('-inf'), float('inf'), 0)
    return v, best[0], count
print(solve(11))
