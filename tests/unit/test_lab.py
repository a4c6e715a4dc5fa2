"""What is measured and played beside a search, as the page asks for it."""

import json
from typing import Any

import pytest
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.search import SEARCHES

SHALLOW: dict[str, Any] = {"method": "alphabeta", "depth": 1}
FULL: dict[str, Any] = {"method": "alphabeta"}


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "fault" not in reply.get("error", {}), reply
    return reply


def duel(**request: Any) -> dict[str, Any]:
    return ask(**{"op": "duel", "kind": "game", "subject": "tictactoe", **request})


def test_a_duel_is_a_whole_game_from_its_opening_to_its_end() -> None:
    played = duel(max=SHALLOW, min=FULL, plies=2, seed=3)
    loaded = GAMES["tictactoe"].load(played["positions"][-1], {})
    assert loaded.game.is_terminal(loaded.state)
    assert loaded.game.utility(loaded.state) == played["utility"]
    assert played["over"]
    opening = [*played["opening"].split()]
    assert len(opening) == 2
    assert played["moves"][:2] == opening
    state = loaded.game.initial
    for ident, position in zip(played["moves"], played["positions"][1:], strict=True):
        state = loaded.game.result(state, loaded.game.parse_action(state, ident))
        assert loaded.game.format(state) == position


def test_the_page_is_told_how_many_moves_a_duel_has_those_of_its_opening_too(monkeypatch) -> None:
    monkeypatch.setattr("plyscope.tracing.progress.FIRST_SECONDS", 0)
    monkeypatch.setattr("plyscope.tracing.progress.PERIODS", (0, 0))
    told: list[list[int]] = []
    request = {"op": "duel", "kind": "game", "subject": "tictactoe", "max": SHALLOW, "min": FULL, "plies": 2}
    reply = answer(json.dumps(request), sink=lambda batch: told.append(list(batch["moves"])))
    assert told == [[made] for made in range(3, len(json.loads(reply.text)["moves"]) + 1)]


UCT: dict[str, Any] = {"method": "uct", "methodOptions": {"rounds": 40}}


def test_games_with_lots_are_repeated_by_their_seed_and_not_alike_by_another() -> None:
    by_seed = [duel(max=UCT, min=UCT, seed=seed)["positions"] for seed in range(4)]
    assert by_seed[3] == duel(max=UCT, min=UCT, seed=3)["positions"]
    assert len({tuple(positions) for positions in by_seed}) > 1
    other = {**UCT, "methodOptions": {"rounds": 40, "seed": 2}}
    assert any(duel(max=other, min=other, seed=seed)["positions"] != by_seed[seed] for seed in range(4))


@pytest.mark.parametrize(("side", "place"), [("max", 0), ("min", 1)])
def test_a_side_of_a_duel_that_cannot_be_is_told_with_its_place(side: str, place: int) -> None:
    wrong = {**UCT, "methodOptions": {"rounds": 0}}
    assert duel(**{"max": UCT, "min": UCT, side: wrong})["error"] == {
        "message": '"Rounds" is a whole number from 1 to 20,000, not 0.',
        "field": "duel",
        "at": place,
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"max": SHALLOW}, "duel"),
        ({"max": SHALLOW, "min": {"method": "telepathy"}}, "duel"),
        ({"max": SHALLOW, "min": {"method": "alphabeta", "depth": -1}}, "duel"),
        ({"kind": "game", "subject": "connect4", "max": {**SHALLOW, "order": "perfect"}, "min": SHALLOW}, "duel"),
        ({"max": SHALLOW, "min": SHALLOW, "plies": 99}, "plies"),
        ({"max": SHALLOW, "min": SHALLOW, "plies": True}, "plies"),
    ],
)
def test_a_duel_that_cannot_be_is_refused_at_its_field(request_: Any, field: str) -> None:
    assert duel(**request_)["error"]["field"] == field


def test_the_map_of_coins_says_that_no_pair_favours_max() -> None:
    found = ask(op="coins", kind="game", subject="coins")
    assert len(found["values"]) == len(found["steps"]) == 21
    assert max(map(max, found["values"])) == found["best"]["value"] == 0
    assert (found["best"]["a"], found["best"]["b"]) == (0.5, 0.5)
    at = [found["steps"].index(each) for each in (0.75, 0.4)]
    assert found["values"][at[0]][at[1]] == pytest.approx(-3.2)


MEASURED = ["minimax", "alphabeta", "alphabeta_ordered", "iterative_deepening", "pvs", "sss_star"]


