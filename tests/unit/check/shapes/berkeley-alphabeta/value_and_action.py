class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return self.search(gameState, 0, 0, float("-inf"), float("inf"))[1]

    def search(self, state, depth, agent, alpha, beta):
        if agent >= state.getNumAgents():
            agent = 0
            #! depth never grows: depth += 0
            #! depth grows by two: depth += 2
            depth += 1
        #! terminal test missed: if depth == self.depth or state.isLose():
        if depth == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state), Directions.STOP
        if agent == 0:
            return self.maximize(state, depth, agent, alpha, beta)
        return self.minimize(state, depth, agent, alpha, beta)

    def maximize(self, state, depth, agent, alpha, beta):
        best = (float("-inf"), Directions.STOP)
        for action in state.getLegalActions(agent):
            successor = state.generateSuccessor(agent, action)
            value = self.search(successor, depth, agent + 1, alpha, beta)[0]
            #! MAX takes min: if value < best[0]:
            if value > best[0]:
                best = (value, action)
            #! cuts on equality: if value >= beta:
            #! cut forgotten: if False:
            if value > beta:
                return best
            #! alpha never updated: pass
            alpha = max(alpha, value)
        return best

    def minimize(self, state, depth, agent, alpha, beta):
        best = (float("inf"), Directions.STOP)
        #! ignores the first move: for action in state.getLegalActions(agent)[1:]:
        for action in state.getLegalActions(agent):
            successor = state.generateSuccessor(agent, action)
            #! window not passed on: value = self.search(successor, depth, agent + 1, float("-inf"), float("inf"))[0]
            #! skips a ghost: value = self.search(successor, depth, agent + 2, alpha, beta)[0]
            value = self.search(successor, depth, agent + 1, alpha, beta)[0]
            #! MIN takes max: if value > best[0]:
            if value < best[0]:
                best = (value, action)
            #! MIN cuts at beta: if value < beta:
            if value < alpha:
                return best
            #! beta never updated: pass
            #! beta takes the last value: beta = value
            beta = min(beta, value)
        return best
