def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def mm(b,p):
    o='O' if p=='X' else 'X'
    if win(b,'X'): return 1
    if win(b,'O'): return -1
    if ' ' not in b: return 0
    best=-2 if p=='X' else 2
    for i in range(9):
        if b[i]==' ':
            n=b[:]; n[i]=p
            if p=='X' and mm(n,o)>best: best=mm(n,o)
            if p=='O' and mm(n,o)<best: best=mm(n,o)
    return best
print(mm(list('XOX O    '),'X'))
