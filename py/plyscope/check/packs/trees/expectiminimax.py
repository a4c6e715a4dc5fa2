def expectiminimax(node, maximizing=True):
    """A chance node is a list of pairs: the probability and the node."""
    if not isinstance(node, list):
        return node
    if isinstance(node[0], tuple):
        return sum(weight * expectiminimax(child, maximizing) for weight, child in node)
    values = [expectiminimax(child, not maximizing) for child in node]
    return max(values) if maximizing else min(values)
