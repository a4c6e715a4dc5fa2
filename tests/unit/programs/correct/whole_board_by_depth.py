B=list("XO X O   ")
L=[(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
def win(p): return any(all(B[i]==p for i in l) for l in L)
def minimax(depth, is_max):
    if win('X'): return 10-depth
    if win('O'): return depth-10
    if ' ' not in B: return 0
    if is_max:
        best=-1000
        for i in range(9):
            if B[i]==' ':
                B[i]='X'
                best=max(best, minimax(depth+1, not is_max))
                B[i]=' '
        return best
    else:
        best=1000
        for i in range(9):
            if B[i]==' ':
                B[i]='O'
                best=min(best, minimax(depth+1, not is_max))
                B[i]=' '
        return best
def find():
    bv=-1000; bm=-1
    for i in range(9):
        if B[i]==' ':
            B[i]='X'
            v=minimax(0, False)
            B[i]=' '
            if v>bv: bm=i; bv=v
    return bm
print(find())
