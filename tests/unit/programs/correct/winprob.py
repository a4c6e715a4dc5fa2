def wins(b,p): return any(all(b[i]==p for i in l) for l in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)))
def value(b,turn):
    """1 X wins, 0.5 draw, 0 O wins"""
    if wins(b,1): return 1
    if wins(b,2): return 0
    if 0 not in b: return 0.5
    nxt=[]
    for i in range(9):
        if b[i]==0: nxt.append(value(b[:i]+[turn]+b[i+1:],3-turn))
    return max(nxt) if turn==1 else min(nxt)
print(value([1,2,0,0,1,0,0,0,0],2))
