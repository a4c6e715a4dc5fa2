def ab(t,a=float('-inf'),b=float('inf'),is_max=True,path=()):
    if not isinstance(t,(list,tuple)): return t,path
    best=None
    for i,c in enumerate(t):
        v,p=ab(c,a,b,not is_max,path+(i,))
        if best is None or (v>best[0] if is_max else v<best[0]): best=(v,p)
        if is_max: a=max(a,v)
        else: b=min(b,v)
        if b<=a: break
    return best
print(ab([[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7],[5]],[[9,8],[6]]]))
