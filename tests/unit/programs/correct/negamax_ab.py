def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def negamax(b, p, alpha, beta):
    o = 'O' if p=='X' else 'X'
    if win(b,o): return -1
    if ' ' not in b: return 0
    best=-9
    for i in [k for k in range(9) if b[k]==' ']:
        b[i]=p
        v=-negamax(b,o,-beta,-alpha)
        b[i]=' '
        best=max(best,v)
        alpha=max(alpha,v)
        if alpha>=beta: break
    return best
print(negamax(list('X O X    '),'O',-9,9))