@pytest.mark.parametrize("search", [*MEASURED, "mtdf", "alphabeta_table", "negamax"])
def test_work_has_ended_at_the_depth_where_every_line_of_the_game_has(search: str) -> None:
    three_left = {"kind": "game", "subject": "tictactoe", "position": "XOX/OXO/..."}
    found = [ask(op="work", **three_left, method=search, depth=depth) for depth in range(1, 5)]
    first, second, *others = [each["ended"] for each in found]
    # X wins at once by two of the moves; after the third, the board is full two plies later.
    assert not first
    assert not (second and search == "minimax")
    assert others == [True, True]
    assert all(each["nodes"] for each in found)


@pytest.mark.slow
@pytest.mark.parametrize("search", MEASURED)
def test_where_work_has_ended_a_deeper_search_finds_no_other_value(search: str) -> None:
    tree = {"kind": "game", "subject": "tree", "position": "[[3 [5 1]] [2 4] 6]", "method": search}
    depths = [depth for depth in range(1, 6) if ask(op="work", **tree, depth=depth)["ended"]]
    assert depths
    assert depths == list(range(depths[0], 6))
    values = {ask(op="search", **tree, depth=depth)["value"] for depth in [*depths, None]}
    assert values == {6}


def test_work_that_is_broken_off_has_not_ended() -> None:
    found = ask(op="work", kind="game", subject="tictactoe", method="minimax", depth=9, budget=500)
    assert (found["nodes"], found["ended"]) == (None, False)


SMALL: dict[str, dict[str, Any]] = {
    "tree": {"kind": "game", "subject": "tree", "position": "min [[3 [5 1]] [2 4] 6]"},
    "tictactoe": {"kind": "game", "subject": "tictactoe", "position": "XOX/OO./.X."},
    "matrix": {"kind": "game", "subject": "matrix", "position": "1 -1/-1 1", "methodOptions": {"rounds": 3}},
    "kuhn": {"kind": "game", "subject": "kuhn", "methodOptions": {"rounds": 2}},
    "manytree": {"kind": "game", "subject": "manytree", "position": "[[(5,3,1) (1,3,9)] (3,2,2)]"},
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("search", "game"),
    [
        (entry.id, name)
        for entry in SEARCHES.values()
        for name, small in SMALL.items()
        if entry.offered(GAMES[name].load(small.get("position", ""), {}).game)
    ],
)
def test_work_and_estimate_are_as_many_nodes_as_the_search_tells_and_fit_a_budget_of_as_many(
    search: str, game: str
) -> None:
    asked = {**SMALL[game], "method": search}
    nodes = ask(op="search", **asked)["nodes"]
    assert ask(op="estimate", **asked)["nodes"] == nodes
    assert [ask(op="work", **asked, budget=nodes - less)["nodes"] for less in (0, 1)] == [nodes, None]


@pytest.mark.slow
def test_a_forecast_tells_its_line_its_error_and_how_often_it_errs() -> None:
    small = {"columns": 5, "rows": 4, "connect": 4}
    found = ask(op="forecast", kind="game", subject="connect4", options=small)
    assert set(found["options"]) == {"a", "b", "sigma"}
    assert found["options"]["sigma"] > 0
    assert 0 < found["chanceOfError"] < 0.5
    assert found["seen"]["count"] == 100
    assert 0 < found["seen"]["above"] + found["seen"]["below"] < 0.5


def test_where_no_other_position_is_near_no_error_was_seen() -> None:
    def tree(depth: int, first: int) -> str:
        if depth == 0:
            return str(first % 11)
        return f"[{' '.join([tree(depth - 1, 3 * first + step * step) for step in (0, 1, 2)])}]"

    found = ask(op="forecast", kind="game", subject="tree", position=tree(5, 1), methodOptions={"deep": 2})
    assert found["seen"] == {"count": 0, "above": 0, "below": 0}


@pytest.mark.slow
def test_a_forecast_of_a_flat_tree_searches_its_root_once_and_not_at_every_draw() -> None:
    refused = ask(op="forecast", kind="game", subject="tree", position=" ".join(["1", "2"] * 10_000))["error"]
    assert refused["field"] == "method"


@pytest.mark.parametrize(
    ("position", "field"),
    [
        (f"[[1{'0' * 307} 2] [3 4]]", "position"),
        ("[[[900000000 -800000000] [5 700000000]] [[1 2] [-600000000 500000000]]]", "method"),
    ],
)
def test_a_forecast_that_cannot_be_made_or_used_is_refused_with_a_sentence(position: str, field: str) -> None:
    refused = ask(op="forecast", kind="game", subject="tree", position=position, methodOptions={"deep": 2})["error"]
    assert refused["field"] == field


def test_only_what_it_is_for_is_measured() -> None:
    assert ask(op="coins", kind="game", subject="nim")["error"]["field"] == "subject"
    assert ask(op="approach", kind="game", subject="tictactoe")["error"]["field"] == "method"


