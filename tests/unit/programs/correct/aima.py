import math
X,O,E='X','O','.'
class TTT:
    def to_move(self,s): return X if s.count(X)==s.count(O) else O
    def actions(self,s): return [i for i in range(9) if s[i]==E]
    def result(self,s,a): return s[:a]+self.to_move(s)+s[a+1:]
    def utility(self,s,p):
        for i,j,k in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
            if s[i]==s[j]==s[k]!=E: return 1 if s[i]==p else -1
        return 0
    def terminal_test(self,s): return self.utility(s,X)!=0 or E not in s
def alphabeta_search(state, game):
    player=game.to_move(state)
    def max_value(state,alpha,beta):
        if game.terminal_test(state): return game.utility(state,player)
        v=-math.inf
        for a in game.actions(state):
            v=max(v,min_value(game.result(state,a),alpha,beta))
            if v>=beta: return v
            alpha=max(alpha,v)
        return v
    def min_value(state,alpha,beta):
        if game.terminal_test(state): return game.utility(state,player)
        v=math.inf
        for a in game.actions(state):
            v=min(v,max_value(game.result(state,a),alpha,beta))
            if v<=alpha: return v
            beta=min(beta,v)
        return v
    best=-math.inf; beta=math.inf; act=None
    for a in game.actions(state):
        v=min_value(game.result(state,a),best,beta)
        if v>best: best=v; act=a
    return act
print(alphabeta_search('XO.......',TTT()))
