"""UCT: repeatable by its seed, right where it must be, and near the exact value in the end."""

import json
import sys
from math import isclose, sqrt
from random import Random

import pytest
from playing import load
from plyscope.bridge import answer
from plyscope.game import MAX
from plyscope.games import GAMES
from plyscope.games.wrapper import Wrapped
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.minimax import minimax
from plyscope.search.uct import Node, uct
from plyscope.support.chance import drawn

PRESETS = {preset.id: preset.position for preset in GAMES["tree"].presets}

THREE = load("tree", "[[3 12 8] [2 4 6] [14 5 2]]").game

ONE_WIN = [
    "XX./OO./...", "X.X/OO./X.O", "OO./XX./X..", "XOX/O.O/.X.",
    "O../.OX/X..", ".X./.O./O.X", "..O/..X/.XO", "O.X/X../O..", "X../.XO/..O", ".O./..X/XO.",
]  # fmt: skip


def test_the_same_seed_gives_the_same_answer_and_another_seed_another():
    game = load("tictactoe").game
    first, again, other = (uct(game, game.initial, 200, seed) for seed in (7, 7, 8))
    assert first == again
    assert first.value != other.value


@pytest.mark.slow
@pytest.mark.parametrize("position", ONE_WIN)
def test_where_one_move_alone_wins_it_is_chosen(position):
    loaded = load("tictactoe", position)
    game, state = loaded.game, loaded.state
    win = 1 if game.to_move(state) == MAX else -1
    wins = [move for move in game.actions(state) if minimax(game, game.result(state, move)) == win]
    assert [[uct(game, state, 500, seed).action] for seed in (1, 2)] == [wins, wins]


def test_one_round_is_one_playout_and_chooses_nothing():
    random, state = Random(4), ()
    while not THREE.is_terminal(state):
        state = THREE.result(state, random.choice(THREE.actions(state)))
    assert uct(THREE, (), rounds=1, seed=4) == (THREE.utility(state), None)


def grown(game, rounds):
    """The root of the tree that so many rounds grow."""
    made = []

    def noted():
        made.append(Node())
        return made[-1]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys.modules[uct.__module__], "Node", noted)
        uct(game, game.initial, rounds, seed=5)
    return made[0]


def test_each_round_adds_one_node_and_a_node_has_the_visits_of_its_children_and_one():
    assert [grown(THREE, rounds).visits for rounds in range(1, 60)] == list(range(1, 60))
    unseen = [(grown(THREE, 59), ())]
    while unseen:
        node, state = unseen.pop()
        below = list(node.children.items())
        if not THREE.is_terminal(state):
            assert node.visits == 1 + sum(child.visits for _, child in below)
        unseen += [(child, (*state, action)) for action, child in below]


def test_every_move_is_tried_once_before_one_is_tried_again():
    root = grown(THREE, 4)
    assert [child.visits for child in root.children.values()] == [1, 1, 1]


def test_without_exploration_it_stays_with_what_looked_best_first():
    game = load("tree", "[[0 0 0 0 9] 1]").game
    curious, stubborn = (uct(game, (), 400, seed=1, exploration=c) for c in (sqrt(2), 0))
    assert (curious.action, stubborn.action) == (1, 1)
    assert stubborn.value > curious.value


def test_a_playout_takes_each_way_as_often_as_lots_do():
    worth = [uct(THREE, (), rounds=1, seed=seed).value for seed in range(6000)]
    assert isclose(sum(worth) / 6000, 56 / 9, abs_tol=0.2)


def test_chance_is_drawn_by_its_probabilities():
    game = load("tree", "(3/4:1 1/4:0)").game
    random = Random(1)
    first = sum(1 for _ in range(4000) if drawn(game, (), random) == 0)
    assert isclose(first / 4000, 3 / 4, abs_tol=0.03)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["three-by-three", "binary-three", "uneven", "gamble", "star-worst"])
def test_the_mean_comes_near_the_exact_value_as_rounds_grow(preset):
    game = load("tree", PRESETS[preset]).game
    least, greatest = game.bounds
    exact = expectiminimax(game, ())
    far, near = (abs(uct(game, (), rounds).value - exact) for rounds in (40, 3000))
    assert near < 0.05 * (greatest - least)
    assert near < far


def test_a_trap_that_samples_seldom_find_takes_thousands_of_rounds_to_see():
    game = load("tree", PRESETS["trap"]).game
    assert minimax(game, ()) == 4
    assert [uct(game, (), rounds).action for rounds in (500, 2000)] == [1, 0]


def test_utilities_that_are_stretched_and_moved_change_no_choice():
    small = load("tree", "[[3 12 8] [2 4 6] [14 5 2]]").game
    large = load("tree", "[[1030 1120 1080] [1020 1040 1060] [1140 1050 1020]]").game
    one, other = (uct(game, (), 300, seed=2) for game in (small, large))
    assert one.action == other.action
    assert isclose(other.value, 1000 + 10 * one.value)


@pytest.mark.parametrize("game_id", ["tictactoe", "pig", "dots"])
def test_a_depth_that_no_game_reaches_changes_nothing(game_id):
    game = load(game_id).game
    assert uct(game, game.initial, 60, depth=10_000) == uct(game, game.initial, 60)


class Noted(Wrapped):
    """Notes which positions are evaluated, and which are made."""

    def __init__(self, game):
        super().__init__(game)
        self.evaluated, self.made = [], []

    def evaluate(self, state):
        self.evaluated.append(state)
        return self.game.evaluate(state)

    def result(self, state, action):
        self.made.append(self.game.result(state, action))
        return self.made[-1]


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_round_ends_at_the_depth_with_the_evaluation_there(depth):
    # A position in a tree by hand is the path to it.
    game = Noted(load("tree", PRESETS["binary-three"]).game)
    uct(game, (), 80, depth=depth)
    assert max(map(len, game.made)) == depth
    assert {len(state) for state in game.evaluated} == ({depth} if depth < 3 else set())


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "depth"), [("tictactoe", 2), ("connect4", 2), ("dots", 3)])
def test_the_mean_comes_near_the_value_that_minimax_finds_to_the_same_depth(game_id, depth):
    game = load(game_id).game
    least, greatest = game.bounds
    exact = expectiminimax(game, game.initial, depth)
    assert abs(uct(game, game.initial, 3000, depth=depth).value - exact) < 0.05 * (greatest - least)


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [2, 30, 400])
def test_the_best_move_that_the_page_is_told_is_the_one_visited_most(rounds):
    for game_id in ("tictactoe", "coins"):
        game = load(game_id).game
        request = {"op": "search", "kind": "game", "subject": game_id, "method": "uct", "lines": False}
        request |= {"methodOptions": {"rounds": rounds, "seed": 3}}
        reply = json.loads(answer(json.dumps(request)).text)
        value, action = uct(game, game.initial, rounds, seed=3)
        assert reply["best"] == game.action_id(game.initial, action)
        assert reply["value"] == value
