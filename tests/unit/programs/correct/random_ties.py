import random
L=((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def w(b,p): return any(b[i]==b[j]==b[k]==p for i,j,k in L)
def score(b,p,d):
    q='O' if p=='X' else 'X'
    if w(b,'O'): return 10-d
    if w(b,'X'): return d-10
    f=[i for i in range(9) if b[i]==' ']
    if not f: return 0
    s=[]
    for i in f:
        b[i]=p; s.append(score(b,q,d+1)); b[i]=' '
    return max(s) if p=='O' else min(s)
def pick(b):
    f=[i for i in range(9) if b[i]==' ']
    r={}
    for i in f:
        b[i]='O'; r[i]=score(b,'X',1); b[i]=' '
    top=max(r.values())
    return random.choice([i for i in f if r[i]==top])
print(pick(list('X   O   X')))
