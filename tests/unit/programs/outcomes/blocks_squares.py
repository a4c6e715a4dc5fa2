# Two kings on a strip; the square that a king leaves is blocked. Who cannot move loses.
class State:
    def __init__(self, kings, blocked, turn):
        self.kings, self.blocked, self.turn = kings, blocked, turn

    def moves(self):
        at = self.kings[self.turn]
        near = [at + step for step in (-2, -1, 1, 2)]
        return [to for to in near if 0 <= to < 9 and to not in self.blocked and to not in self.kings]


def after(state, to):
    blocked = set(state.blocked)
    blocked.add(state.kings[state.turn])
    kings = list(state.kings)
    kings[state.turn] = to
    return State(kings, blocked, 1 - state.turn)


def value(state):
    found = [value(after(state, to)) for to in state.moves()]
    if not found:
        return -1 if state.turn == 0 else 1
    return max(found) if state.turn == 0 else min(found)


print(value(State([1, 6], set(), 0)))
