T={'A':['B','C','D'],'B':['E','F','G'],'C':['H','I','J'],'D':['K','L','M']}
V=dict(zip('EFGHIJKLM',(3,12,8,2,4,6,14,5,2)))
def alphabeta(n,a,b,mx):
    if n in V: return V[n]
    if mx:
        v=-99
        for c in T[n]:
            v=max(v,alphabeta(c,a,b,False)); a=max(a,v)
            if a>=b: break
        return v
    v=99
    for c in T[n]:
        v=min(v,alphabeta(c,a,b,True)); b=min(b,v)
        if a>=b: break
    return v
print(alphabeta('A',-99,99,True))
