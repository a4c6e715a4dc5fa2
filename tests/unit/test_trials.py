"""Trials: whole games of planners against chance, each with the luck of a seed."""

import json
from random import Random
from typing import Any

import pytest
from playing import load
from plyscope.bridge import answer
from plyscope.game import CHANCE, MAX
from plyscope.games import GAMES
from plyscope.games.pacman.rules import PacmanByChance
from plyscope.games.pacman.scene import CAUGHT
from plyscope.kinds.game.trials import LONGEST_TRIAL, can_plan, planned_in
from plyscope.search import SEARCHES
from plyscope.study.duel import Contender, chooser, play_game

PRESET = next(preset for preset in GAMES["pacman"].presets if preset.id == "luck")
LUCK: dict[str, Any] = {
    "op": "trial",
    "kind": "game",
    "subject": "pacman",
    "position": PRESET.position,
    "options": dict(PRESET.options),
}
PESSIMIST: dict[str, Any] = {"method": "minimax", "depth": 6}
OPTIMIST: dict[str, Any] = {"method": "expectiminimax", "depth": 6}


def luck():
    loaded = load("pacman", PRESET.position, **PRESET.options)
    return loaded.game, loaded.state


def planner(world, name, depth):
    search = SEARCHES[name]
    sees = planned_in(world, search)
    return Contender(name, chooser(search.fitting(sees), depth), sees)


def play_trial(world, state, planner, luck, limit=LONGEST_TRIAL):
    return play_game(world, state, planner, planner, limit, luck)


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "fault" not in reply.get("error", {}), reply
    return reply


def trial(**request: Any) -> dict[str, Any]:
    return ask(**{**LUCK, "a": PESSIMIST, "b": OPTIMIST, **request})


def refused(**request: Any) -> dict[str, Any]:
    problem: dict[str, Any] = trial(**request)["error"]
    return problem


@pytest.mark.slow
def test_who_fears_the_worst_dies_at_once_and_who_tries_his_luck_mostly_wins():
    world, state = luck()
    minimax = planner(world, "minimax", 6)
    expectimax = planner(world, "expectiminimax", 6)
    wins = 0
    for seed in range(20):
        dead = play_trial(world, state, minimax, Random(seed))
        assert (len(dead.moves), dead.utility, dead.over) == (1, CAUGHT - 1, True)
        tried = play_trial(world, state, expectimax, Random(seed))
        wins += tried.utility > 0
        assert tried.over
    assert wins >= 12


@pytest.mark.slow
@pytest.mark.native
def test_he_who_tries_his_luck_wins_about_eighty_of_a_hundred_games():
    world, state = luck()
    expectimax = planner(world, "expectiminimax", 6)
    games = [play_trial(world, state, expectimax, Random(seed)) for seed in range(1, 101)]
    assert 75 <= sum(game.utility > 0 for game in games) <= 85
    assert "about 80" in PRESET.answer


