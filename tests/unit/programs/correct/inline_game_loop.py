def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def mm(b,p):
    o='O' if p=='X' else 'X'
    if win(b,'X'): return 1
    if win(b,'O'): return -1
    if ' ' not in b: return 0
    s=[]
    for i in range(9):
        if b[i]==' ':
            b[i]=p; s.append(mm(b,o)); b[i]=' '
    return max(s) if p=='X' else min(s)
b=list('X   O    ')
t='X'
while ' ' in b and not win(b,'X') and not win(b,'O'):
    r=[]
    for i in range(9):
        if b[i]==' ':
            b[i]=t; r.append((mm(b,'O' if t=='X' else 'X'),i)); b[i]=' '
    b[(max(r) if t=='X' else min(r))[1]]=t
    t='O' if t=='X' else 'X'
print(b)
