def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

LINES=[(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
def ev(b):
    s=0
    for l in LINES:
        t=[b[i] for i in l]
        if 'O' not in t: s+=t.count('X')
        if 'X' not in t: s-=t.count('O')
    return s
def mm(b,d,p):
    if win(b,'X'): return 100
    if win(b,'O'): return -100
    if ' ' not in b: return 0
    if d==0: return ev(b)
    vs=[]
    for i in range(9):
        if b[i]==' ':
            b[i]=p; vs.append(mm(b,d-1,'O' if p=='X' else 'X')); b[i]=' '
    return max(vs) if p=='X' else min(vs)
print(mm(list('X        '),3,'O'))
