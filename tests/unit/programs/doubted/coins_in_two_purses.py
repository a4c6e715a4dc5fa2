from copy import deepcopy
class Row:
    def __init__(self, coins):
        self.coins = coins
        self.score = [0, 0]
        self.turn = 0
    def take(self, left):
        coin = self.coins.pop(0 if left else -1)
        self.score[self.turn] += coin
        self.turn = 1 - self.turn
def best(row):
    if not row.coins:
        return row.score[0] - row.score[1]
    values = []
    for left in (True, False):
        temp = deepcopy(row)
        temp.take(left)
        values.append(best(temp))
    return max(values) if row.turn == 0 else min(values)
print(best(Row([4, 9, 1, 2])))
