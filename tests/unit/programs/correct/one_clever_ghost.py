# One ghost is clever (min), the other is drunk (chance). Three layers, closed over in getAction.
class Agent:
    def __init__(self, depth=2):
        self.depth = depth
        self.value = None

    def getAction(self, tunnel, me, clever, drunk):
        goal = len(tunnel) - 1

        def steps(x):
            return [y for y in (x - 1, x, x + 1) if 0 <= y <= goal]

        def worth(me, clever, drunk):
            if me in (clever, drunk):
                return -20
            return tunnel[me]

        def over(me, clever, drunk):
            return me == goal or me in (clever, drunk)

        def pac(me, clever, drunk, left):
            if left == 0 or over(me, clever, drunk):
                return worth(me, clever, drunk)
            return max(ghost(m, clever, drunk, left) for m in steps(me))

        def ghost(me, clever, drunk, left):
            if over(me, clever, drunk):
                return worth(me, clever, drunk)
            return min(luck(me, c, drunk, left) for c in steps(clever))

        def luck(me, clever, drunk, left):
            if over(me, clever, drunk):
                return worth(me, clever, drunk)
            where = steps(drunk)
            return sum(pac(me, clever, d, left - 1) for d in where) / len(where)

        best = None
        for m in steps(me):
            v = ghost(m, clever, drunk, self.depth)
            if self.value is None or v > self.value:
                self.value, best = v, m
        return best

agent = Agent()
print(agent.getAction([5, 1, 2, 4, 9, 3, 7], 2, 0, 6), agent.value)
