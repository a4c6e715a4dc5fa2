"""Programs to begin with, as a student would write them."""

from __future__ import annotations

from typing import Final

from plyscope.input.preset import Preset
from plyscope.kinds.program.longer_examples import GAME_2048, HAGGLE, QUEENS, SWAPPED_2048

WINNER: Final = """\
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]


def winner(board):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return None


"""

TIC_TAC_TOE: Final = (
    '''\
"""Tic-tac-toe, X against O, by minimax."""

'''
    + WINNER
    + """\
def minimax(board, player):
    won = winner(board)
    if won == "X":
        return 1
    if won == "O":
        return -1
    if " " not in board:
        return 0

    best = -2 if player == "X" else 2
    for move in range(9):
        if board[move] != " ":
            continue
        board[move] = player
        if player == "X":
            best = max(best, minimax(board, "O"))
        else:
            best = min(best, minimax(board, "X"))
        board[move] = " "
    return best


board = [
    "X", "O", "X",
    " ", "O", " ",
    " ", " ", " ",
]
print(minimax(board, "X"))
"""
)

WITH_GAPS: Final = (
    '''\
"""Minimax for tic-tac-toe, with three gaps for you to fill in.

Press Run whenever you like: the tree shows how far you are.
"""

'''
    + WINNER
    + """\
def minimax(board, player):
    won = winner(board)
    # Gap 1: return 1 if X has won, and -1 if O has won.
    if " " not in board:
        return 0

    values = []
    for move in range(9):
        if board[move] != " ":
            continue
        # Gap 2: make the move, search the position after it
        # with the other player to move, and undo the move.
        values.append(0)
    # Gap 3: X takes the largest value, O the smallest.
    return values[0]


board = [
    "X", "O", "X",
    "O", "O", " ",
    " ", "X", " ",
]
print(minimax(board, "X"))
"""
)

GIVEN_TREE: Final = '''\
"""Alpha-beta on a tree of nested lists."""

from math import inf


def max_value(node, alpha, beta):
    if isinstance(node, int):
        return node
    v = -inf
    for child in node:
        v = max(v, min_value(child, alpha, beta))
        if v >= beta:
            return v
        alpha = max(alpha, v)
    return v


def min_value(node, alpha, beta):
    if isinstance(node, int):
        return node
    v = inf
    for child in node:
        v = min(v, max_value(child, alpha, beta))
        if v <= alpha:
            return v
        beta = min(beta, v)
    return v


tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
print(max_value(tree, -inf, inf))
'''

FIBONACCI: Final = '''\
"""Not a game at all: every function that calls itself has a tree."""


def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


print(fib(6))
'''

OWN_GAME: Final = '''\
"""A game of your own: take 1, 2 or 3 sticks; whoever takes the last one wins.

Press "Play and search it", then change the rules.
"""

STICKS = 7


class TakeAway:
    """Take 1, 2 or 3 sticks. Whoever takes the last one wins."""

    # A state is the number of sticks, and who is to move. It must not change: a tuple is fine.
    initial = (STICKS, "MAX")

    def to_move(self, state):
        sticks, player = state
        return player

    def actions(self, state):
        sticks, player = state
        return [n for n in (1, 2, 3) if n <= sticks]

    def result(self, state, action):
        sticks, player = state
        return (sticks - action, "MIN" if player == "MAX" else "MAX")

    def is_terminal(self, state):
        sticks, player = state
        return sticks == 0

    def utility(self, state):
        # From MAX's side. The player to move finds no stick: the other one has won.
        sticks, player = state
        return -1 if player == "MAX" else 1

    def evaluate(self, state):
        # A guess between the worst and the best utility, for a search to a depth.
        return 0

    def picture(self, state):
        sticks, player = state
        return "|" * sticks or "none left"
'''
OWN_PROBLEM: Final = '''\
"""Four friends sit in a row. Ann does not sit beside Bob, and Cleo sits left of Dan.

Press "Solve it", then add a friend or a wish of theirs.
"""

FRIENDS = ["Ann", "Bob", "Cleo", "Dan"]

# The values of each variable: a chair for each friend.
domains = {friend: [1, 2, 3, 4] for friend in FRIENDS}


def have_different_chairs(one, other):
    return one != other


def do_not_sit_side_by_side(one, other):
    return abs(one - other) > 1


def sits_left_of(one, other):
    return one < other


# Some variables, and a function of their values.
constraints = [
    (("Ann", "Bob"), do_not_sit_side_by_side),
    (("Cleo", "Dan"), sits_left_of),
]
for place, friend in enumerate(FRIENDS):
    for other in FRIENDS[:place]:
        constraints.append(((other, friend), have_different_chairs))
'''

