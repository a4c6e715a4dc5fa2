class Searcher:
    """Counts its nodes, so that I can compare with minimax."""

    def __init__(self):
        self.nodes = 0

    def alphabeta(self, node, alpha, beta, maximizing):
        self.nodes += 1
        if not isinstance(node, list):
            return node
        if maximizing:
            value = float("-inf")
            for child in node:
                value = max(value, self.alphabeta(child, alpha, beta, False))
                alpha = max(alpha, value)
                if beta <= alpha:
                    break
            return value
        value = float("inf")
        for child in node:
            value = min(value, self.alphabeta(child, alpha, beta, True))
            beta = min(beta, value)
            if beta <= alpha:
                break
        return value


def search(tree):
    return Searcher().alphabeta(tree, float("-inf"), float("inf"), True)
