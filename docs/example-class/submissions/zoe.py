def minimax(node, is_max):
    values = []
    for child in node:
        values.append(minimax(node, not is_max))
    return max(values) if is_max else min(values)
