class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return self.expectimax(gameState, 0, 0)[1]

    def expectimax(self, state, agent, depth):
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
            #! skips a ghost: value = self.expectimax(after, min(agent + 2, state.getNumAgents()), depth)[0]
            value = self.expectimax(after, agent + 1, depth)[0]
            results.append((value, action))
        #! the second ghost takes max: if agent != 1:
        if agent == 0:
            #! MAX takes min: return min(results, key=lambda each: each[0])
            #! MAX takes the first: return results[0]
            return max(results, key=lambda each: each[0])
        #! the ghost takes min: return min(results, key=lambda each: each[0])
        #! forgets to divide: return sum(value for value, _ in results), None
        #! the middle instead of the mean: return sorted(value for value, _ in results)[len(results) // 2], None
        return sum(value for value, _ in results) / len(results), None
