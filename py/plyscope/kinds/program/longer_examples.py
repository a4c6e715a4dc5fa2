"""Four queens, a haggle and 2048, as a student would write them."""

from __future__ import annotations

from typing import Final

QUEENS: Final = '''\
"""Four queens on a board, by backtracking."""

N = 4


def is_safe(queens, column):
    row = len(queens)
    for r, c in enumerate(queens):
        if c == column or abs(c - column) == row - r:
            return False
    return True


def place(queens):
    if len(queens) == N:
        return True
    for column in range(N):
        if is_safe(queens, column):
            queens.append(column)
            if place(queens):
                return True
            queens.pop()
    return False


queens = []
print(place(queens), queens)
'''

HAGGLE: Final = '''\
"""A haggle: a buyer and a seller make offers in turn, until one of them accepts.

To make a new offer instead is to say no, and whoever says no pays the other for
the wait. After four offers they stop: then the seller gets the market price.
"""

OFFERS = [7, 8, 9, 10]
MARKET = 10
NO_OF_BUYER = 1
NO_OF_SELLER = 2


def paid(said):
    """What the buyer has paid for saying no, less what the seller has."""
    total = 0
    for turn, word in enumerate(said):
        if turn > 0 and word != "accept":
            total += NO_OF_BUYER if turn % 2 == 0 else -NO_OF_SELLER
    return total


def minimax(said, player):
    """What the seller gets in the end, if both haggle well."""
    if "accept" in said:
        return said[-2] + paid(said)
    if len(said) == 4:
        return MARKET + paid(said)

    replies = ["accept"] + OFFERS if said else OFFERS
    if player == "buyer":
        return min(minimax(said + [reply], "seller") for reply in replies)
    return max(minimax(said + [reply], "buyer") for reply in replies)


print("The seller gets", minimax([], "buyer"))
'''

GAME_2048: Final = '''\
"""2048 by expectimax: the best slide, whatever tile chance puts down after it."""

import random


class Game2048:
    def __init__(self, grid):
        self.grid = [row[:] for row in grid]

    def slide_left(self):
        """Two equal tiles merge; the new one does not merge again."""
        for row in self.grid:
            tiles = [tile for tile in row if tile]
            merged = []
            while tiles:
                tile = tiles.pop(0)
                if tiles and tiles[0] == tile:
                    tile += tiles.pop(0)
                merged.append(tile)
            row[:] = merged + [0] * (len(row) - len(merged))

    def turn_left(self):
        self.grid = [list(column) for column in zip(*self.grid)][::-1]

    def turn_right(self):
        self.grid = [list(column) for column in zip(*self.grid[::-1])]

    def move(self, direction):
        """The game after a slide: turned so that it is one to the left."""
        after = Game2048(self.grid)
        if direction == "left":
            after.slide_left()
        elif direction == "right":
            after.turn_left()
            after.turn_left()
            after.slide_left()
            after.turn_left()
            after.turn_left()
        elif direction == "up":
            after.turn_left()
            after.slide_left()
            after.turn_right()
        else:
            after.turn_right()
            after.slide_left()
            after.turn_left()
        return after

    def moves(self):
        every = ["left", "right", "up", "down"]
        return [each for each in every if self.move(each).grid != self.grid]

    def free(self):
        size = range(len(self.grid))
        return [(r, c) for r in size for c in size if self.grid[r][c] == 0]

    def add(self, cell, tile):
        after = Game2048(self.grid)
        after.grid[cell[0]][cell[1]] = tile
        return after

    def add_random(self):
        return self.add(random.choice(self.free()), random.choices([2, 4], [0.9, 0.1])[0])

    def estimate(self):
        """Free cells are good, and so is a large tile in the corner."""
        return 4 * len(self.free()) + self.grid[0][0]


def expectimax(game, depth, is_chance):
    if depth == 0 or not (is_chance or game.moves()):
        return game.estimate()
    if not is_chance:
        return max(expectimax(game.move(each), depth - 1, True) for each in game.moves())
    mean = 0
    for cell in game.free():
        for tile, odds in [(2, 0.9), (4, 0.1)]:
            value = expectimax(game.add(cell, tile), depth - 1, False)
            mean += odds * value / len(game.free())
    return mean


game = Game2048([
    [8, 4, 2],
    [2, 4, 0],
    [0, 0, 0],
])
print(expectimax(game.add_random(), 3, False))
'''

RIGHT_UP: Final = """\
            after.turn_left()
            after.slide_left()
            after.turn_right()
"""
SWAPPED_UP: Final = """\
            after.turn_right()
            after.slide_left()
            after.turn_left()
"""
SWAPPED_2048: Final = GAME_2048.replace(RIGHT_UP, SWAPPED_UP)
