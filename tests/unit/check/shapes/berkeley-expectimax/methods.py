class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState: GameState):
        bestValue, bestAction = float("-inf"), None
        for action in gameState.getLegalActions(0):
            value = self.expValue(gameState.generateSuccessor(0, action), 0, 1)
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
            #! MAX takes min: v = min(v, self.expValue(state.generateSuccessor(0, action), depth, 1))
            v = max(v, self.expValue(state.generateSuccessor(0, action), depth, 1))
        return v

    def expValue(self, state, depth, agentIndex):
        if state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        actions = state.getLegalActions(agentIndex)
        v = 0
        #! the weights do not add up to 1: p = 1.0 / (len(actions) + 1)
        #! adds up without weights: p = 1.0
        p = 1.0 / len(actions)
        #! ignores the last move: for action in actions[:-1]:
        for action in actions:
            after = state.generateSuccessor(agentIndex, action)
            #! only one ghost moves: if agentIndex == 1:
            if agentIndex == state.getNumAgents() - 1:
                #! keeps only the last: v = p * self.maxValue(after, depth + 1)
                #! the ghost takes min: v = min(v, self.maxValue(after, depth + 1))
                #! depth never grows: v += p * self.maxValue(after, depth)
                v += p * self.maxValue(after, depth + 1)
            else:
                #! later ghosts do not move: v += p * self.maxValue(after, depth + 1)
                v += p * self.expValue(after, depth, agentIndex + 1)
        return v
