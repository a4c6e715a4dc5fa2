def value(n):
    if n==0: return -1, None
    best=None; pick=None
    for k in (1,2,4):
        if k<=n:
            v,_=value(n-k)
            v=-v
            if best is None or v>best: best=v; pick=k
    return best,pick
print(value(9))
