class Scripted:
    """Plays what it has been told to play, so that the program needs no input."""
    def __init__(self, name, numbers):
        self.name, self.numbers = name, iter(numbers)

    def choose(self, game):
        return min(next(self.numbers), game.goal - game.count)

class Thinker:
    def __init__(self, name):
        self.name = name

    def choose(self, game):
        options = range(1, min(game.most, game.goal - game.count) + 1)
        return max(options, key=lambda k: self.value(game, game.count + k, False))

    def value(self, game, count, mine):
        if count == game.goal:
            return 1 if mine else -1        # whoever has just said the goal has lost
        results = []
        for k in range(1, game.most + 1):
            if count + k <= game.goal:
                results.append(self.value(game, count + k, not mine))
        return max(results) if mine else min(results)

class Counting:
    """Count on by 1, 2 or 3 in turn. Whoever has to say the goal loses."""
    def __init__(self, goal, most, *players):
        self.goal, self.most, self.players = goal, most, players
        self.count = 0

    def play(self):
        turn = 0
        while True:
            player = self.players[turn % 2]
            said = player.choose(self)
            self.count += said
            print(f"{player.name} counts to {self.count}")
            if self.count == self.goal:
                return self.players[(turn + 1) % 2].name
            turn += 1

print("winner:", Counting(10, 3, Scripted("Sam", [1, 2, 3, 1, 1]), Thinker("Tia")).play())
