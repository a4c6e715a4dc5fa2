"""Trials: two planners in the same game against chance, each with the same luck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

from plyscope.game import AgainstChance, BadInput, IllegalAction, offers
from plyscope.kinds.game.lab_reply_types import Trial, TrialGame
from plyscope.kinds.game.reply_types import KIND
from plyscope.kinds.game.requests import Setting, read_chooser, read_setting
from plyscope.kinds.kind import Request
from plyscope.search import SEARCHES, SearchEntry
from plyscope.study.duel import Contender, Finished, play_game
from plyscope.tracing.progress import move_teller

LONGEST_TRIAL: Final = 2_000
"""A game that is not over after so many moves, those of chance included, is stopped."""


def planned_in(world: Any, search: SearchEntry) -> Any:
    """The game in which a search plans the moves of `world`, a game that offers `AgainstChance`:
    the world itself, or, if it cannot search chance, the world at its worst."""
    return world if search.offered(world) else world.at_worst()


def can_plan(world: Any, search: SearchEntry) -> bool:
    """Whether a search can plan moves in `world`, or in the world at its worst."""
    return search.offered(planned_in(world, search))


PLANNERS: Final = ("a", "b")


def planners_of(game: Any) -> list[str]:
    """The ids of the searches that can plan in trials of `game`; none if it offers no trials."""
    if not offers(game, AgainstChance):
        return []
    return [search.id for search in SEARCHES.values() if can_plan(game, search)]


def trial(request: Request) -> Trial:
    """One whole game of "a" and one of "b", both with the luck that "seed" gives. Meanwhile the
    page is told how many moves have been made in each."""
    setting = read_setting(request)
    if not offers(setting.game, AgainstChance):
        raise BadInput("Trials need a game of one player against chance.", field="trials")
    world: Any = setting.game
    state = setting.state
    if world.is_terminal(state):
        raise IllegalAction(f"The game is over: {world.verdict(state)}")
    seed = request.get("seed", 1)
    planners = [_planner(request, setting, name, seed) for name in PLANNERS]
    tell = move_teller()
    played: list[Finished] = []
    for planner in planners:
        after_move = partial(tell, [len(game.moves) for game in played])
        # Only MAX moves, and chance.
        played.append(
            play_game(world, state, planner, planner, LONGEST_TRIAL, Random(seed), after_move)
        )
    return {"kind": KIND, "games": [_reply(setting, game) for game in played]}


def _planner(request: Request, setting: Setting, name: str, seed: int) -> Contender:
    """The planner with the settings in "a" or "b". Raises `BadInput` (field "trials", at the place
    of the planner in `PLANNERS`)."""
    settings = request.get(name)
    try:
        if not isinstance(settings, Mapping):
            raise BadInput(f"Trials need the settings of {name.upper()}.")
        search = SEARCHES.get(str(settings.get("method")))
        sees = planned_in(setting.game, search) if search else setting.game
        choose = read_chooser(settings, replace(setting, game=sees), name, seed)
    except BadInput as problem:
        place = PLANNERS.index(name)
        raise BadInput(str(problem), field="trials", at=place) from None
    return Contender(name, choose, sees)


def _reply(setting: Setting, played: Finished) -> TrialGame:
    world: Any = setting.game
    states = [setting.state]
    for action in played.moves:
        states.append(world.result(states[-1], action))
    moves = zip(states, played.moves, strict=False)
    return {
        "utility": played.utility,
        "over": played.over,
        "won": played.over and world.is_won(states[-1]),
        "verdict": world.verdict(states[-1]),
        "moves": [world.action_id(state, action) for state, action in moves],
        "positions": [world.format(state) for state in states],
        "nodes": played.nodes["MAX"],
    }
