class MinimaxAgent(MultiAgentSearchAgent):
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
        worth = None
        #! ignores the last move: for action in state.getLegalActions(agent)[:-1]:
        for action in state.getLegalActions(agent):
            got = self.search(state.generateSuccessor(agent, action), moves + 1)
            if worth is None:
                worth = got
            elif agent == 0:
                #! MAX takes min: worth = min(worth, got)
                worth = max(worth, got)
            else:
                #! MIN takes max: worth = max(worth, got)
                #! MIN takes the last: worth = got
                worth = min(worth, got)
        return worth
