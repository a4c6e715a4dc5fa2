W=4;H=3
def won(b,p):
    for r in range(H):
        for c in range(W):
            for dr,dc in((0,1),(1,0),(1,1),(1,-1)):
                cells=[(r+k*dr,c+k*dc) for k in range(3)]
                if all(0<=x<H and 0<=y<W and b[x][y]==p for x,y in cells): return True
    return False
def minimax(b,depth,alpha,beta,maximizing):
    if won(b,2): return (None,100)
    if won(b,1): return (None,-100)
    valid=[c for c in range(W) if b[0][c]==0]
    if not valid or depth==0: return (None,0)
    if maximizing:
        value=-9999; column=valid[0]
        for col in valid:
            row=max(r for r in range(H) if b[r][col]==0)
            n=[r[:] for r in b]; n[row][col]=2
            s=minimax(n,depth-1,alpha,beta,False)[1]
            if s>value: value=s; column=col
            alpha=max(alpha,value)
            if alpha>=beta: break
        return column,value
    value=9999; column=valid[0]
    for col in valid:
        row=max(r for r in range(H) if b[r][col]==0)
        n=[r[:] for r in b]; n[row][col]=1
        s=minimax(n,depth-1,alpha,beta,True)[1]
        if s<value: value=s; column=col
        beta=min(beta,value)
        if alpha>=beta: break
    return column,value
print(minimax([[0]*4 for _ in range(3)],5,-9999,9999,True))
