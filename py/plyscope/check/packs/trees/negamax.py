def negamax(node, color=1):
    if not isinstance(node, list):
        return color * node
    return max(-negamax(child, -color) for child in node)
