class AlphaBetaAgent(MultiAgentSearchAgent):
    """Counts moves, not rounds."""

    def getAction(self, gameState):
        value, action = self.value(gameState, 0, float("-inf"), float("inf"))
        #! returns the value: return value
        return action

    def value(self, state, moves, alpha, beta):
        agents = state.getNumAgents()
        #! depth counts moves as rounds: if moves == self.depth or state.isWin() or state.isLose():
        #! depth counts one move too few: if moves == self.depth * agents - 1 or state.isWin() or state.isLose():
        if moves == self.depth * agents or state.isWin() or state.isLose():
            return self.evaluationFunction(state), None
        #! ghosts two and later move as MAX: if moves % agents != 1:
        if moves % agents == 0:
            return self.max_value(state, moves, alpha, beta)
        return self.min_value(state, moves, alpha, beta)

    def max_value(self, state, moves, alpha, beta):
        best, best_action = float("-inf"), None
        #! ignores the last move: for action in state.getLegalActions(0)[:-1]:
        for action in state.getLegalActions(0):
            value, _ = self.value(state.generateSuccessor(0, action), moves + 1, alpha, beta)
            if value > best:
                best, best_action = value, action
            #! cuts on equality: if best >= beta:
            if best > beta:
                return best, best_action
            #! alpha never updated: pass
            if best > alpha: alpha = best
        return best, best_action

    def min_value(self, state, moves, alpha, beta):
        agent = moves % state.getNumAgents()
        #! best starts at 0: best, best_action = 0, None
        best, best_action = float("inf"), None
        for action in state.getLegalActions(agent):
            #! alpha and beta swapped: value, _ = self.value(state.generateSuccessor(agent, action), moves + 1, beta, alpha)
            value, _ = self.value(state.generateSuccessor(agent, action), moves + 1, alpha, beta)
            #! MIN takes max: if value > best:
            if value < best:
                best, best_action = value, action
            #! MIN cuts at beta: if best < beta:
            #! cut forgotten: if False:
            if best < alpha:
                return best, best_action
            #! beta never updated: pass
            beta = min(beta, best)
        return best, best_action
