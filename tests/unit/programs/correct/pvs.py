def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def pvs(b,p,alpha,beta):
    o='O' if p=='X' else 'X'
    if win(b,o): return -10
    ms=[i for i in range(9) if b[i]==' ']
    if not ms: return 0
    first=True
    for m in ms:
        b[m]=p
        if first:
            s=-pvs(b,o,-beta,-alpha); first=False
        else:
            s=-pvs(b,o,-alpha-1,-alpha)
            if alpha<s<beta: s=-pvs(b,o,-beta,-s)
        b[m]=' '
        alpha=max(alpha,s)
        if alpha>=beta: break
    return alpha
print(pvs(list('X   O    '),'X',-100,100))
