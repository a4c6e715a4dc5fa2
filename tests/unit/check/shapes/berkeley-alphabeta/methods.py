class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState: GameState):
        alpha = float("-inf")
        beta = float("inf")
        bestAction = None
        bestValue = float("-inf")
        for action in gameState.getLegalActions(0):
            value = self.minValue(gameState.generateSuccessor(0, action), 1, 0, alpha, beta)
            if value > bestValue:
                bestValue = value
                bestAction = action
            #! alpha not updated at the root: pass
            alpha = max(alpha, bestValue)
        return bestAction

    def maxValue(self, state, depth, alpha, beta):
        #! depth counts one too many: if depth > self.depth or state.isWin() or state.isLose():
        #! terminal test missed: if depth == self.depth or state.isWin():
        if depth == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        v = float("-inf")
        for action in state.getLegalActions(0):
            v = max(v, self.minValue(state.generateSuccessor(0, action), 1, depth, alpha, beta))
            #! cuts on equality: if v >= beta:
            #! MAX cuts at alpha: if v > alpha:
            if v > beta:
                return v
            alpha = max(alpha, v)
        return v

    def minValue(self, state, agentIndex, depth, alpha, beta):
        if state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        v = float("inf")
        #! ignores the last move: for action in state.getLegalActions(agentIndex)[:-1]:
        for action in state.getLegalActions(agentIndex):
            successor = state.generateSuccessor(agentIndex, action)
            #! only one ghost moves: if agentIndex == 1:
            if agentIndex == state.getNumAgents() - 1:
                #! MIN takes max: v = max(v, self.maxValue(successor, depth + 1, alpha, beta))
                #! alpha and beta swapped: v = min(v, self.maxValue(successor, depth + 1, beta, alpha))
                v = min(v, self.maxValue(successor, depth + 1, alpha, beta))
            else:
                v = min(v, self.minValue(successor, agentIndex + 1, depth, alpha, beta))
            if v < alpha:
                return v
            #! beta never updated: pass
            beta = min(beta, v)
        return v
