def minimax(position, depth, alpha, beta, big):
    if depth == 0 or position in (1,2,3):
        return position, position
    if big:
        maxEval = float('-inf'); best=None
        for child in children(position):
            ev, _ = minimax(child, depth-1, alpha, beta, False)
            if ev > maxEval: maxEval, best = ev, child
            alpha = max(alpha, ev)
            if beta <= alpha: break
        return maxEval, best
    minEval = float('inf'); best=None
    for child in children(position):
        ev, _ = minimax(child, depth-1, alpha, beta, True)
        if ev < minEval: minEval, best = ev, child
        beta = min(beta, ev)
        if beta <= alpha: break
    return minEval, best
def children(p):
    return [p*2 % 17, (p*3+1) % 19, (p+5) % 23]
print(minimax(7, 4, float('-inf'), float('inf'), True))
