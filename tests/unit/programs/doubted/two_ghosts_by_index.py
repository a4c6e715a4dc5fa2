class GameState:
    def __init__(self, pac, ghosts, food, score=0):
        self.pac, self.ghosts, self.food, self.score = pac, ghosts, food, score

    def getNumAgents(self):
        return 1 + len(self.ghosts)

    def isLose(self):
        return self.pac in self.ghosts

    def isWin(self):
        return not self.food

    def getScore(self):
        return self.score

    def getLegalActions(self, agent):
        x = self.pac if agent == 0 else self.ghosts[agent - 1]
        return [d for d, s in (("West", -1), ("East", 1)) if 0 <= x + s < 7]

    def generateSuccessor(self, agent, action):
        step = -1 if action == "West" else 1
        pac, ghosts, food, score = self.pac, list(self.ghosts), set(self.food), self.score
        if agent == 0:
            pac += step
            score -= 1
            if pac in food:
                food.discard(pac)
                score += 10
        else:
            ghosts[agent - 1] += step
        if pac in ghosts:
            score -= 500
        return GameState(pac, ghosts, food, score)

def scoreEvaluationFunction(state):
    return state.getScore()

class MultiAgentSearchAgent:
    def __init__(self, depth=2):
        self.index = 0
        self.depth = depth
        self.evaluationFunction = scoreEvaluationFunction

class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        best, action = float("-inf"), None
        for a in gameState.getLegalActions(0):
            v = self.value(gameState.generateSuccessor(0, a), 1, self.depth)
            if v > best:
                best, action = v, a
        return action

    def value(self, state, agent, depth):
        if state.isWin() or state.isLose() or depth == 0:
            return self.evaluationFunction(state)
        if agent == 0:
            return self.maxValue(state, depth)
        return self.minValue(state, agent, depth)

    def maxValue(self, state, depth):
        v = float("-inf")
        for a in state.getLegalActions(0):
            v = max(v, self.value(state.generateSuccessor(0, a), 1, depth))
        return v

    def minValue(self, state, agent, depth):
        v = float("inf")
        for a in state.getLegalActions(agent):
            nxt = state.generateSuccessor(agent, a)
            if agent == state.getNumAgents() - 1:
                v = min(v, self.value(nxt, 0, depth - 1))
            else:
                v = min(v, self.value(nxt, agent + 1, depth))
        return v

print(MinimaxAgent(2).getAction(GameState(3, [0, 2], {4, 5})))
