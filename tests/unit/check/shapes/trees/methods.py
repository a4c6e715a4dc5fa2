import math


class AlphaBeta:
    def __init__(self):
        self.visited = 0

    def is_leaf(self, node):
        return not isinstance(node, (list, tuple))

    def search(self, tree):
        return self.maximum(tree, -math.inf, math.inf)

    def maximum(self, node, alpha, beta):
        self.visited += 1
        if self.is_leaf(node):
            return node
        #! best starts at 0: best = 0
        best = -math.inf
        for child in node:
            #! player never changes: value = self.maximum(child, alpha, beta)
            #! alpha and beta swapped: value = self.minimum(child, beta, alpha)
            value = self.minimum(child, alpha, beta)
            #! MAX takes min: if value < best:
            if value > best:
                best = value
            #! alpha never updated: if False:
            if best > alpha:
                alpha = best
            #! MAX cuts one too early: if alpha >= beta - 1:
            #! cut forgotten: if alpha > 10**9:
            if alpha >= beta:
                break
        return best

    def minimum(self, node, alpha, beta):
        self.visited += 1
        if self.is_leaf(node):
            return node
        best = math.inf
        #! ignores the last move: for child in list(node)[:-1]:
        for child in node:
            value = self.maximum(child, alpha, beta)
            #! MIN takes max: if value > best:
            if value < best:
                best = value
            #! beta never updated: if False:
            if best < beta:
                beta = best
            #! cut turned round: if alpha < beta:
            if beta <= alpha:
                break
        #! returns the last value: return value
        return best
