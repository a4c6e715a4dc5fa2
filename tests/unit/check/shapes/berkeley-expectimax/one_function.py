class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        scores = {}
        for action in gameState.getLegalActions(self.index):
            after = gameState.generateSuccessor(self.index, action)
            #! the root asks MAX again: scores[action] = self.value(after, 0, self.depth)
            scores[action] = self.value(after, 1, self.depth)
        #! the root takes the smallest: return min(scores, key=scores.get)
        return max(scores, key=scores.get)

    def value(self, state, agent, depth):
        if state.isWin() or state.isLose() or depth == 0:
            return self.evaluationFunction(state)
        following = (agent + 1) % state.getNumAgents()
        #! every agent uses up a depth: left = depth - 1
        #! depth falls after the first agent: left = depth - 1 if agent == 0 else depth
        left = depth - 1 if following == 0 else depth
        values = [
            self.value(state.generateSuccessor(agent, action), following, left)
            #! ignores the last move: for action in state.getLegalActions(agent)[:-1]
            for action in state.getLegalActions(agent)
        ]
        #! the ghost takes min: return max(values) if agent == 0 else min(values)
        #! MAX takes the mean: return sum(values) / len(values)
        #! only one ghost plays by chance: return sum(values) / len(values) if agent == 1 else max(values)
        #! divides by the number of agents: return max(values) if agent == 0 else sum(values) / state.getNumAgents()
        return max(values) if agent == 0 else sum(values) / len(values)