@pytest.mark.parametrize("name", ["minimax", "alphabeta", "expectiminimax"])
def test_the_same_luck_is_the_same_game(name):
    world, state = luck()
    games = [play_trial(world, state, planner(world, name, 3), Random(5)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].nodes[MAX] > 0


def test_another_luck_is_another_game():
    world, state = luck()
    own = planner(world, "expectiminimax", 4)
    assert len({play_trial(world, state, own, Random(seed)).moves for seed in range(8)}) > 1


def test_the_planner_moves_where_max_moves_and_its_moves_are_legal():
    world, state = luck()
    asked = []

    def first(game, seen):
        asked.append(game.to_move(seen))
        return game.actions(seen)[-1]

    played = play_trial(world, state, Contender("first", first, world.at_worst()), Random(1))
    movers = []
    for move in played.moves:
        movers.append(world.to_move(state))
        assert move in world.actions(state)
        state = world.result(state, move)
    assert world.is_terminal(state)
    assert played.utility == world.utility(state)
    assert asked == [MAX] * movers.count(MAX)
    assert set(movers) == {MAX, CHANCE}


def test_a_game_that_takes_too_long_is_stopped_and_counts_nothing():
    world, state = luck()
    played = play_trial(world, state, planner(world, "expectiminimax", 2), Random(1), limit=1)
    assert (len(played.moves), played.utility, played.over) == (1, 0, False)


def test_the_page_is_told_how_many_moves_were_made_first_in_the_game_of_a(monkeypatch):
    monkeypatch.setattr("plyscope.tracing.progress.FIRST_SECONDS", 0)
    monkeypatch.setattr("plyscope.tracing.progress.PERIODS", (0, 0))
    told: list[list[int]] = []
    request = {**LUCK, "a": OPTIMIST, "b": {**OPTIMIST, "depth": 2}, "seed": 4}
    reply = answer(json.dumps(request), sink=lambda batch: told.append(list(batch["moves"])))
    a, b = (len(game["moves"]) for game in json.loads(reply.text)["games"])
    assert told == [[made] for made in range(1, a + 1)] + [[a, made] for made in range(1, b + 1)]


def test_a_search_that_cannot_search_chance_plans_at_the_worst():
    world, _ = luck()
    assert planned_in(world, SEARCHES["expectiminimax"]) is world
    worst = planned_in(world, SEARCHES["minimax"])
    assert not isinstance(worst, PacmanByChance)
    assert worst.initial == world.initial
    assert not can_plan(world, SEARCHES["cfr"])


def test_at_worst_has_the_same_states_and_the_ghosts_may_do_all_that_chance_may():
    world, state = luck()
    worst = world.at_worst()
    random = Random(3)
    for _ in range(40):
        if world.is_terminal(state):
            break
        assert set(world.actions(state)) <= set(worst.actions(state))
        action = random.choice(world.actions(state))
        assert world.result(state, action) == worst.result(state, action)
        state = world.result(state, action)


def test_a_position_tells_which_searches_can_plan_trials():
    look = ask(**{**LUCK, "op": "look"})
    assert {"minimax", "alphabeta", "expectiminimax"} <= set(look["planners"])
    assert set(look["methods"]) < set(look["planners"])
    ghosts_who_think = {**LUCK, "op": "look", "options": {"ghosts": 0}}
    assert "planners" not in ask(**ghosts_who_think)


def test_each_planner_plays_a_whole_game_and_the_page_is_told_all_of_it():
    pessimist, optimist = trial(seed=4)["games"]
    assert (pessimist["utility"], pessimist["won"], len(pessimist["moves"])) == (-501, False, 1)
    assert pessimist["verdict"] == "A ghost has caught Pac-Man: −501 points."
    world, state = luck()
    assert optimist["positions"][0] == world.format(state)
    for move, position in zip(optimist["moves"], optimist["positions"][1:], strict=True):
        state = world.result(state, world.parse_action(state, move))
        assert world.format(state) == position
    assert optimist["verdict"] == world.verdict(state)
    assert optimist["won"] == world.is_won(state)
    assert optimist["over"]
    assert optimist["nodes"] > 0


def test_a_game_is_won_if_all_dots_are_eaten_and_not_if_the_rounds_are_over():
    games = [trial(seed=seed)["games"][1] for seed in range(1, 13)]
    assert {game["won"] for game in games} == {True, False}
    for game in games:
        assert game["won"] == game["verdict"].startswith("Pac-Man has eaten all dots")


def test_the_same_seed_gives_both_the_same_luck():
    for seed in (1, 2):
        games = trial(a=OPTIMIST, seed=seed)["games"]
        assert games[0] == games[1]
    assert trial(seed=3) == trial(seed=3)


def test_a_planner_can_have_its_own_weights_or_its_own_evaluation():
    features = len(ask(**{**LUCK, "op": "look"})["features"])
    weighed = {**OPTIMIST, "depth": 2, "weights": [0] * features}
    written = {**OPTIMIST, "depth": 2, "evaluation": "def evaluate(state): return 0"}
    first, second = trial(a=weighed, b=written, seed=2)["games"]
    assert first["moves"] == second["moves"]


@pytest.mark.parametrize(("name", "place"), [("a", 0), ("b", 1)])
def test_a_planner_that_cannot_be_is_told_with_its_place(name, place):
    assert refused(**{name: {"method": "minimax", "depth": 0}}) == {
        "message": "The depth must be a whole number of rounds from 1 to 20, or of plies from 1 to "
        "60, or empty to search to the end of the game.",
        "field": "trials",
        "at": place,
    }
    for wrong in (None, [], {"method": "telepathy"}, {"method": "cfr"}, {"weights": [1]}):
        problem = refused(**{name: wrong})
        assert (problem["field"], problem["at"]) == ("trials", place)
        assert problem["message"].count(".") == 1


def test_trials_that_cannot_be_are_refused_in_one_sentence():
    said = "Trials need a game of one player against chance."
    assert refused(subject="tictactoe", position=None, options={})["message"] == said
    assert refused(options={"ghosts": 0})["message"] == said
    over = "%%%%%/%P__%/%%%%%"
    assert refused(position=over)["message"].startswith("The game is over: ")
    assert refused(seed=-1)["field"] == "seed"
