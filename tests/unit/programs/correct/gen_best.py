L=((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def w(b):
    for i,j,k in L:
        if b[i]!=0 and b[i]==b[j]==b[k]: return b[i]
    return 0
def mm(b,p):
    r=w(b)
    if r: return r,None
    if 0 not in b: return 0,None
    best=None
    for m in range(9):
        if b[m]: continue
        b[m]=p
        s=mm(b,-p)[0]
        b[m]=0
        if best is None or s*p>best[0]*p: best=(s,m)
        if best[0]==p: break
    return best
print(mm([1,0,0,0,-1,0,0,0,0],1))
