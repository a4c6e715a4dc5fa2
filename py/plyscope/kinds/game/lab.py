"""What the page can measure apart from a search: work, duels, equilibria, predictions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import Any, Final

from plyscope.engine import move_scores as engine
from plyscope.game import MAX, BadInput, Chance, HiddenMoves, IllegalAction, ManyPlayers, offers
from plyscope.games.coins import coin_map
from plyscope.input.options import read_options
from plyscope.kinds.game import plain_data
from plyscope.kinds.game.lab_reply_types import (
    Approach,
    Coins,
    DuelGame,
    Exact,
    Forecast,
    MixedMove,
    Scores,
    Work,
)
from plyscope.kinds.game.reply_types import KIND
from plyscope.kinds.game.requests import Setting, read_chooser, read_run, read_setting
from plyscope.kinds.kind import Request
from plyscope.kinds.plain_data import number as plain_number
from plyscope.study import duel, equilibrium
from plyscope.study.exact_values import known_values
from plyscope.study.probcut_statistics import Sampler, chance_of_error, fit, outliers
from plyscope.support.strategies import choices
from plyscope.tracing.depth_limit import was_limited
from plyscope.tracing.progress import move_teller
from plyscope.tracing.rows import nodes_visited

WORK_BUDGET: Final = 20_000
EXACT_BUDGET: Final = 20_000
ROUNDING: Final = 1e-9
"""A difference smaller than this share of the largest utility is only rounding."""
SIDES: Final = ("max", "min")
MAP_STEPS: Final = 20
FORECAST_POSITIONS: Final = 200
OTHER_POSITIONS: Final = 100
FORECAST_SEED: Final = 1995
ENGINE_SECONDS: Final = 5


def work(request: Request) -> Work:
    """How many nodes the search visits; null if they are more than "budget".

    `ended` says that the depth limit stopped it nowhere, so a deeper search would see no more.
    """
    setting = read_setting(request)
    run = read_run(request, setting)
    budget = request.get("budget", WORK_BUDGET)
    started = perf_counter()
    # A driver is entered too, although it is no position.
    log, finished = run.begin(setting.state, budget + 1)
    nodes = nodes_visited(log)
    finished = finished and nodes <= budget
    return {
        "kind": KIND,
        "nodes": nodes if finished else None,
        "ended": finished and not was_limited(log, run.depth),
        "seconds": perf_counter() - started,
    }


def exact(request: Request) -> Exact:
    """The exact value of the position, from MAX's side, and the actions that reach it.

    Null if that takes too long. If chance moves, no action is best. "proviso" says what the value
    assumes, if anything.
    """
    setting = read_setting(request)
    game, state = setting.game, setting.state
    known = known_values(setting.entry.id, game, state, EXACT_BUDGET)
    if not known or not known.values:
        return {"kind": KIND, "value": None, "best": [], "proviso": ""}
    if plain_data.to_move_is_chance(game, state):
        chances = dict(game.outcomes(state) if offers(game, Chance) else ())
        value = sum(chances[action] * worth for action, worth in known.values)
        return {"kind": KIND, "value": plain_number(value), "best": [], "proviso": known.proviso}
    value = (max if game.to_move(state) == MAX else min)(worth for _, worth in known.values)
    rounding = ROUNDING * max(map(abs, game.bounds))
    best = [action for action, worth in known.values if abs(worth - value) <= rounding]
    return {
        "kind": KIND,
        "value": plain_number(value),
        "best": [plain_data.choice(game, state, action) for action in best],
        "proviso": known.proviso,
    }


def play_duel(request: Request) -> DuelGame:
    """One whole game between "max" and "min", after "plies" random moves made with "seed".

    `utility` is from MAX's side; `moves` and `positions` are those of the game, and `nodes` how
    many MAX and MIN looked at. Meanwhile the page is told how many moves were made.
    """
    setting = read_setting(request)
    game = setting.game
    if offers(game, ManyPlayers):
        raise BadInput("A duel needs a game for two players.", field="duel")
    plies = request.get("plies", 0)
    seed = request.get("seed", 1)
    random = Random(seed)
    opening = duel.random_opening(game, setting.state, plies, random)
    state, positions = setting.state, [game.format(setting.state)]
    for action in opening:
        state = game.result(state, action)
    max_player, min_player = (_contender(request, setting, side, seed) for side in SIDES)
    tell = move_teller()
    finished = duel.play_game(
        game,
        state,
        max_player,
        min_player,
        random=random,
        after_move=lambda made: tell([], len(opening) + made),
    )
    moves: list[str] = []
    state = setting.state
    for action in (*opening, *finished.moves):
        moves.append(game.action_id(state, action))
        state = game.result(state, action)
        positions.append(game.format(state))
    return {
        "kind": KIND,
        "utility": finished.utility,
        "over": finished.over,
        "opening": " ".join(moves[: len(opening)]),
        "moves": moves,
        "positions": positions,
        "nodes": [finished.nodes["MAX"], finished.nodes["MIN"]],
    }


def _contender(request: Request, setting: Setting, side: str, seed: int) -> duel.Contender:
    """One side of a duel, with the settings in "max" or "min". Raises `BadInput` (field "duel", at
    the place of the side in `SIDES`)."""
    settings = request.get(side)
    try:
        if not isinstance(settings, Mapping):
            raise BadInput(f"A duel needs the settings of {side.upper()}.")
        choose = read_chooser(settings, setting, side, seed)
    except BadInput as problem:
        raise BadInput(str(problem), field="duel", at=SIDES.index(side)) from None
    return duel.Contender(side, choose)


def approach(request: Request) -> Approach:
    """How the average strategies approach an equilibrium, round by round, and the last ones."""
    setting = read_setting(request)
    run = read_run(request, setting)
    if HiddenMoves not in run.search.needs:
        raise BadInput(f"{run.search.name} makes no strategies.", field="method")
    game: Any = setting.game
    options = {name: value for name, value in run.options.items() if name != "rounds"}
    rounds = int(run.options["rounds"])
    points = equilibrium.approach(run.function, game, game.initial, rounds, **options)
    return {
        "kind": KIND,
        "points": [
            {
                "round": each.rounds,
                "value": each.value,
                "exploitability": each.exploitability,
                "mixes": [
                    list(mix.probabilities) for mix in equilibrium.table(game, each.strategies)
                ],
            }
            for each in points
        ],
        "strategies": plain_data.mixes(game, points[-1].strategies),
    }


def mixed_move(request: Request) -> MixedMove:
    """A random move, with the probabilities of the average strategy: if moves are hidden, no single
    move is best."""
    setting = read_setting(request)
    run = read_run(request, setting)
    game: Any = setting.game
    if HiddenMoves not in run.search.needs:
        raise BadInput(f"{run.search.name} makes no strategies.", field="method")
    if game.is_terminal(setting.state):
        raise IllegalAction(f"The game is over: {game.verdict(setting.state)}")
    if plain_data.to_move_is_chance(game, setting.state):
        raise BadInput("Chance moves here, not a player.", field="action")
    found = run.function(game, game.initial, **run.options)
    state = setting.state
    choose = duel.mixer(found.strategies, Random(request.get("seed", 1)))
    mix = choices(game, state, found.strategies)
    return {
        "kind": KIND,
        "best": game.action_id(state, choose(game, state)),
        "mix": [
            {"name": game.action_name(state, action), "probability": probability}
            for action, probability in mix
        ],
    }


def coins(request: Request) -> Coins:
    """The best value for MAX for each probability of heads of A and of B."""
    setting = read_setting(request)
    if setting.entry.id != "coins":
        raise BadInput("Only the game of two coins has a map of coins.", field="subject")
    prize = setting.options["prize"]
    values = [[prize * value for value in row] for row in coin_map(MAP_STEPS)]
    best = max((value, -a, -b) for a, row in enumerate(values) for b, value in enumerate(row))
    steps = [step / MAP_STEPS for step in range(MAP_STEPS + 1)]
    value, a, b = best
    return {
        "kind": KIND,
        "steps": steps,
        "values": values,
        "best": {"a": steps[int(-a)], "b": steps[int(-b)], "value": value},
    }


def forecast(request: Request) -> Forecast:
    """How well a shallow search predicts a deep one around the position, for ProbCut.

    `chanceOfError` is what the sample predicts if errors are normal. `seen` says what happened in
    `count` other positions: the shares that lie so far above and below the line.
    """
    setting = read_setting(request)
    run = read_run({**request, "method": "probcut"}, setting)
    shallow, deep, t = int(run.options["shallow"]), int(run.options["deep"]), run.options["t"]
    sampler = Sampler(run.weighed, setting.state, shallow, deep, FORECAST_SEED)
    found = fit(sampler.draw(FORECAST_POSITIONS))
    options = {"a": found.a, "b": found.b, "sigma": found.sigma}
    try:
        read_options(run.search.options, options, run.search.name)
    except BadInput as problem:
        sentence = f"{run.search.name} cannot use the statistics gathered here: {problem}"
        raise BadInput(sentence, field="method") from None
    seen = outliers(sampler.draw_others(OTHER_POSITIONS), found, t)
    return {
        "kind": KIND,
        "options": {"a": found.a, "b": found.b, "sigma": found.sigma},
        "count": found.count,
        "chanceOfError": chance_of_error(t),
        "seen": {"count": seen.count, "above": seen.above, "below": seen.below},
    }


def scores(request: Request) -> Scores:
    """What the engine knows about each move, and the move it chooses.

    A search takes at most "seconds". Scores are from the side to move, as in
    `engine.move_scores.MoveScore`, and null if nothing is known. `sure` says whether the chosen
    move is known to be best. If "every" is false, a search spends all its time on that move.
    """
    setting = read_setting(request)
    game, state = setting.game, setting.state
    seconds = request.get("seconds", ENGINE_SECONDS)
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds <= 600:
        raise BadInput(
            "The engine's time limit must be more than 0 and at most 600 seconds.", field="seconds"
        )
    known = engine.ask(game, state, seconds, request.get("every", True))
    best = plain_data.choice(game, state, known.best)
    return {
        "kind": KIND,
        "means": known.means,
        "best": best["id"],
        "bestName": best["name"],
        "sure": known.certain,
        "moves": [
            {
                **plain_data.choice(game, state, move.action),
                "least": move.least,
                "most": move.most,
                "plies": move.plies,
            }
            for move in known.moves
        ],
        "seconds": seconds,
        "estimate": known.estimate,
        "depth": known.depth,
        "positions": known.positions,
    }
