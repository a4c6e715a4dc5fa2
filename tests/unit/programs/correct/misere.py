def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def mm(b,p):
    o='O' if p=='X' else 'X'
    if win(b,'X'): return -1
    if win(b,'O'): return 1
    if ' ' not in b: return 0
    s=[]
    for i in range(9):
        if b[i]==' ':
            n=b[:]; n[i]=p
            s.append(mm(n,o))
    return max(s) if p=='X' else min(s)
print(mm(list('XO       '),'X'))