PRESETS: Final = (
    Preset(
        id="tictactoe",
        name="Minimax for tic-tac-toe",
        position=TIC_TAC_TOE,
        note=(
            "Which move does minimax choose? Change a line and press Run: the tree is "
            "always that of your program."
        ),
        answer="The square below both O: any other move loses.",
        ideas=("minimax", "your own code"),
    ),
    Preset(
        id="gaps",
        name="Minimax with gaps",
        position=WITH_GAPS,
        note="Fill in the three gaps. Run it after each.",
        ideas=("minimax", "your own code", "exercise"),
        level="middle",
    ),
    Preset(
        id="tree",
        name="Alpha-beta on a given tree",
        position=GIVEN_TREE,
        note=(
            "Which leaves are never searched? Then swap alpha and beta in one call: which ones now?"
        ),
        answer="The 4 and the 6: after the 2, their parent is worth at most 2, and MAX has 3.",
        ideas=("pruning", "your own code"),
        level="middle",
    ),
    Preset(
        id="fibonacci",
        name="Fibonacci numbers",
        position=FIBONACCI,
        note="How often is fib(2) called?",
        answer="5 times, and fib(1) 8 times: the same work is done again and again.",
        ideas=("recursion", "your own code"),
    ),
    Preset(
        id="queens",
        name="Four queens",
        position=QUEENS,
        note="Which calls are dead ends? What do they return?",
        answer="Each call that returns False was a dead end: its queens leave no free place.",
        ideas=("going back", "your own code"),
        level="middle",
    ),
    Preset(
        id="haggle",
        name="A haggle",
        position=HAGGLE,
        note=(
            "At which price do they agree, and after how many offers? Then let a no cost the seller"
            " 1 too: what is patience worth?"
        ),
        answer=(
            "At 7, the first offer. If a no costs both the same, at 9: the buyer’s patience is"
            " worth 2."
        ),
        ideas=("minimax", "trade", "bargaining", "your own code"),
    ),
    Preset(
        id="2048",
        name="2048 by expectimax",
        position=GAME_2048,
        note="Which slide is best? What would it be worth if chance put down nothing but 2s?",
        answer=(
            "Up, 37.44: the two 4s make an 8 beside the other one. With 2s alone it is worth 37.6."
        ),
        ideas=("chance", "your own code"),
        level="middle",
    ),
    Preset(
        id="2048-swapped",
        name="2048 with a mistake",
        position=SWAPPED_2048,
        note="Two turns have changed places. Which slide goes the wrong way, and in which line?",
        answer="Up: it turns to the right first, so it does what down does.",
        ideas=("chance", "mistake", "your own code"),
        level="middle",
    ),
    Preset(
        id="game",
        name="A game of your own",
        position=OWN_GAME,
        note="Press “Play and search it” to open it under Watch.",
        ideas=("your own game",),
        level="middle",
    ),
    Preset(
        id="problem",
        name="A constraint problem of your own",
        position=OWN_PROBLEM,
        note="Press “Solve it” to open it under Constraints.",
        ideas=("your own problem",),
        level="middle",
    ),
    Preset(
        id="blank",
        name="Blank page",
        position='"""Write or paste a program in which a function calls itself."""\n',
        note="",
        ideas=("your own code",),
    ),
)
