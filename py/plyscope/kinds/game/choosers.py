"""How one of those who play whole games chooses its moves, as a request tells it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from plyscope.games.evaluation import read_weights
from plyscope.kinds.game.requests import Setting, evaluation_of, read_evaluation, read_run
from plyscope.own_game import Evaluated, in_bounds
from plyscope.study.duel import Choose, chooser
from plyscope.study.solvable import check_knowable
from plyscope.support.orders import ORDERS


def read_chooser(settings: Mapping[str, Any], setting: Setting, player: str, seed: int) -> Choose:
    """The player's search with its settings. `player` is the field of the request that holds them,
    and `seed` is the game's. Raises `BadInput`."""
    given, source = settings.get("weights"), settings.get("evaluation")
    run = read_run({**settings, "weights": None, "evaluation": None}, setting)
    if ORDERS[run.order].knows_all:
        check_knowable(setting.game, setting.state)
    weights = None if given is None else read_weights(setting.game, given)
    own = None if source is None else read_evaluation(setting.game, source, evaluation_of(player))

    def seen_as(game: Any) -> Any:
        evaluated = Evaluated(game, own) if own else game
        return in_bounds(run.search, evaluated) if own or setting.own else evaluated

    # The game's seed counts too, or all games from one position would be the same.
    random = Random(f"{seed} {run.options.get('seed')}")
    order = ORDERS[run.order]
    return chooser(run.search, run.depth, weights, order, run.options, random, seen_as)
