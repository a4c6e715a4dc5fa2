def kids(s):
    n,p=s
    return [(n-k,1-p) for k in (3,1,2) if k<=n]
def val(s): return (-5 if s[1]==0 else 5)
def ab(s,a,b):
    c=kids(s)
    if not c: return val(s)
    i=0
    if s[1]==0:
        while a<b and i<len(c):
            a=max(a,ab(c[i],a,b)); i+=1
        return a
    while a<b and i<len(c):
        b=min(b,ab(c[i],a,b)); i+=1
    return b
print(ab((7,0),-9,9))
