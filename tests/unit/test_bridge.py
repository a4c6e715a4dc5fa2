"""The one door: every request is answered, and what is wrong is answered with a sentence."""

import json
from math import inf
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.kinds.game import kind as game
from plyscope.kinds.game.learnt_orders import LEARNT
from plyscope.kinds.game.request_types import ExactRequest
from plyscope.kinds.kind import Operation
from plyscope.kinds.registry import KINDS
from plyscope.search import SEARCHES
from plyscope.support.orders import ORDERS

EXERCISE = "xxo...x / ooox..x / xo..... / xoo.... / xxxo... / ooxox.."


def ask(**request: Any) -> dict[str, Any]:
    reply = json.loads(answer(json.dumps(request)).text)
    assert isinstance(reply, dict)
    return reply


def error(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert "error" in reply, reply
    assert "fault" not in reply["error"], reply["error"]
    refused = reply["error"]
    assert isinstance(refused, dict)
    return refused


def test_the_catalogue_names_every_game_search_and_order_with_its_source() -> None:
    catalogue = ask(op="catalogue")["kinds"][0]
    assert [each["id"] for each in catalogue["subjects"]] == list(GAMES)
    assert [search["id"] for search in catalogue["methods"]] == list(SEARCHES)
    assert [order["id"] for order in catalogue["orders"]] == [*ORDERS, *LEARNT]
    for search in catalogue["methods"]:
        for file in search["files"]:
            lines = file["source"].splitlines()
            assert lines[file["firstLine"] - 1].startswith("def ")
    centre = next(order for order in catalogue["orders"] if order["id"] == "centre")
    assert centre["games"] == ["tictactoe", "connect4"]


@pytest.mark.slow
def test_a_known_search_has_its_known_counts_from_the_watched_run() -> None:
    reply = ask(op="search", kind="game", subject="tictactoe", method="alphabeta", order="centre", lines=False)
    assert (reply["nodes"], reply["leaves"]) == (7_275, 2_893)


@pytest.mark.slow
@pytest.mark.parametrize("sooner", [0, 1])
def test_the_published_connect_four_exercise_has_its_published_answer(sooner: int) -> None:
    setting = {"kind": "game", "subject": "connect4", "options": {"sooner": sooner}, "position": EXERCISE}
    reply = ask(op="search", **setting, method="alphabeta", depth=3)
    assert reply["bestAt"] == {"row": 2, "column": 2}
    warnings = " ".join(ask(op="look", **setting)["warnings"])
    assert "hang" in warnings
    assert "3, 4 and 7" in warnings


def test_a_search_tells_value_move_variation_counts_and_trace() -> None:
    reply = ask(op="search", kind="game", subject="tree", position="[[3 12 8] [2 4 6] [14 5 2]]")
    assert (reply["value"], reply["best"], reply["variation"]) == (3, "a1", ["a1", "b1"])
    assert (reply["cuts"], reply["alphaCuts"], reply["betaCuts"]) == (1, 1, 0)
    text = reply["text"]
    assert text["names"][:3] == ["A", "B", "b₁"]
    assert (text["visited"], text["count"]) == (11, 13)
    assert text["cut"] == ">="


@pytest.mark.parametrize(
    ("search", "name", "words"),
    [
        ("mtdf", "MTD(f)", {}),
        ("sss_star", "SSS*", {"status": ["live", "solved"], "place": []}),
        ("fresh_windows", "Alpha-beta, fresh windows", {}),
    ],
)
def test_a_trace_says_what_its_search_is_called_and_what_numbers_of_it_are_words(
    search: str, name: str, words: dict[str, list[str]]
) -> None:
    text = ask(op="search", kind="game", subject="tree", position="[[3 12] [2 4]]", method=search)["text"]
    assert (text["methodName"], text["words"]) == (name, words)
    assert set(words) <= set(text["variables"])
    assert "best_move" not in text["variables"]


def test_where_many_play_a_number_of_a_player_is_told_by_its_name() -> None:
    text = ask(op="search", kind="game", subject="manytree", position="[(1,2,3) (3,2,1)]", method="maxn")["text"]
    assert text["words"] == {"player": ["player 1", "player 2", "player 3"]}


def test_all_columns_of_a_trace_have_a_row_for_each_node_event_or_assignment() -> None:
    reply = answer(json.dumps({"op": "search", "kind": "game", "subject": "tictactoe", "depth": 3}))
    text = json.loads(reply.text)["text"]
    lengths = {name: len(column) for name, column in reply.columns.items()}
    nodes = {"bound", "parent", "above", "action", "cell", "kind", "status", "value", "alpha", "beta", "chance"}
    nodes |= {"code", "same", "link"}
    assert {lengths[name] for name in nodes} == {text["count"]}
    assert lengths["read_event"] == lengths["read_name"]
    assert set(lengths) == {*nodes, "read_event", "read_name", "read_value", "event"}


def test_the_cells_of_a_trace_rebuild_every_board() -> None:
    reply = answer(json.dumps({"op": "search", "kind": "game", "subject": "connect4", "position": "4453", "depth": 3}))
    text = json.loads(reply.text)["text"]
    columns = reply.columns
    game = GAMES["connect4"].load("4453", {}).game
    for row in range(1, text["visited"]):
        path = [row]
        while columns["parent"][path[0]] >= 0:
            path.insert(0, columns["parent"][path[0]])
        state = GAMES["connect4"].load("4453", {}).state
        cells = list(state)
        for step in path[1:]:
            mark = "X" if game.to_move(state) == "MAX" else "O"
            action = game.parse_action(state, text["actionIds"][columns["action"][step]])
            state = game.result(state, action)
            cells[columns["cell"][step]] = mark
        assert "".join(cells) == state


def test_a_move_is_played_and_an_illegal_one_refused_with_its_reason() -> None:
    after = ask(op="play", kind="game", subject="tictactoe", position="X../.../...", action="5")
    assert after["position"] == "X../.O./..."
    assert "taken" in error(op="play", kind="game", subject="tictactoe", position="X../.../...", action="1")["message"]
    over = error(op="play", kind="game", subject="tictactoe", position="XXX/OO./...", action="9")
    assert "over" in over["message"]


def test_every_open_move_is_valued_by_itself() -> None:
    values = ask(op="values", kind="game", subject="tictactoe", position="X.O/OXX/XO.", method="alphabeta")
    assert {move["id"]: move["value"] for move in values["values"]} == {"2": 1, "9": 0}
    shallow = ask(op="values", kind="game", subject="connect4", position="4453", method="minimax", depth=1)
    assert len(shallow["values"]) == 7


@pytest.mark.slow
def test_all_moves_share_the_budget_that_a_person_has_set() -> None:
    asked = {"kind": "game", "subject": "connect4", "method": "deepening_to_play"}
    values = ask(op="values", **asked, methodOptions={"nodes": 7 * 60})["values"]
    assert len(values) == 7
    alone = {"op": "search", **asked, "methodOptions": {"nodes": 60}}
    for move in values:
        assert move["value"] == ask(**alone, position=move["id"])["value"]


@pytest.mark.slow
def test_minimax_and_the_fewest_leaves_are_told_for_comparison() -> None:
    compared = ask(op="compare", kind="game", subject="tree", position="[[3 12 8] [2 4 6] [14 5 2]]")
    assert compared == {"kind": "game", "minimaxNodes": 13, "minimaxLeaves": 9, "fewestLeaves": 5}
    compared = ask(op="compare", kind="game", subject="tictactoe")
    assert (compared["minimaxNodes"], compared["minimaxLeaves"]) == (549_946, 255_168)


@pytest.mark.slow
def test_what_is_too_much_to_count_is_not_counted_unasked() -> None:
    assert ask(op="compare", kind="game", subject="connect4")["minimaxNodes"] is None


@pytest.mark.slow
def test_a_large_search_is_estimated_before_it_starts_and_a_depth_suggested() -> None:
    size = ask(op="estimate", kind="game", subject="connect4", method="alphabeta")
    assert size["nodes"] > size["maxNodes"]
    assert 3 <= size["suggestedDepth"] <= 9
    small = ask(op="estimate", kind="game", subject="tree", method="minimax", position="[[3 12 8] [2 4 6] [14 5 2]]")
    assert small["nodes"] == 13


@pytest.mark.parametrize("depth", [-1, 0, 10**9, 2.5, "three", True, 1e400])
def test_a_depth_that_is_none_gets_one_sentence_at_the_depth(depth: Any) -> None:
    refused = error(op="search", kind="game", subject="tictactoe", depth=depth)
    assert refused["field"] == "depth"
    assert "whole number of plies" in refused["message"]


def test_a_finished_game_is_not_searched() -> None:
    refused = error(op="search", kind="game", subject="tictactoe", position="XXX/OO./...")
    assert refused["message"] == "There is nothing to search: X has three in a row."


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"kind": "game", "subject": "tag"}, "subject"),
        ({"kind": "game", "subject": "tree", "position": "[[3 12"}, "position"),
        ({"kind": "game", "subject": "tree", "position": 7}, "position"),
        ({"kind": "game", "subject": "tree", "position": "[NaN]"}, "position"),
        ({"kind": "game", "subject": "tictactoe", "position": "XXX/.../..."}, "position"),
        ({"kind": "game", "subject": "connect4", "options": {"columns": 40}}, "options"),
        ({"kind": "game", "subject": "connect4", "options": {"colour": 1}}, "options"),
        ({"kind": "game", "subject": "connect4", "options": 3}, "options"),
        ({"kind": "game", "subject": "tictactoe", "method": "magic"}, "method"),
        ({"kind": "game", "subject": "tictactoe", "order": "random"}, "order"),
        ({"kind": "game", "subject": "tree", "order": "centre"}, "order"),
        ({"kind": "game", "subject": "tictactoe", "cut": "="}, "cut"),
        ({"kind": "game", "subject": "tictactoe", "window": [1, -1]}, "window"),
        ({"kind": "game", "subject": "tictactoe", "window": [0, 10**400]}, "window"),
        ({"kind": "game", "subject": "tictactoe", "lines": "yes"}, "lines"),
    ],
)
def test_each_wrong_field_is_named_with_one_sentence(wrong: dict[str, Any], field: str) -> None:
    refused = error(op="search", **wrong)
    assert refused["field"] == field
    assert refused["message"].endswith(".")
    assert "fault" not in refused["message"]


