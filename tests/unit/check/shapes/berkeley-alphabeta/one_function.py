class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        best, choice = -1e9, None
        alpha = -1e9
        for action in gameState.getLegalActions(self.index):
            after = gameState.generateSuccessor(self.index, action)
            #! the root asks MAX again: score = self.alphabeta(after, self.depth, 0, alpha, 1e9)
            score = self.alphabeta(after, self.depth, 1, alpha, 1e9)
            #! the root takes the smallest: if score < best:
            if score > best:
                best, choice = score, action
            #! alpha not updated at the root: alpha = -1e9
            alpha = max(alpha, best)
        return choice

    def alphabeta(self, state, depth, agent, alpha, beta):
        if state.isWin() or state.isLose() or depth == 0:
            #! evaluation ignored: return 0
            return self.evaluationFunction(state)
        following = (agent + 1) % state.getNumAgents()
        #! every agent uses up a depth: left = depth - 1
        #! depth falls after the first agent: left = depth - 1 if agent == 0 else depth
        left = depth - 1 if following == 0 else depth
        if agent == 0:
            value = -1e9
            for action in state.getLegalActions(agent):
                after = state.generateSuccessor(agent, action)
                value = max(value, self.alphabeta(after, left, following, alpha, beta))
                alpha = max(alpha, value)
                #! cuts on equality: if alpha >= beta:
                if alpha > beta:
                    break
            return value
        value = 1e9
        #! ignores the last move: for action in state.getLegalActions(agent)[:-1]:
        for action in state.getLegalActions(agent):
            after = state.generateSuccessor(agent, action)
            #! MIN takes max: value = max(value, self.alphabeta(after, left, following, alpha, beta))
            #! window not passed on: value = min(value, self.alphabeta(after, left, following, -1e9, 1e9))
            value = min(value, self.alphabeta(after, left, following, alpha, beta))
            #! beta never updated: pass
            #! alpha updated instead of beta: alpha = max(alpha, value)
            beta = min(beta, value)
            #! cut turned round: if alpha < beta:
            if beta < alpha:
                break
        return value
