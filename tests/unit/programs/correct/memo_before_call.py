def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

memo={}
def mm(b,p):
    o='O' if p=='X' else 'X'
    if win(b,'X'): r=1
    elif win(b,'O'): r=-1
    elif ' ' not in b: r=0
    else:
        r=None
        for i in range(9):
            if b[i]!=' ': continue
            c=b[:i]+p+b[i+1:]
            if c in memo: v=memo[c]
            else: v=mm(c,o)
            if r is None or (v>r if p=='X' else v<r): r=v
    memo[b]=r
    return r
print(mm('X O      ','X'))
