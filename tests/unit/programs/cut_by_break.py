INF = 9999

def free(b):
    return [i for i in range(9) if b[i] == 0]

def won(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def alphabeta(b, player, alpha, beta):
    if won(b, 1): return 1
    if won(b, -1): return -1
    moves = free(b)
    if not moves: return 0
    if player == 1:
        for m in moves:
            b[m] = 1
            alpha = max(alpha, alphabeta(b, -1, alpha, beta))
            b[m] = 0
            if alpha >= beta: break
        return alpha
    for m in moves:
        b[m] = -1
        beta = min(beta, alphabeta(b, 1, alpha, beta))
        b[m] = 0
        if alpha >= beta: break
    return beta

print(alphabeta([1, -1, 0, 0, 0, 0, 0, 0, 0], 1, -INF, INF))
