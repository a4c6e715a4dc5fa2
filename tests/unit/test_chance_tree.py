"""Trees in which chance moves: how they are typed, who moves where, and what is shown."""

import pytest
from playing import load, refusal
from plyscope.game import BadInput
from plyscope.games.tree.chance import ChanceTree

COINS = "[(3/4:[1 2] 1/4:[3 4]) 5]"


@pytest.mark.parametrize(
    ("text", "outcomes"),
    [
        ("(1/2:3 1/2:5)", [(0, 0.5), (1, 0.5)]),
        ("(0.5: 3, .5 : [5 6])", [(0, 0.5), (1, 0.5)]),
        ("( 1/4:3\n1/4:4 2/4:5 )", [(0, 0.25), (1, 0.25), (2, 0.5)]),
        ("max(1:7)", [(0, 1)]),
        ("min (1/8:3 7/8:(1/2:1 1/2:0))", [(0, 0.125), (1, 0.875)]),
    ],
)
def test_round_brackets_are_a_node_of_chance_with_a_probability_before_each_child(text, outcomes):
    game = load("tree", text).game
    assert game.to_move(()) == "CHANCE"
    assert game.outcomes(()) == outcomes
    assert list(game.actions(())) == [action for action, _ in outcomes]


def test_only_a_tree_in_which_chance_moves_has_outcomes():
    assert isinstance(load("tree", "[1 [2 (1:3)]]").game, ChanceTree)
    assert not hasattr(load("tree", "[1 [2 a:3]]").game, "outcomes")


def test_the_players_take_turns_as_if_chance_were_not_there():
    game = load("tree", "[(1/2:[1 (1:(1:[7 8]))] 1/2:2)]").game
    path = [(), (0,), (0, 0), (0, 0, 1), (0, 0, 1, 0), (0, 0, 1, 0, 0)]
    movers = ["MAX", "CHANCE", "MIN", "CHANCE", "CHANCE", "MAX"]
    assert [game.to_move(state) for state in path] == movers


def test_max_or_min_in_front_says_who_moves_first_below_chance_at_the_root():
    assert load("tree", "(1:[1 2])").game.to_move((0,)) == "MAX"
    assert load("tree", "min (1:[1 2])").game.to_move((0,)) == "MIN"


def test_outcomes_have_names_in_front_of_their_probabilities():
    text = "[(heads:1/2:3 tails:1/2:[2 x:5]) 4]"
    game = load("tree", text).game
    assert game.format(()) == text
    assert [game.action_name((0,), outcome) for outcome, _ in game.outcomes((0,))] == ["heads", "tails"]
    assert game.node_name((0, 0)) == "heads"
    with pytest.raises(BadInput, match="at most 24 characters"):
        load("tree", f"({'x' * 25}:1/2:3 1/2:4)")


def test_names_still_stand_before_the_moves_of_the_players():
    game = load("tree", "[safe:(1/2:[left:1 2] 1/2:4) 3]").game
    assert game.action_name((), 0) == "safe"
    assert game.action_name((0, 0), 0) == "left"
    assert game.node_name((0, 1)) == "b₂"
    assert [game.action_id((0,), outcome) for outcome in game.actions((0,))] == ["b1", "b2"]


def test_probabilities_that_rounding_keeps_from_1_are_taken():
    thirds = load("tree", "(0.3333333333:1 0.3333333333:2 0.3333333334:3)")
    tenths = load("tree", "(" + " ".join(["0.1:1"] * 10) + ")")
    assert [len(loaded.game.outcomes(())) for loaded in (thirds, tenths)] == [3, 10]


def test_the_evaluation_weighs_what_is_below_chance_by_the_probabilities():
    game = load("tree", COINS).game
    assert game.evaluate((0,)) == 3 / 4 * 1.5 + 1 / 4 * 3.5
    assert game.evaluate(()) == (4 * 2 + 5) / 5


def test_the_evaluation_of_equal_leaves_is_that_leaf_in_spite_of_rounding():
    tenths = " ".join(["0.1:0.1"] * 10)
    assert load("tree", f"[({tenths}) [0.1 0.1 0.1]]").game.evaluate(()) == 0.1


def test_a_move_that_is_not_an_outcome_is_turned_down_with_those_that_are():
    game = load("tree", COINS).game
    assert str(refusal(game.parse_action, (0,), "heads")) == "The outcomes at B are b₁ to b₂."


def test_a_part_of_a_tree_is_written_with_who_moves_there_or_below():
    game = load("tree", "[(3/4:[1 2] 1/4:(.5:3 0.5:−4)) 5]").game
    assert game.format(()) == "[(3/4:[1 2] 1/4:(.5:3 0.5:-4)) 5]"
    assert game.format((0,)) == "min (3/4:[1 2] 1/4:(.5:3 0.5:-4))"
    assert game.format((0, 0)) == "min [1 2]"
    assert game.format((0, 1)) == "min (.5:3 0.5:-4)"


def test_the_outline_says_where_chance_moves_and_with_what_probabilities():
    rows = load("tree", "[(3/4:[1 2] 1/4:8) 5]").game.picture(())["rows"]
    told = [(row["name"], row["kind"], row["odds"], row["leaves"], row["leafOdds"]) for row in rows]
    assert told == [
        ("A", "MAX", "", ["5"], [""]),
        ("B", "CHANCE", "", ["8"], ["1/4"]),
        ("C", "MIN", "3/4", ["1", "2"], ["", ""]),
    ]
