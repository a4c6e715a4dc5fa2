L=((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def won(b,p): return any(all(b[i]==p for i in l) for l in L)
def value_for_last(b, last):
    if won(b,last): return 1
    if 0 not in b: return 0
    nxt=3-last
    best=-1
    for m in range(9):
        if b[m]==0:
            b[m]=nxt
            best=max(best,value_for_last(b,nxt))
            b[m]=0
    return -best
print(value_for_last([1,2,0,0,1,0,0,0,2],2))
