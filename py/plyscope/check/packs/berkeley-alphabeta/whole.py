import util
from game import Agent, Directions
from pacman import GameState


def scoreEvaluationFunction(currentGameState):
    return currentGameState.getScore()


class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn="scoreEvaluationFunction", depth="2"):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)


class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return self.search(gameState, 0, 0)[1]

    def search(self, state, depth, agent):
        """The value of a position, and the best action there."""
        if agent == state.getNumAgents():
            depth, agent = depth + 1, 0
        if depth == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state), None
        if agent == 0:
            return self.maxValue(state, depth)
        return self.minValue(state, depth, agent)

    def maxValue(self, state, depth):
        best, chosen = float("-inf"), None
        for action in state.getLegalActions(0):
            after = state.generateSuccessor(0, action)
            value, _ = self.search(after, depth, 1)
            if value > best:
                best, chosen = value, action
        return best, chosen

    def minValue(self, state, depth, agent):
        best, chosen = float("inf"), None
        for action in state.getLegalActions(agent):
            after = state.generateSuccessor(agent, action)
            value, _ = self.search(after, depth, agent + 1)
            if value < best:
                best, chosen = value, action
        return best, chosen
