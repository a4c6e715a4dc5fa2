L=((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def winner(b):
    for i,j,k in L:
        if b[i]==b[j]==b[k]: return b[i]
def search(b, player):
    w=winner(b)
    if w=='X': return {'score':-10}
    if w=='O': return {'score':10}
    free=[c for c in b if c not in ('X','O')]
    if not free: return {'score':0}
    moves=[]
    for f in free:
        b[f]=player
        r=search(b,'X' if player=='O' else 'O')['score']
        b[f]=f
        moves.append({'index':f,'score':r})
    return max(moves,key=lambda m:m['score']) if player=='O' else min(moves,key=lambda m:m['score'])
print(search(['O',1,'X','X',4,'X',6,'O','O'],'O'))
