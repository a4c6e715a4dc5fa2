class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState: GameState):
        bestValue, bestAction = float("-inf"), None
        for action in gameState.getLegalActions(0):
            value = self.minValue(gameState.generateSuccessor(0, action), 0, 1)
            if value > bestValue:
                bestValue, bestAction = value, action
        return bestAction

    def maxValue(self, state, depth):
        #! depth counts one too many: if depth > self.depth or state.isWin() or state.isLose():
        #! terminal test missed: if depth == self.depth or state.isWin():
        if depth == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        v = float("-inf")
        for action in state.getLegalActions(0):
            #! MAX takes min: v = min(v, self.minValue(state.generateSuccessor(0, action), depth, 1))
            v = max(v, self.minValue(state.generateSuccessor(0, action), depth, 1))
        return v

    def minValue(self, state, depth, agentIndex):
        if state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        #! best starts at 0: v = 0
        v = float("inf")
        #! ignores the last move: for action in state.getLegalActions(agentIndex)[:-1]:
        for action in state.getLegalActions(agentIndex):
            after = state.generateSuccessor(agentIndex, action)
            #! only one ghost moves: if agentIndex == 1:
            if agentIndex == state.getNumAgents() - 1:
                #! MIN takes max: v = max(v, self.maxValue(after, depth + 1))
                #! depth never grows: v = min(v, self.maxValue(after, depth))
                v = min(v, self.maxValue(after, depth + 1))
            else:
                #! later ghosts do not move: v = min(v, self.maxValue(after, depth + 1))
                v = min(v, self.minValue(after, depth, agentIndex + 1))
        return v
