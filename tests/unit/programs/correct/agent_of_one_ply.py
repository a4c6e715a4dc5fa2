class GameState:
    def __init__(self, pos=(0,3,5), score=0, t=0):
        self.pos=pos; self.score=score; self.t=t
    def getNumAgents(self): return len(self.pos)
    def isWin(self): return self.score>=12
    def isLose(self): return any(p==self.pos[0] for p in self.pos[1:])
    def getLegalActions(self, i=0):
        if self.isWin() or self.isLose(): return []
        return ['L','R','S'] if i==0 else ['L','R']
    def generateSuccessor(self,i,a):
        d={'L':-1,'R':1,'S':0}[a]
        p=list(self.pos); p[i]=(p[i]+d)%7
        return GameState(tuple(p), self.score + (p[0]*(self.t%3+1) if i==0 else -(p[i]%2)), self.t+1)
    getScore=lambda self: self.score

def scoreEvaluationFunction(s): return s.getScore() - (20 if s.isLose() else 0)

class MultiAgentSearchAgent:
    def __init__(self, evalFn=scoreEvaluationFunction, depth='2'):
        self.index=0; self.evaluationFunction=evalFn; self.depth=int(depth)

class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        def maxValue(state, d, alpha, beta):
            if d==self.depth or state.isWin() or state.isLose():
                return self.evaluationFunction(state)
            v=float('-inf')
            for a in state.getLegalActions(0):
                v=max(v,minValue(state.generateSuccessor(0,a),d,1,alpha,beta))
                if v>beta: return v
                alpha=max(alpha,v)
            return v
        def minValue(state,d,agent,alpha,beta):
            if state.isWin() or state.isLose():
                return self.evaluationFunction(state)
            v=float('inf')
            for a in state.getLegalActions(agent):
                succ=state.generateSuccessor(agent,a)
                if agent==state.getNumAgents()-1:
                    v=min(v,maxValue(succ,d+1,alpha,beta))
                else:
                    v=min(v,minValue(succ,d,agent+1,alpha,beta))
                if v<alpha: return v
                beta=min(beta,v)
            return v
        best=None; bestv=float('-inf'); alpha=float('-inf'); beta=float('inf')
        for a in gameState.getLegalActions(0):
            v=minValue(gameState.generateSuccessor(0,a),0,1,alpha,beta)
            if v>bestv: bestv=v; best=a
            alpha=max(alpha,bestv)
        return best
print(AlphaBetaAgent(depth='1').getAction(GameState((2,4,6))))
