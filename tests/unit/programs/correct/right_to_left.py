def ab(t,a,b,mx):
    if isinstance(t,int): return t
    for c in reversed(t):
        v=ab(c,a,b,not mx)
        if mx: a=max(a,v)
        else: b=min(b,v)
        if a>=b: break
    return a if mx else b
print(ab([[3,12,8],[2,4,6],[14,5,2]],-99,99,True))
