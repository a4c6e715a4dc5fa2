def play(h, turn, k):
    h=list(h); n=h[k]; h[k]=0; i=k
    while n: i=(i+1)%6; h[i]+=1; n-=1
    again = h[i]==2
    return tuple(h), (turn if again else 1-turn)
def mm(h, turn, depth):
    if depth==0: return h[0]+h[1]+h[2]-h[3]-h[4]-h[5]
    best=None
    for k in (range(3) if turn==0 else range(3,6)):
        if h[k]==0: continue
        g,t=play(h,turn,k)
        v=mm(g,t,depth-1)
        if best is None or (turn==0 and v>best) or (turn==1 and v<best): best=v
    return 0 if best is None else best
print(mm((2,2,2,2,2,2),0,5))
