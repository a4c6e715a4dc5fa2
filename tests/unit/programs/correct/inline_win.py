def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def score(b,p,me):
    o='O' if p=='X' else 'X'
    free=[i for i in range(9) if b[i]==' ']
    if not free: return 0
    for i in free:
        b[i]=p
        if win(b,p):
            b[i]=' '
            return 1 if p==me else -1
        b[i]=' '
    best=None
    for i in free:
        b[i]=p
        v=score(b,o,me)
        b[i]=' '
        if best is None: best=v
        elif p==me: best=max(best,v)
        else: best=min(best,v)
    return best
print(score(list('X O      '),'X','X'))
