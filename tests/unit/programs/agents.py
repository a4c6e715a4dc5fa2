class GameState:
    def __init__(self, left=5, scores=(0, 0, 0)):
        self.left = left
        self.scores = scores
    def getLegalActions(self, agentIndex):
        return [a for a in (1, 2) if a <= self.left]
    def generateSuccessor(self, agentIndex, action):
        s = list(self.scores)
        s[agentIndex] += action
        return GameState(self.left - action, tuple(s))
    def isOver(self):
        return self.left == 0
    def getNumAgents(self):
        return 3

class MinimaxAgent:
    def __init__(self, depth=2):
        self.depth = depth

    def evaluationFunction(self, s):
        return 2 * s.scores[0] - s.scores[1] - s.scores[2]

    def getAction(self, gameState):
        return self.value(gameState, 0, 0)[1]

    def value(self, gameState, agentIndex, depth):
        if agentIndex == gameState.getNumAgents():
            agentIndex = 0
            depth += 1
        if gameState.isOver() or depth == self.depth:
            return self.evaluationFunction(gameState), None
        if agentIndex == 0:
            return self.maxValue(gameState, agentIndex, depth)
        return self.minValue(gameState, agentIndex, depth)

    def maxValue(self, gameState, agentIndex, depth):
        best = (float("-inf"), None)
        for action in gameState.getLegalActions(agentIndex):
            v = self.value(gameState.generateSuccessor(agentIndex, action), agentIndex + 1, depth)[0]
            if v > best[0]:
                best = (v, action)
        return best

    def minValue(self, gameState, agentIndex, depth):
        best = (float("inf"), None)
        for action in gameState.getLegalActions(agentIndex):
            v = self.value(gameState.generateSuccessor(agentIndex, action), agentIndex + 1, depth)[0]
            if v < best[0]:
                best = (v, action)
        return best
