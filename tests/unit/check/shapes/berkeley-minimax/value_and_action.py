class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return self.minimax(gameState, 0, 0)[1]

    def minimax(self, state, agent, depth):
        if agent == state.getNumAgents():
            agent = 0
            #! depth never grows: depth += 0
            #! depth grows by two: depth += 2
            depth += 1
        #! terminal test missed: if depth == self.depth or state.isLose():
        if depth == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state), None
        results = []
        #! ignores the last move: for action in state.getLegalActions(agent)[:-1]:
        for action in state.getLegalActions(agent):
            after = state.generateSuccessor(agent, action)
            #! skips a ghost: value = self.minimax(after, min(agent + 2, state.getNumAgents()), depth)[0]
            #! the same agent moves again: value = self.minimax(after, agent or 1, depth + 1)[0]
            value = self.minimax(after, agent + 1, depth)[0]
            results.append((value, action))
        #! every agent takes max: if agent < 9:
        #! the second ghost takes max: if agent != 1:
        if agent == 0:
            #! MAX takes min: return min(results, key=lambda each: each[0])
            return max(results, key=lambda each: each[0])
        #! MIN takes max: return max(results, key=lambda each: each[0])
        #! MIN takes the first: return results[0]
        return min(results, key=lambda each: each[0])
