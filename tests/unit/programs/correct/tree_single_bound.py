def mx(t,b):
    if isinstance(t,int): return t
    v=-99
    for c in t:
        v=max(v,mn(c,v))
        if v>=b: return v
    return v
def mn(t,a):
    if isinstance(t,int): return t
    v=99
    for c in t:
        v=min(v,mx(c,v))
        if v<=a: return v
    return v
print(mx([[3,12,8],[2,4,6],[14,5,2]],99))
