"""Trees for three players: how they are typed, and what max^n finds in them."""

from random import Random

import pytest
from plyscope.game import IllegalAction
from plyscope.games.manytree import ENTRY, load
from plyscope.search.maxn import maxn

PRESETS = {preset.id: preset.position for preset in ENTRY.presets}


def game_of(text):
    return load(text, {}).game


def random_text(random, depth):
    """The text of a tree with random leaves, few of them equal."""
    if depth == 0 or random.random() < 0.2:
        return f"({','.join([str(random.randint(-99, 99)) for _ in range(3)])})"
    children = [random_text(random, depth - 1) for _ in range(random.randint(1, 3))]
    return f"[{' '.join(children)}]"


def test_each_player_takes_what_is_best_for_themselves():
    game = game_of(PRESETS["three-plies"])
    assert maxn(game, ()) == (2, 6, 5)
    assert [maxn(game, (move,)) for move in (0, 1)] == [(1, 2, 6), (2, 6, 5)]


def test_of_moves_that_are_equal_to_the_mover_the_first_is_taken_whatever_others_get():
    assert maxn(game_of(PRESETS["tie"]), ()) == (5, 3, 1)
    assert maxn(game_of("[[(1,3,9) (5,3,1)] (3,2,2)]"), ()) == (3, 2, 2)


def test_the_players_take_turns_from_whoever_is_named_in_front():
    game = game_of("player 2 [[[(1,1,1)]]]")
    assert [game.to_move((0,) * plies) for plies in range(3)] == [1, 2, 0]


def test_at_a_depth_limit_the_mean_of_the_leaves_speaks_for_each_player():
    game = game_of("[[(1,2,6) (4,3,2)] (2,9,9)]")
    assert game.evaluations((0,)) == (2.5, 2.5, 4)
    assert maxn(game, (), 1) == (2.5, 2.5, 4)
    assert maxn(game, (), 2) == (4, 3, 2)


def test_nobody_gains_by_playing_otherwise_alone():
    random = Random(1986)
    for _ in range(200):
        game = game_of(random_text(random, 4))
        unseen = [()]
        while unseen:
            state = unseen.pop()
            player, value = game.to_move(state), maxn(game, state)
            below = [game.result(state, action) for action in game.actions(state)]
            if below:
                assert value[player] == max(maxn(game, child)[player] for child in below)
                assert value in [maxn(game, child) for child in below]
            unseen += below


def test_names_fractions_and_spaces_are_read_as_in_other_trees():
    game = game_of("Player 3: [left:(1/2, −3, .5) right : [(1 2 3) ( 4;5;6 )]]")
    assert game.utilities((0,)) == (0.5, -3, 0.5)
    assert game.utilities((1, 1)) == (4, 5, 6)
    assert game.parse_action((), "right") == 1
    assert game.node_name((1,)) == "B"
    assert game.format(()) == "player 3 [left:(1/2,-3,.5) right:[(1,2,3) (4,5,6)]]"
    assert game.format((1,)) == "[(1,2,3) (4,5,6)]"
    assert game.verdict((1, 0)) == "The game is over: the players get 1, 2 and 3."


def test_a_random_tree_obeys_the_laws_of_games():
    random = Random(3)
    for _ in range(40):
        game = game_of(random_text(random, 4))
        worst, best = game.bounds
        unseen = [()]
        while unseen:
            state = unseen.pop()
            actions = list(game.actions(state))
            assert game.is_terminal(state) == (not actions) == bool(game.verdict(state))
            assert worst <= game.evaluate(state) <= best
            assert [game.parse_action(state, game.action_id(state, a)) for a in actions] == actions
            assert game_of(game.format(state)).utilities(()) == game.utilities(state)
            with pytest.raises(IllegalAction):
                game.result(state, len(actions))
            unseen += [game.result(state, action) for action in actions]


def test_the_outline_says_which_player_moves():
    picture = game_of("player 2 [[(1,2,3) (4,5,6)] (7,8,9)]").picture((0,))
    told = [(row["name"], row["kind"], row["leaves"]) for row in picture["rows"]]
    assert told == [("A", "2", ["(7,8,9)"]), ("B", "3", ["(1,2,3)", "(4,5,6)"])]
