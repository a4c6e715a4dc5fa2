def ab(n,t,a=-9,b=9):
    if n==0: return -1 if t else 1
    best=-9 if t else 9
    for k in [k for k in (1,2,5) if k<=n]:
        pass
        r=ab(n-k,not t,a,b)
        if t: best=max(best,r); a=max(a,best)
        else: best=min(best,r); b=min(b,best)
        if b<=a: break
    return best
print(ab(8,True))
