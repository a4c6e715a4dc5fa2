def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

memo={}
def mm(b,p):
    if (b,p) in memo: return memo[b,p]
    o='O' if p=='X' else 'X'
    if win(b,'X'): r=1
    elif win(b,'O'): r=-1
    elif ' ' not in b: r=0
    else:
        vs=[mm(b[:i]+(p,)+b[i+1:],o) for i in range(9) if b[i]==' ']
        r=max(vs) if p=='X' else min(vs)
    memo[b,p]=r
    return r
print(mm(tuple('X O      '),'X'))