@pytest.mark.parametrize("text", ["", "[]", "nonsense", "{}", '{"op": "fly"}', "[" * 100_000])
def test_what_is_no_request_is_refused(text: str) -> None:
    refused = json.loads(answer(text).text)["error"]
    assert "fault" not in refused


@pytest.mark.parametrize("text", ['\\"' * 100_000, '"\\' * 100_001, '"' * 100_001, '"' + "[" * 100_000])
def test_a_long_text_of_quotes_and_brackets_that_is_no_json_is_refused_soon(text: str) -> None:
    assert json.loads(answer(text).text)["error"]["message"] == "The request is not JSON."


def test_brackets_in_a_string_do_not_count_as_nesting() -> None:
    position = '"\\"' + "[" * 50
    assert error(op="look", kind="game", subject="nim", position=position)["field"] == "position"
    deep = json.loads("[" * 50 + "]" * 50)
    assert error(op="look", kind="game", subject="nim", x='\\"', position=deep)["message"] == (
        "The request is nested too deeply."
    )


def test_an_answer_that_json_cannot_carry_is_told_as_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game.OWN, "exact", Operation(ExactRequest, lambda _request: {"value": inf}))  # type: ignore[misc]
    assert "fault" in ask(op="exact", kind="game")["error"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
OPERATIONS = ["catalogue", "look", "play", "search", "estimate", "values", "compare"]
needed = {"op": st.sampled_from(OPERATIONS), "depth": st.sampled_from([1, 2, -1, 10**9])}
fields = {
    "kind": st.sampled_from([*KINDS, "x"]) | json_values,
    "subject": st.sampled_from([*GAMES, "x"]) | json_values,
    "position": st.text(alphabet="xXoO./[]() 0123456789-:min,", max_size=30) | json_values,
    "options": st.dictionaries(
        st.sampled_from(["columns", "rows", "connect", "sooner", "x"]), st.integers(-1, 9) | json_values
    )
    | json_values,
    "method": st.sampled_from([*SEARCHES, "x"]) | json_values,
    "order": st.sampled_from([*ORDERS, *LEARNT, "x"]) | json_values,
    "cut": st.sampled_from([">=", ">", "="]) | json_values,
    "window": json_values,
    "action": st.text(max_size=3) | json_values,
    "lines": st.booleans() | json_values,
}


@pytest.mark.slow
@examples(150)
@given(st.fixed_dictionaries(needed, optional=fields))
def test_any_request_is_answered_with_a_reply_or_one_sentence(request_: dict[str, Any]) -> None:
    reply = json.loads(answer(json.dumps(request_)).text)
    assert "fault" not in reply.get("error", {}), reply
    if "error" in reply:
        assert reply["error"]["message"].strip()


@given(st.text())
def test_any_text_is_answered(text: str) -> None:
    assert "fault" not in json.loads(answer(text).text).get("error", {})


def test_weights_change_the_evaluation_and_nothing_of_the_picture() -> None:
    request: dict[str, Any] = {"kind": "game", "subject": "nim", "method": "minimax", "depth": 1}
    features = ask(op="look", kind="game", subject="nim")["features"]
    defaults = [feature["default"] for feature in features]
    plain = ask(op="search", **request)
    assert ask(op="search", **request, weights=defaults)["value"] == plain["value"]
    none = ask(op="search", **request, weights=[0 for _ in features])
    assert (none["value"], none["nodes"]) == (0, plain["nodes"])


@pytest.mark.parametrize("weights", [[], ["heavy"], "heavy", 3, [1] * 99])
def test_weights_that_are_not_numbers_are_refused_at_their_field(weights: Any) -> None:
    fault = error(op="search", kind="game", subject="nim", depth=1, weights=weights)
    assert fault["field"] == "weights"


def test_a_path_of_actions_leads_to_the_picture_at_its_end() -> None:
    seen = ask(op="picture", kind="game", subject="tictactoe", position="", path=["5", "1"])
    assert (seen["picture"]["cells"], seen["position"]) == ("O...X....", "O../.X./...")
    assert seen["verdict"] == ""
    assert error(op="picture", kind="game", subject="tictactoe", path=["5", "5"])["field"] == "action"
    assert error(op="picture", kind="game", subject="tictactoe", path="4")["field"] == "path"


def test_the_moves_of_a_game_are_told_by_its_positions() -> None:
    game = {"op": "moves", "kind": "game", "subject": "tictactoe"}
    x, o = ".../.X./...", "O../.X./..."
    told = [{"by": "MAX", "name": "square 5"}, {"by": "MIN", "name": "square 1"}]
    assert ask(**game, positions=[".../.../...", x, o, ".../.../..."])["moves"] == [*told, None]
    rolled = ask(op="moves", kind="game", subject="pig", positions=["0-0 MAX +0 left 40"])
    assert rolled["moves"] == []
    assert error(**game, positions=["X"])["field"] == "position"


@pytest.mark.parametrize(
    ("position", "path", "verdict"),
    [
        ("7k/8/8/8/8/8/8/KR6 w - - 98 80", ["b1b2", "h8h7"], "Fifty moves without a capture or a pawn move: a draw."),
        (
            "7k/7p/8/8/8/8/8/KR6 w - - 0 1",
            ["b1b2", "h8g8", "b2b1", "g8h8", "b1b2", "h8g8", "b2b1", "g8h8"],
            "The same position for the third time: a draw.",
        ),
    ],
)
def test_a_line_that_ends_the_game_tells_how_it_ended(position: str, path: list[str], verdict: str) -> None:
    asked = {"op": "picture", "kind": "game", "subject": "chess", "position": position}
    assert ask(**asked, path=path[:-1])["verdict"] == ""
    assert ask(**asked, path=path)["verdict"] == verdict


@pytest.mark.slow
def test_work_is_counted_up_to_a_budget_and_not_beyond() -> None:
    request: dict[str, Any] = {"op": "work", "kind": "game", "subject": "tictactoe", "method": "alphabeta"}
    assert ask(**request, budget=20_000)["nodes"] == 18_297
    assert ask(**request, budget=18_296)["nodes"] is None
    assert error(**request, budget=0)["field"] == "budget"


@pytest.mark.slow
def test_the_exact_value_comes_with_every_action_that_reaches_it() -> None:
    found = ask(op="exact", kind="game", subject="tictactoe", position="X../OO./..X")
    assert (found["value"], [move["id"] for move in found["best"]]) == (0, ["6"])
    assert ask(op="exact", kind="game", subject="connect4") == {
        "kind": "game",
        "value": None,
        "best": [],
        "proviso": "",
    }


@pytest.mark.slow
def test_a_search_that_remembers_is_not_taken_for_one_that_looks_at_the_whole_tree() -> None:
    assert ask(op="estimate", kind="game", subject="tictactoe", method="minimax_table")["nodes"] == 16_168
    assert ask(op="estimate", kind="game", subject="tictactoe", method="minimax")["nodes"] > 300_000


@pytest.mark.parametrize(("game", "search", "sets"), [("kuhn", "cfr", 12), ("matrix", "regret_matching", 2)])
def test_the_average_strategies_come_with_what_was_searched(game: str, search: str, sets: int) -> None:
    run = {"kind": "game", "subject": game, "method": search, "methodOptions": {"rounds": 30}}
    found = ask(op="search", lines=False, **run)
    assert found["strategies"] == ask(op="approach", **run)["strategies"]
    assert len(found["strategies"]) == sets
    for mix in found["strategies"]:
        assert set(mix) == {"player", "knows", "actions", "probabilities"}
        assert len(mix["actions"]) == len(mix["probabilities"])
        assert sum(mix["probabilities"]) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("run", "ended"),
    [
        ({"methodOptions": {"nodes": 200}}, "nodes"),
        ({"methodOptions": {"seconds": 0.001}}, "seconds"),
        ({"depth": 2}, "depth"),
        ({}, "end"),
    ],
)
def test_what_ended_the_deepening_is_told_with_the_trace(run: Any, ended: str) -> None:
    asked = {"kind": "game", "subject": "tictactoe", "position": "X../.O./..."}
    found = ask(op="search", method="iterative_deepening", lines=False, **asked, **run)
    assert found["text"]["ended"] == ended
    assert "ended" not in ask(op="search", lines=False, **asked)["text"]


