from collections import namedtuple

Garden = namedtuple('Garden', 'turn, points, beds, free')

class Flowers:
    """Six beds in a ring, three already planted. Red and blue plant in turn; a flower scores its colour's
    neighbours, and one less than nothing if there is none."""
    size = 6

    def begin(self, planted):
        return Garden('red', 0, dict(planted), [b for b in range(self.size) if b not in planted])

    def options(self, garden):
        return garden.free

    def plant(self, garden, bed):
        beds = {**garden.beds, bed: garden.turn}
        near = [beds.get((bed + side) % self.size) for side in (1, -1)]
        gain = near.count(garden.turn) or -1
        free = [b for b in garden.free if b != bed]
        if garden.turn == 'red':
            return Garden('blue', garden.points + gain, beds, free)
        return Garden('red', garden.points - gain, beds, free)

    def finished(self, garden):
        return not garden.free

    def worth(self, garden, colour):
        return garden.points if colour == 'red' else -garden.points

def decide(garden, game):
    colour = garden.turn
    def most(garden):
        if game.finished(garden):
            return game.worth(garden, colour)
        return max(least(game.plant(garden, b)) for b in game.options(garden))
    def least(garden):
        if game.finished(garden):
            return game.worth(garden, colour)
        return min(most(game.plant(garden, b)) for b in game.options(garden))
    return max(game.options(garden), key=lambda b: least(game.plant(garden, b)))

game = Flowers()
garden = game.begin({0: 'red', 3: 'blue'})
print(garden.turn, decide(garden, game))
