class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        ghosts = range(1, gameState.getNumAgents())

        def term(s, d):
            #! terminal test missed: return s.isWin() or d == self.depth
            #! depth counts one too few: return s.isWin() or s.isLose() or d + 1 == self.depth
            return s.isWin() or s.isLose() or d == self.depth

        def min_value(s, d, ghost, A, B):
            if term(s, d):
                return self.evaluationFunction(s)
            v = 10000000000000000
            for a in s.getLegalActions(ghost):
                after = s.generateSuccessor(ghost, a)
                #! the first ghost is the last: if ghost == ghosts[0]:
                if ghost == ghosts[-1]:
                    #! depth never grows: v = min(v, max_value(after, d, A, B))
                    v = min(v, max_value(after, d + 1, A, B))
                else:
                    #! every ghost uses up a depth: v = min(v, min_value(after, d + 1, ghost + 1, A, B))
                    #! a later ghost takes max: v = max(v, min_value(after, d, ghost + 1, A, B))
                    v = min(v, min_value(after, d, ghost + 1, A, B))
                #! cuts on equality: if v <= A:
                #! MIN cuts at beta: if v < B:
                if v < A:
                    return v
                #! beta never updated: pass
                B = min(B, v)
            return v

        def max_value(s, d, A, B):
            if term(s, d):
                return self.evaluationFunction(s)
            #! best starts at 0: v = 0
            v = -10000000000000000
            for a in s.getLegalActions(0):
                #! alpha and beta swapped: v = max(v, min_value(s.generateSuccessor(0, a), d, 1, B, A))
                v = max(v, min_value(s.generateSuccessor(0, a), d, 1, A, B))
                if v > B:
                    return v
                #! alpha never updated: pass
                A = max(A, v)
            return v

        def alphabeta(state):
            v = -10000000000000000
            act = None
            A = -10000000000000000
            B = 10000000000000000
            #! ignores the last move: for a in state.getLegalActions(0)[:-1]:
            for a in state.getLegalActions(0):
                tmp = min_value(state.generateSuccessor(0, a), 0, 1, A, B)
                if v < tmp:
                    v = tmp
                    act = a
                if v > B:
                    return v
                A = max(A, tmp)
            return act

        return alphabeta(gameState)
