def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def ab(b,d,p,a,be):
    if win(b,'X'): return 100+d
    if win(b,'O'): return -100-d
    if ' ' not in b or d==0: return 0
    for i in range(9):
        if b[i]==' ':
            b[i]=p
            v=ab(b,d-1,'O' if p=='X' else 'X',a,be)
            b[i]=' '
            if p=='X':
                a=max(a,v)
            else: be=min(be,v)
            if a>=be: break
    return a if p=='X' else be
for d in range(1,5):
    print(ab(list('X   O    '),d,'X',-1000,1000))
