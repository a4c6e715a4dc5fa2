def decide(graph, sheep, wolves, turns):
    """Alpha-beta with several minimisers in a row; everything is closed over in decide."""
    order = ["sheep"] + ["wolf"] * len(wolves)
    best = {}

    def value(at, pack, agent, turns, alpha, beta):
        if at in pack:
            return -10 * (turns + 1)
        if agent == len(order):
            agent, turns = 0, turns - 1
        if turns == 0:
            return len(graph[at]) - sum(w in graph[at] for w in pack)
        if order[agent] == "sheep":
            v = float("-inf")
            for place in graph[at]:
                got = value(place, pack, agent + 1, turns, alpha, beta)
                if got > v:
                    v = got
                    if turns == top:
                        best["move"] = place
                alpha = max(alpha, v)
                if alpha >= beta:
                    break
            return v
        v = float("inf")
        k = agent - 1
        for place in graph[pack[k]]:
            moved = pack[:k] + (place,) + pack[k + 1:]
            v = min(v, value(at, moved, agent + 1, turns, alpha, beta))
            beta = min(beta, v)
            if alpha >= beta:
                break
        return v

    top = turns
    best["value"] = value(sheep, tuple(wolves), 0, turns, float("-inf"), float("inf"))
    return best

meadow = {1: [2, 4], 2: [1, 3, 5], 3: [2, 6], 4: [1, 5], 5: [2, 4, 6], 6: [3, 5, 7], 7: [6]}
print(decide(meadow, 1, [7, 6], 2))
