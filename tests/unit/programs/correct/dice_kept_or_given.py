from fractions import Fraction
# A die with the faces 1, 2, 3 is thrown; then you add it to your sum or to your opponent's. Over 6 you are bust.
class Thrown:
    faces = (1, 2, 3)
    def chances(self): return [(f, Fraction(1, 3)) for f in self.faces]
    def actions(self, state): return ['keep', 'give']
    def result(self, state, die, action):
        turn, sums, left = state
        sums = list(sums)
        sums[turn if action == 'keep' else 1 - turn] += die
        return (1 - turn, tuple(sums), left - 1)
    def terminal(self, state): return state[2] == 0 or max(state[1]) > 6
    def utility(self, state):
        mine, yours = (s if s <= 6 else -1 for s in state[1])
        return (mine > yours) - (mine < yours)

def expect_minmax(game, state, die):
    """Which action is best for player 0, who has thrown this die?"""
    def max_value(state, die):
        return max(chance_node(game.result(state, die, a)) for a in game.actions(state))

    def min_value(state, die):
        return min(chance_node(game.result(state, die, a)) for a in game.actions(state))

    def chance_node(state):
        if game.terminal(state):
            return game.utility(state)
        sum_chances = 0
        for die, p in game.chances():
            if state[0] == 0:
                sum_chances += p * max_value(state, die)
            else:
                sum_chances += p * min_value(state, die)
        return sum_chances

    values = {a: chance_node(game.result(state, die, a)) for a in game.actions(state)}
    return max(values, key=values.get), values

print(*expect_minmax(Thrown(), (0, (4, 3), 4), 2))
