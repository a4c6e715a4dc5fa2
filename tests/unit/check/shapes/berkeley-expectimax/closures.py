class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        last = gameState.getNumAgents() - 1

        def stop(state, d):
            #! depth counts one too few: return state.isWin() or state.isLose() or d + 1 == self.depth
            #! terminal test missed: return state.isWin() or d == self.depth
            return state.isWin() or state.isLose() or d == self.depth

        def exp_value(state, d, ghost):
            if stop(state, d):
                return self.evaluationFunction(state)
            moves = state.getLegalActions(ghost)
            total = 0
            for move in moves:
                after = state.generateSuccessor(ghost, move)
                #! the first ghost is the last: if ghost == 1:
                if ghost == last:
                    #! depth never grows: total += max_value(after, d)
                    total += max_value(after, d + 1)
                else:
                    #! every ghost uses up a depth: total += exp_value(after, d + 1, ghost + 1)
                    total += exp_value(after, d, ghost + 1)
            #! forgets to divide: return total
            #! divides by one too many: return total / (len(moves) + 1)
            #! rounds the mean: return total // len(moves)
            return total / len(moves)

        def max_value(state, d):
            if stop(state, d):
                #! evaluation ignored: return 0
                return self.evaluationFunction(state)
            #! best starts at 0: v = 0
            v = -10000000000000000
            #! ignores the first move: for move in state.getLegalActions(0)[1:]:
            for move in state.getLegalActions(0):
                #! MAX takes min: v = min(v, exp_value(state.generateSuccessor(0, move), d, 1))
                v = max(v, exp_value(state.generateSuccessor(0, move), d, 1))
            return v

        best = [
            (action, exp_value(gameState.generateSuccessor(0, action), 0, 1))
            for action in gameState.getLegalActions(0)
        ]
        #! the root takes the smallest: return min(best, key=lambda k: k[1])[0]
        return max(best, key=lambda k: k[1])[0]
