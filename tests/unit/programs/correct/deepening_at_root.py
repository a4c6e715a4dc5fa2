def replies(state):
    return {step: (2 * state + step) % 61 for step in (0, 1, 3)}


class Engine:
    def negamax(self, state, depth, alpha, beta, sign):
        if depth == 0:
            return sign * (7 * state % 19 - 9)
        best = -1000
        for reply in replies(state).values():
            best = max(best, -self.negamax(reply, depth - 1, -beta, -alpha, -sign))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def choose(self, state, levels):
        for depth in range(1, levels + 1):
            alpha, best_step = -1000, None
            for step, reply in replies(state).items():
                value = -self.negamax(reply, depth - 1, -1000, -alpha, -1)
                if value > alpha:
                    alpha, best_step = value, step
        return best_step


print("move", Engine().choose(3, 4))
