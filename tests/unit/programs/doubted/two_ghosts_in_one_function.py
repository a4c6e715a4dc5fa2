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
        def minimax(state, depth, agentIndex):
            if state.isWin() or state.isLose() or depth == self.depth:
                return self.evaluationFunction(state), None
            nextAgent = (agentIndex + 1) % state.getNumAgents()
            nextDepth = depth + 1 if nextAgent == 0 else depth
            results = []
            for action in state.getLegalActions(agentIndex):
                succ = state.generateSuccessor(agentIndex, action)
                results.append((minimax(succ, nextDepth, nextAgent)[0], action))
            if agentIndex == 0:
                return max(results)
            return min(results)
        return minimax(gameState, 0, 0)[1]

print(MinimaxAgent(2).getAction(GameState(3, [0, 2], {4, 5})))
