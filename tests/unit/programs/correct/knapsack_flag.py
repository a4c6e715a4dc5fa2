def best(i,cap,take):
    if i==4: return 0
    w=[2,3,4,5][i];v=[3,4,5,6][i]
    skip=best(i+1,cap,take)
    if take and w<=cap: return max(skip,v+best(i+1,cap-w,take))
    return skip
print(best(0,7,True))
