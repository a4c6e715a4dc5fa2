"""An evaluation of one's own: in a search, in a duel, and what is told if it is broken."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plyscope.bridge import answer
from plyscope.games import GAMES

GAME = {"kind": "game", "subject": "tictactoe"}
CORNERS = "def evaluate(board):\n    return (board[0] == 'X') / 2 - (board[0] == 'O') / 2\n"
LOSING = "def evaluate(game, state):\n    return -game.evaluate(state)\n"


def ask(op: str, **request: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps({"op": op, **GAME, **request})).text)
    return found


def refusal(op: str, **request: Any) -> dict[str, Any]:
    error: dict[str, Any] = ask(op, **request)["error"]
    assert "fault" not in error, error
    return error


def test_a_search_to_a_depth_uses_it() -> None:
    found = ask("search", depth=1, evaluation=CORNERS)
    assert (found["value"], found["best"]) == (0.5, "1")


def test_a_search_to_the_end_never_asks_for_it() -> None:
    broken = "def evaluate(state):\n    return 1 / 0\n"
    assert ask("search", position="XO./.X./..O", evaluation=broken)["value"] == 1


@pytest.mark.parametrize("method", ["minimax", "negamax", "alphabeta", "pvs", "iterative_deepening"])
def test_it_is_from_maxs_side_in_every_search(method: str) -> None:
    value = ask("search", method=method, depth=2, evaluation=CORNERS)
    assert value["value"] == ask("search", method="minimax", depth=2, evaluation=CORNERS)["value"]


def test_it_may_ask_for_the_games_own() -> None:
    asked = {"method": "minimax", "depth": 1, "position": "X../.O./..."}
    plain = ask("values", **asked)["values"]
    turned = ask("values", **asked, evaluation=LOSING)["values"]
    assert [each["value"] for each in turned] == [-each["value"] for each in plain]


@given(st.sampled_from([game for game in GAMES if game not in ("manytree", "kuhn", "matrix")]))
def test_the_one_to_begin_with_changes_nothing(game: str) -> None:
    asked = {"subject": game, "depth": 2}
    source = ask("edit-evaluation", subject=game)["source"]
    plain, own = ask("search", **asked), ask("search", **asked, evaluation=source)
    assert own["value"] == plain["value"]
    assert own["nodes"] == plain["nodes"]


def test_two_play_a_duel_each_from_its_own_side() -> None:
    good = {"method": "alphabeta", "depth": 3}
    bad = {**good, "evaluation": LOSING}
    asked = {"subject": "connect4", "options": {"columns": 5, "rows": 4, "connect": 3}}
    assert ask("duel", **asked, max=good, min=bad)["utility"] == 1
    same = ask("duel", **asked, max=good, min=good)
    own = {**good, "evaluation": "def evaluate(game, state): return game.evaluate(state)"}
    assert ask("duel", **asked, max=own, min=own)["positions"] == same["positions"]


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("x = 1", "There is no evaluation in this program"),
        ("def evaluate(", "Line 1 of your evaluation: SyntaxError"),
        ("def evaluate(): return 0", "yours takes 0"),
        ("def evaluate(a, b, c): return 0", "yours takes 3"),
        ("def evaluate(state): return 'good'", "is good, which is not a number"),
        ("def evaluate(state): return None", "is None, which is not a number"),
        ("def evaluate(state): return state[99]", "Line 1 of your evaluation: IndexError"),
        ("def evaluate(state): return evaluate(state)", "a function calls itself forever"),
    ],
)
def test_a_broken_one_is_told_in_one_sentence(source: str, sentence: str) -> None:
    error = refusal("search", depth=1, evaluation=source)
    assert error["field"] == "evaluation"
    assert sentence in error["message"].split("\n")[0]


def test_an_error_in_a_duel_says_whose_evaluation_it_is() -> None:
    broken = {"depth": 2, "evaluation": "def evaluate(state):\n    return state.score\n"}
    error = refusal("duel", max={"depth": 2}, min=broken)
    assert 'File "evaluation_of_min.py", line 2, in evaluate' in error["message"]
    assert refusal("duel", max={"evaluation": "x = 1"}, min={})["field"] == "evaluation"


def test_it_takes_the_place_of_weights() -> None:
    error = refusal("search", depth=1, evaluation=CORNERS, weights=[1, 1, 1, 1])
    assert error["message"] == "An evaluation of your own has no weights."
    assert refusal("search", evaluation=3)["field"] == "evaluation"


def test_more_than_two_players_need_more_than_one() -> None:
    error = refusal("search", subject="manytree", evaluation=CORNERS)
    assert "for each of them" in error["message"]


def test_it_judges_a_game_of_ones_own_too() -> None:
    source = """
class Count:
    initial = 0
    def to_move(self, state): return "MAX"
    def actions(self, state): return [1, 2, 3]
    def result(self, state, action): return state + action
    def is_terminal(self, state): return state > 9
    def utility(self, state): return 0
"""
    asked = {"kind": "game", "source": source, "depth": 1, "evaluation": "evaluate = lambda s: -s"}
    text = json.dumps({"op": "search", **asked})
    assert json.loads(answer(text).text)["best"] == "1"
