def wins(h):
    if not any(h): return False
    for i in range(len(h)):
        for k in range(1,h[i]+1):
            h[i]-=k
            w=wins(h)
            h[i]+=k
            if not w: return True
    return False
print(wins([1,2,3]))
