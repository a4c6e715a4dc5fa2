import math
def minimax(depth, nodeIndex, isMax, scores, h, alpha, beta):
    if depth==h: return scores[nodeIndex]
    if isMax:
        best=-math.inf
        for i in range(2):
            best=max(best,minimax(depth+1,nodeIndex*2+i,False,scores,h,alpha,beta))
            alpha=max(alpha,best)
            if beta<=alpha: break
        return best
    best=math.inf
    for i in range(2):
        best=min(best,minimax(depth+1,nodeIndex*2+i,True,scores,h,alpha,beta))
        beta=min(beta,best)
        if beta<=alpha: break
    return best
print(minimax(0,0,True,[3,5,6,9,1,2,0,-1],3,-math.inf,math.inf))
