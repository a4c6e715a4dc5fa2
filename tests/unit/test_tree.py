"""The typed tree: what is read, what is turned down and where, names and the outline."""

import pytest
from hypothesis import given
from playing import NESTED, TREES, every_state, load, tree_text
from plyscope.game import BadInput
from plyscope.games.evaluation import Weighted
from plyscope.games.tree.rules import inner_name
from plyscope.games.tree.text import MAX_LEAVES, MAX_NESTING
from plyscope.search.minimax import minimax

THREE = "[[3 12 8] [2 4 6] [14 5 2]]"


@pytest.mark.parametrize(
    "text",
    [
        "[[3 12 8] [2 4 6] [14 5 2]]",
        "[3 12 8] [2 4 6] [14 5 2]",
        "[3 12 8][2 4 6][14 5 2]",
        "max [[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
        "MAX: [3 12 8]\n[2 4 6]\n[14 5 2]\n",
        "  [[ 3.0 12. 8 ] [ +2 4 6 ] [ 14 5 4/2 ]] ",
    ],
)
def test_the_same_tree_may_be_typed_in_several_ways(text):
    loaded = load("tree", text)
    game = loaded.game
    leaves = [[game.utility((group, leaf)) for leaf in range(3)] for group in range(3)]
    assert leaves == [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
    assert game.to_move(()) == "MAX"


@pytest.mark.parametrize(
    ("typed", "utility"), [("-5", -5), ("−5", -5), ("1/2", 0.5), ("-3/4", -0.75), ("2.5", 2.5), (".5", 0.5), ("007", 7)]
)
def test_numbers_may_be_negative_decimal_or_fractions(typed, utility):
    assert load("tree", f"[{typed}]").game.utility((0,)) == utility


def test_max_or_min_in_front_says_who_moves_at_the_root():
    game = load("tree", "min [[1 2] 3]").game
    assert [game.to_move(state) for state in ((), (0,))] == ["MIN", "MAX"]
    assert minimax(game, ()) == 2
    assert minimax(load("tree", "[[1 2] 3]").game, ()) == 3


def test_a_number_alone_is_a_game_that_is_over():
    loaded = load("tree", "7")
    assert loaded.game.is_terminal(loaded.state)
    assert loaded.game.utility(loaded.state) == 7
    assert loaded.game.verdict(loaded.state) == "The game is over: MAX gets 7."


@pytest.mark.parametrize("weights", [(1, 0, 0, 0), (1e6, -1e6, 1e6, -1e6), (-1e6, 0, -1e6, 0)])
def test_what_is_made_of_the_largest_numbers_is_a_number_between_them(weights):
    game = load("tree", "[[1000000000 -1000000000] [[999999999 -1] 0]]").game
    for state in every_state(game):
        assert -1e9 <= Weighted(game, weights).evaluate(state) <= 1e9


@pytest.mark.slow
def test_a_million_leaves_are_turned_down_at_the_first_that_is_too_many():
    with pytest.raises(BadInput, match="more than 20,000 leaves") as caught:
        load("tree", "1 " * 1_000_000)
    assert caught.value.at == 2 * MAX_LEAVES


@pytest.mark.slow
def test_nodes_that_only_pass_the_turn_are_limited_too():
    with pytest.raises(BadInput, match="more than 40,000 nodes"):
        load("tree", ("[" * 30 + "1" + "]" * 30) * 2_000)


def test_brackets_may_be_nested_sixty_deep_and_no_deeper():
    deepest = "[" * MAX_NESTING + "1" + "]" * MAX_NESTING
    assert minimax(load("tree", deepest).game, ()) == 1
    with pytest.raises(BadInput, match="nested more than 60 deep") as caught:
        load("tree", f"[{deepest}]")
    assert caught.value.at == MAX_NESTING


def test_inner_nodes_are_named_level_by_level_and_leaves_after_their_actions():
    game = load("tree", "[[[3 4] 5] [[0 1] [7 8]]]").game
    inner = [(), (0,), (1,), (0, 0), (1, 0), (1, 1)]
    assert [game.node_name(state) for state in inner] == ["A", "B", "C", "D", "E", "F"]
    assert game.node_name((0, 1)) == "b₂"
    assert game.node_name((1, 1, 0)) == "f₁"
    assert game.action_name((1,), 1) == "c₂"
    assert game.action_id((1,), 1) == "c2"


def test_names_go_on_with_two_letters_after_z():
    assert [inner_name(index) for index in (0, 25, 26, 51, 52, 701, 702)] == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]


