def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

T=((0,1,2,3,4,5,6,7,8),(2,5,8,1,4,7,0,3,6),(8,7,6,5,4,3,2,1,0),(6,3,0,7,4,1,8,5,2),(2,1,0,5,4,3,8,7,6),(0,3,6,1,4,7,2,5,8),(6,7,8,3,4,5,0,1,2),(8,5,2,7,4,1,6,3,0))
def canon(b): return min(''.join(b[k] for k in t) for t in T)
memo={}
def mm(b,p):
    o='O' if p=='X' else 'X'
    if win(b,'X'): return 1
    if win(b,'O'): return -1
    if ' ' not in b: return 0
    vs=[]
    for i in range(9):
        if b[i]==' ':
            c=canon(b[:i]+p+b[i+1:])
            if c not in memo: memo[c]=mm(c,o)
            vs.append(memo[c])
    return max(vs) if p=='X' else min(vs)
print(mm(' '*9,'X'))
