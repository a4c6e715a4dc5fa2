# Minimax with any number of ghosts
LAST = 6

class GameState:
    """A corridor of seven cells; agent 0 is Pac-Man, the others are ghosts."""
    def __init__(self, positions, food, score=0):
        self.positions = positions
        self.food = food
        self.score = score
    def getNumAgents(self):
        return len(self.positions)
    def isLose(self):
        return self.positions[0] in self.positions[1:]
    def isWin(self):
        return not self.food
    def getLegalActions(self, agent):
        p = self.positions[agent]
        return [a for a, ok in (("West", p > 0), ("East", p < LAST)) if ok]
    def generateSuccessor(self, agent, action):
        p = list(self.positions)
        p[agent] += 1 if action == "East" else -1
        food, score = self.food, self.score
        if agent == 0:
            score -= 1
            if p[0] in food:
                food, score = food - {p[0]}, score + 10
        nxt = GameState(tuple(p), food, score)
        if nxt.isLose():
            nxt.score -= 100
        return nxt

class MinimaxAgent:
    def __init__(self, depth):
        self.depth = depth
    def evaluationFunction(self, state):
        return state.score
    def getAction(self, gameState):
        def done(state, depth):
            return state.isWin() or state.isLose() or depth == self.depth
        def maxValue(state, depth):
            if done(state, depth):
                return self.evaluationFunction(state)
            v = float("-inf")
            for action in state.getLegalActions(0):
                v = max(v, minValue(state.generateSuccessor(0, action), 1, depth))
            return v
        def minValue(state, agentIndex, depth):
            if done(state, depth):
                return self.evaluationFunction(state)
            v = float("inf")
            for action in state.getLegalActions(agentIndex):
                successor = state.generateSuccessor(agentIndex, action)
                if agentIndex == state.getNumAgents() - 1:
                    v = min(v, maxValue(successor, depth + 1))
                else:
                    v = min(v, minValue(successor, agentIndex + 1, depth))
            return v
        scored = [(minValue(gameState.generateSuccessor(0, a), 1, 0), a) for a in gameState.getLegalActions(0)]
        return max(scored)
print(MinimaxAgent(3).getAction(GameState((2, 5, 6), frozenset({0, 1, 3}))))