def test_the_engine_scores_every_column_of_a_late_position() -> None:
    found = ask(op="scores", kind="game", subject="connect4", position="2252576253462244111563365343671351441")
    assert found["sure"]
    assert all(move["least"] == move["most"] for move in found["moves"])
    best = next(move for move in found["moves"] if move["id"] == found["best"])
    assert best["least"] == max(move["least"] for move in found["moves"])
    assert found["bestName"] == best["name"] == f"column {best['id']}"


def test_the_engine_says_how_it_knows_and_of_how_many_positions() -> None:
    told = [
        (found["means"], found["positions"], found["best"], found["sure"])
        for found in (
            ask(op="scores", kind="game", subject="tictactoe"),
            ask(op="scores", kind="game", subject="nim", position="3 4 5"),
            ask(op="scores", kind="game", subject="connect4"),
        )
    ]
    assert told == [("table", 5478, "1", True), ("theory", 12, "take-1-2", True), ("openings", 0, "4", True)]


def test_a_look_tells_whether_the_engine_plays() -> None:
    three = {"columns": 4, "rows": 4, "connect": 3}
    games = [
        {"kind": "game", "subject": "tictactoe"},
        {"kind": "game", "subject": "tree"},
        {"kind": "game", "subject": "connect4", "options": three},
    ]
    assert [ask(op="look", **each)["engine"] for each in games] == ["table", None, None]


@pytest.mark.parametrize("seconds", [0, -1, "soon", True, 1e9])
def test_a_time_limit_that_is_none_is_refused(seconds: Any) -> None:
    error = ask(op="scores", kind="game", subject="connect4", seconds=seconds)["error"]
    sentence = "The engine's time limit must be more than 0 and at most 600 seconds."
    assert (error["field"], error["message"]) == ("seconds", sentence)


def test_the_engine_refuses_what_it_does_not_play() -> None:
    assert ask(op="scores", kind="game", subject="pig")["error"]["field"] == "subject"
    three = {"columns": 4, "rows": 4, "connect": 3}
    assert ask(op="scores", kind="game", subject="connect4", options=three)["error"]["field"] == "subject"
    exercise = "xxo...x/ooox..x/xo...../xoo..../xxxo.../ooxox.."
    assert ask(op="scores", kind="game", subject="connect4", position=exercise)["error"]["field"] == "position"
    assert ask(op="scores", kind="game", subject="connect4", every="some")["error"]["field"] == "every"


@pytest.mark.slow
def test_a_mixed_move_is_legal_and_drawn_by_its_seed() -> None:
    request: dict[str, Any] = {"kind": "game", "subject": "kuhn", "position": "KQ", "method": "cfr"}
    drawn = [ask(op="mixed-move", **request, seed=seed)["best"] for seed in (1, 1, 2, 3, 4, 5, 6)]
    assert drawn[0] == drawn[1]
    assert set(drawn) <= {"pass", "bet"}


def test_a_mixed_move_tells_how_often_the_strategy_makes_each() -> None:
    told = ask(op="mixed-move", kind="game", subject="matrix", position="Heads Tails: 1 -1/-1 1 > Heads", method="cfr")
    assert [each["name"] for each in told["mix"]] == ["Heads", "Tails"]
    assert sum(each["probability"] for each in told["mix"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "position", "said"),
    [
        ("kuhn", "KQ bp", "The game is over"),
        ("matrix", "1 2/3 4 > 1 1", "The game is over"),
        ("kuhn", "", "Chance moves here"),
    ],
)
def test_no_mixed_move_is_drawn_where_no_player_moves(game: str, position: str, said: str) -> None:
    refused = ask(op="mixed-move", kind="game", subject=game, position=position, method="cfr")["error"]
    assert refused["field"] == "action"
    assert said in refused["message"]


def test_a_duel_from_a_finished_game_has_no_opening() -> None:
    played = duel(position="XXX/OO./...", max=SHALLOW, min=SHALLOW, plies=3)
    assert (played["utility"], played["opening"], played["over"]) == (1, "", True)
    assert played["positions"] == ["XXX/OO./..."]


@pytest.mark.parametrize("op", ["search", "work"])
def test_a_game_with_lines_too_long_for_the_stack_needs_a_depth(op: str) -> None:
    checkers: dict[str, Any] = {"op": op, "kind": "game", "subject": "checkers", "position": ""}
    refused = ask(**checkers, **FULL)["error"]
    assert refused["field"] == "depth"
    assert refused["message"].startswith("Some lines of play are too long to be searched")
    assert "error" not in ask(**checkers, **SHALLOW)
