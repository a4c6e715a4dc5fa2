def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def mm(b,p):
    if win(b,'X'): return 1.0
    if win(b,'O'): return -1.0
    if ' ' not in b: return 0.0
    vs=[]
    for i in range(9):
        if b[i]==' ':
            b[i]=p; vs.append(0.9*mm(b,'O' if p=='X' else 'X')); b[i]=' '
    return max(vs) if p=='X' else min(vs)
print(mm(list('XOX O    '),'X'))