def test_the_eleventh_child_has_two_subscript_digits():
    game = load("tree", " ".join(["0"] * 11)).game
    assert game.action_name((), 10) == "a₁₁"
    assert game.parse_action((), "a11") == 10


def test_a_name_in_the_text_is_the_name_of_the_action_and_of_the_leaf():
    game = load("tree", "[1:[3:99 4:105] left : 7]").game
    assert [game.action_name((), action) for action in game.actions(())] == ["1", "left"]
    assert game.node_name((0,)) == "B"
    assert game.node_name((0, 1)) == "4"
    assert game.node_name((1,)) == "left"
    assert game.parse_action((), "left") == 1
    assert game.parse_action((), "a2") == 1


@pytest.mark.parametrize(
    ("text", "state", "sentence"),
    [
        (THREE, (), "The moves at A are a₁ to a₃."),
        (THREE, (1, 2), "There is no move at c₃: it is a leaf."),
        ("[[5] 4]", (0,), "The only move at B is b₁."),
    ],
)
def test_a_move_that_is_not_there_is_turned_down_with_those_that_are(text, state, sentence):
    game = load("tree", text).game
    with pytest.raises(BadInput) as caught:
        game.parse_action(state, "z9")
    assert str(caught.value) == sentence


def test_the_evaluation_is_the_mean_of_the_leaves_below():
    game = load("tree", "[[3 12 9] [[2 4] 6]]").game
    assert game.evaluate((0,)) == 8
    assert game.evaluate((1,)) == 4
    assert game.evaluate(()) == 6


def test_a_part_of_a_tree_is_written_with_who_moves_there():
    game = load("tree", "[[3 b:[−1 1/2]] 4]").game
    assert game.format(()) == "[[3 b:[-1 1/2]] 4]"
    assert game.format((0,)) == "min [3 b:[-1 1/2]]"
    assert game.format((0, 1)) == "[-1 1/2]"
    assert game.format((0, 1, 0)) == "-1"


@pytest.mark.slow
@given(loaded=TREES)
def test_a_part_of_a_tree_that_is_read_alone_has_the_same_value(loaded):
    game = loaded.game
    for action in game.actions(()):
        part = load("tree", game.format((action,)))
        assert minimax(part.game, ()) == minimax(game, (action,))


@given(NESTED)
def test_what_is_written_is_what_was_typed(nested):
    text = tree_text(nested)
    assert load("tree", text).game.format(()) == text


def test_the_outline_lists_the_inner_nodes_from_the_top_with_the_leaves_right_below_each():
    picture = load("tree", "[[3 x:12 [1 2]] 5]").game.picture((0, 2))
    rows = [
        (row["name"], row["depth"], row["kind"], row["action"], row["leaves"], row["leafNames"])
        for row in picture["rows"]
    ]
    assert rows == [
        ("A", 0, "MAX", "", ["5"], ["a₂"]),
        ("B", 1, "MIN", "a₁", ["3", "12"], ["b₁", "x"]),
        ("C", 2, "MAX", "b₃", ["1", "2"], ["c₁", "c₂"]),
    ]
    assert picture["path"] == ["A", "B", "C"]
    assert picture["text"] == "[[3 x:12 [1 2]] 5]"
    assert picture["omitted"] == 0


def test_the_outline_of_a_large_tree_says_how_much_it_leaves_out():
    picture = load("tree", "[1 2]" * 1_000).game.picture(())
    assert len(picture["rows"]) == 200
    assert picture["omitted"] == 801


def test_a_name_that_does_not_say_which_move_is_meant_stands_with_the_plain_one():
    tree = load("tree", "[left:[x:3 x:4] a1:5 a3:6]")
    names = [tree.game.action_name((), action) for action in range(3)]
    assert names == ["left", "a1 (a₂)", "a3"]
    assert [tree.game.action_name((0,), action) for action in range(2)] == ["x (b₁)", "x (b₂)"]
    for state in ((), (0,)):
        written = [tree.game.action_name(state, action) for action in tree.game.actions(state)]
        assert [tree.game.parse_action(state, name) for name in written] == list(range(len(written)))
