"""The exact values that searches are compared with: by theory, by looking at everything, or not."""

import json
from math import inf
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load
from plyscope.bridge import answer
from plyscope.game import Wrapper
from plyscope.games import GAMES
from plyscope.games.pig.values import LimitedPig, PigValues
from plyscope.search.expectiminimax import expectiminimax
from plyscope.study.exact_values import known_values
from plyscope.study.tree_size import is_hopeless
from plyscope.support.minimax_values import action_values

PLENTY = 100_000


def exact(game: str, position: str | None = None, **options: float) -> dict[str, Any]:
    request = {"op": "exact", "kind": "game", "subject": game, "position": position, "options": options}
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "error" not in reply, reply
    return reply


def best(found: dict[str, Any]) -> list[str]:
    return [each["id"] for each in found["best"]]


@pytest.mark.slow
@given(st.integers(2, 5), st.integers(2, 4), st.integers(1, 7), st.data())
def test_pig_with_its_rolls_limited_is_worth_what_looking_at_everything_finds(
    goal: int, faces: int, rolls: int, data: st.DataObject
) -> None:
    loaded = load("pig", goal=goal, faces=faces, rolls=rolls)
    game: Any = loaded.game
    state = loaded.state
    values = LimitedPig(goal, faces, rolls)
    while not game.is_terminal(state):
        assert values.value(state) == pytest.approx(expectiminimax(game, state, inf))
        known = known_values("pig", game, state, 0)
        looked = action_values(game, state, PLENTY)
        assert known is not None
        assert looked is not None
        assert known.proviso == ""
        assert dict(known.values) == pytest.approx(dict(looked))
        state = game.result(state, data.draw(st.sampled_from(game.actions(state))))


def test_with_very_many_rolls_left_the_limit_hardly_matters_any_more() -> None:
    limited, unlimited = LimitedPig(8, 3, 200), PigValues(8, 3)
    for position in ("0-0 MAX", "3-5 MIN +2", "7-0 MIN"):
        state = load("pig", position, goal=8, faces=3, rolls=200).state
        assert limited.value(state) == pytest.approx(unlimited.value(state), abs=1e-6)


@pytest.mark.parametrize(("preset", "move"), [("hold", "hold"), ("roll-on", "roll")])
def test_the_whole_game_of_pig_is_known_where_looking_at_everything_takes_too_long(preset: str, move: str) -> None:
    offer = next(each for each in GAMES["pig"].presets if each.id == preset)
    found = exact("pig", offer.position, **offer.options)
    assert best(found) == [move]
    assert found["proviso"] == ""
    assert -1 < found["value"] < 1


@pytest.mark.slow
def test_to_a_far_goal_the_limit_of_rolls_is_left_aside_and_that_is_said() -> None:
    found = exact("pig", "10-12 MAX +16", goal=30, rolls=200)
    assert found["proviso"] == "if the number of rolls had no limit"
    assert best(found) == ["roll"]
    values = PigValues(30, 6, 1e-6)
    assert found["value"] == pytest.approx(2 * values.win(10, 12, 16) - 1, abs=1e-4)


def test_the_last_rolls_of_a_game_to_a_far_goal_are_looked_at_one_by_one() -> None:
    found = exact("pig", "95-80 MAX +2 left 2", goal=100)
    assert (found["proviso"], best(found)) == ("", ["roll"])
    # The first roll wins with a 3 or more; after a 2 there is another, which wins unless it is a 1.
    assert found["value"] == pytest.approx(4 / 6 + 1 / 6 * 5 / 6)


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.booleans(), st.booleans())
def test_the_theory_of_nim_values_every_move_as_looking_at_everything_does(
    heaps: list[int], misere: bool, min_moves: bool
) -> None:
    text = f"{'min ' if min_moves else ''}{' '.join(map(str, heaps))}"
    loaded = load("nim", text, misere=int(misere))
    known = known_values("nim", loaded.game, loaded.state, 0)
    assert known is not None
    assert known.values == action_values(loaded.game, loaded.state, PLENTY)


def test_the_largest_heaps_of_nim_are_known_without_a_search() -> None:
    found = exact("nim", "9 9 9 9 9 8")
    assert (found["value"], best(found)) == (1, [f"take-{heap}-1" for heap in range(1, 6)])


def test_all_of_tic_tac_toe_is_known_from_its_first_move_on() -> None:
    found = exact("tictactoe")
    assert (found["value"], len(found["best"])) == (0, 9)


def test_where_chance_moves_the_value_is_the_average_and_nothing_is_best() -> None:
    found = exact("coins", "A")
    assert (found["value"], found["best"]) == (pytest.approx(-4.25), [])
    found = exact("pig", "0-0 MAX +0 left 0 rolling", goal=3, faces=3)
    assert (found["value"], found["best"]) == (pytest.approx(1 / 3), [])


def test_actions_whose_averages_differ_by_rounding_only_are_both_best() -> None:
    found = exact("tree", "[(.1:1 .2:1 .7:1) (.7:1 .1:1 .2:1)]")
    assert len(found["best"]) == 2


def test_little_leaves_are_told_apart() -> None:
    assert best(exact("tree", "[0.000000001 0.000000002]")) == ["a2"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["connect4", "kuhn", "matrix", "manytree"])
def test_what_is_not_known_is_not_told(game: str) -> None:
    assert exact(game) == {"kind": "game", "value": None, "best": [], "proviso": ""}


class Asked(Wrapper):
    """A game that counts how many states were made."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.made = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def result(self, state: Any, action: Any) -> Any:
        self.made += 1
        return self.game.result(state, action)


@pytest.mark.slow
@pytest.mark.parametrize("id", ["start", "mate-in-two", "mate-in-three"])
def test_a_hopeless_tree_is_given_up_early(id: str) -> None:
    (preset,) = [each for each in GAMES["chess"].presets if each.id == id]
    loaded = load("chess", preset.position)
    game = Asked(loaded.game)
    assert known_values("chess", game, loaded.state, 10**9) is None
    assert game.made < 20_000


@pytest.mark.slow
def test_a_tree_that_is_only_large_is_looked_at_as_a_whole() -> None:
    loaded = load("tictactoe")
    assert not is_hopeless(loaded.game, loaded.state)
    assert known_values("tictactoe", loaded.game, loaded.state, PLENTY) is not None
    assert known_values("tictactoe", loaded.game, loaded.state, 3_000) is None
