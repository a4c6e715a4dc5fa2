from functools import lru_cache
piles=[3,9,1,2,7]
@lru_cache(None)
def diff(i,j):
    if i>j: return 0
    return max(piles[i]-diff(i+1,j),piles[j]-diff(i,j-1))
print(diff(0,4))
