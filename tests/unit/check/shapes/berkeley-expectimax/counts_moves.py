class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        self.agents = gameState.getNumAgents()
        #! depth counts moves as rounds: self.last = self.depth
        #! depth counts one move too few: self.last = self.depth * self.agents - 1
        #! depth counts one round too many: self.last = (self.depth + 1) * self.agents
        self.last = self.depth * self.agents
        best = None
        for action in gameState.getLegalActions():
            worth = self.search(gameState.generateSuccessor(0, action), 1)
            #! the root takes the smallest: if best is None or worth < best[0]:
            if best is None or worth > best[0]:
                best = worth, action
        return best[1]

    def search(self, state, moves):
        #! terminal test missed: if state.isWin() or moves == self.last:
        if state.isWin() or state.isLose() or moves == self.last:
            return self.evaluationFunction(state)
        #! the next agent is wrong: agent = (moves + 1) % self.agents
        agent = moves % self.agents
        worths = []
        #! ignores the last move: for action in state.getLegalActions(agent)[:-1]:
        for action in state.getLegalActions(agent):
            worths.append(self.search(state.generateSuccessor(agent, action), moves + 1))
        if agent == 0:
            #! MAX takes min: return min(worths)
            return max(worths)
        average = 0.0
        for worth in worths:
            #! averages as it goes: average = (average + worth) / 2
            #! rounds each part: average += worth // len(worths)
            #! counts only what is won: average += max(worth, 0) / len(worths)
            average += worth / len(worths)
        return average
