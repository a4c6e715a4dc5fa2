class GameState:
    def __init__(self, pos=(0,2,4,5), score=0, t=0):
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


class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return self.value(gameState, 0, 0)[1]
    def value(self, state, agent, depth):
        if agent==state.getNumAgents():
            agent=0; depth+=1
        if depth==self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state), None
        results=[(self.value(state.generateSuccessor(agent,a),agent+1,depth)[0],a) for a in state.getLegalActions(agent)]
        return max(results) if agent==0 else min(results)
print(MinimaxAgent(depth='2').getAction(GameState((2,4,6))))
