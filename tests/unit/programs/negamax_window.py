def nega(pos, d, alpha, beta):
    w = lost(pos)
    if w: return -10 - d
    if '.' not in pos or d == 0: return 0
    for i in range(9):
        if pos[i] == '.':
            nxt = swap(pos[:i] + 'x' + pos[i+1:])
            score = -nega(nxt, d - 1, -beta, -alpha)
            if score >= beta:
                return beta
            if score > alpha:
                alpha = score
    return alpha

def swap(p):
    return p.translate(str.maketrans('xo', 'ox'))

def lost(p):
    return any(p[a] == p[b] == p[c] == 'o' for a, b, c in
               ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)))

print(nega('xo.......', 5, -99, 99))
