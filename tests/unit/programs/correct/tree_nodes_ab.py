class Node:
    def __init__(self,value=None,children=()):
        self.value=value; self.children=list(children)
def leaf(v): return Node(v)
root=Node(None,[Node(None,map(leaf,(3,12,8))),Node(None,map(leaf,(2,4,6))),Node(None,map(leaf,(14,5,2)))])
def alphabeta(node,depth,alpha,beta,maximizing):
    if depth==0 or not node.children: return node.value
    if maximizing:
        value=float('-inf')
        for child in node.children:
            value=max(value,alphabeta(child,depth-1,alpha,beta,False))
            alpha=max(alpha,value)
            if alpha>=beta: break
        return value
    value=float('inf')
    for child in node.children:
        value=min(value,alphabeta(child,depth-1,alpha,beta,True))
        beta=min(beta,value)
        if beta<=alpha: break
    return value
print(alphabeta(root,2,float('-inf'),float('inf'),True))
