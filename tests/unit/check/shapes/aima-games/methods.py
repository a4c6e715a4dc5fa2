class AlphaBetaSearch:
    def __init__(self, game):
        self.game = game
        self.nodes = 0

    def decide(self, state):
        self.me = self.game.to_move(state)
        value, move = self.search(state, float("-inf"), float("inf"), True)
        #! returns the value: return value
        return move

    def search(self, state, alpha, beta, maximizing):
        self.nodes += 1
        if self.game.terminal_test(state):
            #! the leaf has the wrong sign: return -self.game.utility(state, self.me), None
            return self.game.utility(state, self.me), None
        chosen = None
        #! best starts at 0: best = 0
        best = float("-inf") if maximizing else float("inf")
        #! ignores the last move: for move in self.game.actions(state)[:-1]:
        for move in self.game.actions(state):
            after = self.game.result(state, move)
            #! player never changes: value, _ = self.search(after, alpha, beta, maximizing)
            #! alpha and beta swapped: value, _ = self.search(after, beta, alpha, not maximizing)
            value, _ = self.search(after, alpha, beta, not maximizing)
            if maximizing:
                if value > best:
                    best, chosen = value, move
                #! alpha never updated: pass
                alpha = max(alpha, best)
            else:
                #! MIN takes max: if value > best:
                if value < best:
                    best, chosen = value, move
                #! beta never updated: pass
                #! alpha updated instead of beta: alpha = max(alpha, best)
                beta = min(beta, best)
            #! cut forgotten: if alpha > 10**9:
            #! cuts one too early: if alpha >= beta - 1:
            if alpha >= beta:
                break
        return best, chosen