@pytest.mark.slow
@pytest.mark.parametrize(("search", "nodes"), [("iterative_deepening", 14_043), ("fresh_windows", 30_709)])
def test_a_search_that_makes_its_own_windows_is_not_taken_for_one_without(search: str, nodes: int) -> None:
    assert nodes / 3 < ask(op="estimate", kind="game", subject="tictactoe", method=search)["nodes"] < 3 * nodes


def test_a_look_tells_where_a_game_of_hidden_moves_begins() -> None:
    begun = ask(op="look", kind="game", subject="matrix", position="3 0/1 2 > 1")
    assert begun["position"] != begun["start"] == "3 0/1 2"
    assert ask(op="look", kind="game", subject="kuhn", position="KQ pb")["start"] == ""
    assert ask(op="look", kind="game", subject="nim", position="1 2")["start"] is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "search", "depth"), [("kuhn", "cfr", 0), ("tictactoe", "uct", 0), ("tictactoe", "minimax", 2)]
)
def test_a_depth_is_suggested_only_to_a_search_that_takes_one(game: str, search: str, depth: int) -> None:
    rounds = {} if search == "minimax" else {"rounds": 2000 if search == "cfr" else 20_000}
    found = ask(op="estimate", kind="game", subject=game, method=search, methodOptions=rounds)
    assert found["nodes"] > 20_000
    assert min(found["suggestedDepth"], 2) == depth


@pytest.mark.slow
def test_a_search_in_rounds_is_as_large_as_its_rounds_and_not_as_the_tree_that_it_samples() -> None:
    request = {"kind": "game", "subject": "tictactoe", "method": "uct", "methodOptions": {"rounds": 2000}}
    found = ask(op="estimate", **request)["nodes"]
    visited = ask(op="search", **request)["nodes"]
    assert visited / 2 < found < visited * 2
    assert found > 8_000


def test_no_depth_is_suggested_instead_of_a_search_that_is_no_trouble() -> None:
    found = ask(op="estimate", kind="game", subject="tree", position="[[3 12 8] [2 4 6] [14 5 2]]")
    assert found["suggestedDepth"] == 0


def test_too_little_memory_is_called_that_and_not_a_fault_of_plyscope(monkeypatch: pytest.MonkeyPatch) -> None:
    def exhaust(*_args: Any, **_keywords: Any) -> None:
        raise MemoryError

    monkeypatch.setattr("plyscope.kinds.game.searching.watch", exhaust)
    refused = error(op="search", kind="game", subject="tree")
    assert "too little memory" in refused["message"]
    assert "choose a smaller depth" in refused["message"]
    assert "Plyscope itself" not in refused["message"]
