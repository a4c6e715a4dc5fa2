memo={}
def best(pile, maxi):
    key=(pile,maxi)
    if key in memo: return memo[key]
    if pile==0:
        return -1 if maxi else 1
    vals=[best(pile-k, not maxi) for k in (1,2,5) if k<=pile]
    r=max(vals) if maxi else min(vals)
    memo[key]=r
    return r
print(best(11,True))
