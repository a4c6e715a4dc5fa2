def ab(h, mx, a, b):
    if sum(h)==0: return -1 if mx else 1
    if mx:
        v=-9
        for i in range(len(h)):
            for k in range(1,h[i]+1):
                g=h[:]; g[i]-=k
                v=max(v,ab(g,False,a,b))
                a=max(a,v)
                if a>=b: return v
        return v
    v=9
    for i in range(len(h)):
        for k in range(1,h[i]+1):
            g=h[:]; g[i]-=k
            v=min(v,ab(g,True,a,b))
            b=min(b,v)
            if a>=b: return v
    return v
print(ab([2,3,1],True,-9,9))
