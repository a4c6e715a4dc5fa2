class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        ghosts = list(range(1, gameState.getNumAgents()))

        def term(state, d):
            #! depth counts one too few: return state.isWin() or state.isLose() or d + 1 == self.depth
            #! terminal test missed: return state.isWin() or d == self.depth
            return state.isWin() or state.isLose() or d == self.depth

        def min_value(state, d, ghost):
            if term(state, d):
                return self.evaluationFunction(state)
            v = 10000000000000000
            for action in state.getLegalActions(ghost):
                #! the first ghost is the last: if ghost == ghosts[0]:
                if ghost == ghosts[-1]:
                    #! MIN takes max: v = max(v, max_value(state.generateSuccessor(ghost, action), d + 1))
                    #! depth never grows: v = min(v, max_value(state.generateSuccessor(ghost, action), d))
                    v = min(v, max_value(state.generateSuccessor(ghost, action), d + 1))
                else:
                    #! every ghost uses up a depth: v = min(v, min_value(state.generateSuccessor(ghost, action), d + 1, ghost + 1))
                    v = min(v, min_value(state.generateSuccessor(ghost, action), d, ghost + 1))
            return v

        def max_value(state, d):
            if term(state, d):
                #! evaluation ignored: return 0
                return self.evaluationFunction(state)
            v = -10000000000000000
            #! ignores the first move: for action in state.getLegalActions(0)[1:]:
            for action in state.getLegalActions(0):
                #! MAX takes min: v = min(v, min_value(state.generateSuccessor(0, action), d, 1))
                v = max(v, min_value(state.generateSuccessor(0, action), d, 1))
            return v

        res = [
            (action, min_value(gameState.generateSuccessor(0, action), 0, 1))
            for action in gameState.getLegalActions(0)
        ]
        #! the root takes the smallest: res.sort(key=lambda k: -k[1])
        res.sort(key=lambda k: k[1])
        return res[-1][0]
