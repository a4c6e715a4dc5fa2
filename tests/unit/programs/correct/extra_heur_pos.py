W=[3,2,3,2,4,2,3,2,3]
L=((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def won(b,p): return any(b[i]==b[j]==b[k]==p for i,j,k in L)
def heur(b): return sum(w if c=='X' else -w if c=='O' else 0 for w,c in zip(W,b))
def alphabeta(b,depth,alpha,beta,maxp):
    if won(b,'X'): return 1000+depth
    if won(b,'O'): return -1000-depth
    moves=[i for i in range(9) if b[i]=='-']
    if not moves or depth==0: return heur(b)
    moves.sort(key=lambda i:-W[i])
    if maxp:
        for m in moves:
            alpha=max(alpha,alphabeta(b[:m]+'X'+b[m+1:],depth-1,alpha,beta,False))
            if alpha>=beta: return beta
        return alpha
    for m in moves:
        beta=min(beta,alphabeta(b[:m]+'O'+b[m+1:],depth-1,alpha,beta,True))
        if alpha>=beta: return alpha
    return beta
print(alphabeta('X---O----',4,-10**6,10**6,True))
