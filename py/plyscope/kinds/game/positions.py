"""What the page is told about a position: what it looks like, and what it looks like after a
move."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from plyscope.engine import move_scores as engine
from plyscope.game import MAX, BadInput, HiddenMoves, IllegalAction, InRounds, MovesAgain, offers
from plyscope.games.evaluation import Features
from plyscope.kinds.game import plain_data
from plyscope.kinds.game.catalogue import own_shown
from plyscope.kinds.game.learnt_orders import all_orders
from plyscope.kinds.game.reply_types import KIND, GameLook, GameMoves, GamePicture, MovePlayed
from plyscope.kinds.game.requests import Setting, read_setting
from plyscope.kinds.game.trials import planners_of
from plyscope.kinds.kind import Request
from plyscope.search import SEARCHES
from plyscope.support.chance import drawn


def look(request: Request) -> GameLook:
    """What the page shows of a position, and the legal moves."""
    setting = read_setting(request)
    seen = look_at(setting, setting.state)
    return {**seen, "note": setting.note} if setting.note else seen


def look_at(setting: Setting, state: Any) -> GameLook:
    """The same for `state`, a position of the setting's game."""
    game = setting.game
    seen: GameLook = {
        "kind": KIND,
        "subject": setting.entry.id,
        "options": dict(setting.options),
        "notation": setting.entry.notation,
        "methods": [entry.id for entry in SEARCHES.values() if entry.offered(game)],
        "orders": [order.id for order in all_orders() if order.offered(game)],
        "features": [
            {"id": each.id, "name": each.name, "most": each.most, "default": each.default}
            for each in (game.feature_list if offers(game, Features) else ())
        ],
        "engine": engine.means_for(game),
        "start": _start(setting),
        "movesAgain": offers(game, MovesAgain),
        **plain_data.look(game, state),
    }
    if offers(game, InRounds):
        seen["round"] = game.plies_in_round(state)
    if planners := planners_of(game):
        seen["planners"] = planners
    if setting.own:
        seen["own"] = own_shown(setting.own)
    return seen


def _start(setting: Setting) -> str | None:
    """If moves are hidden, the position before the first of them: only that one can be searched.
    None in any other game."""
    game = setting.game
    is_hidden = offers(game, HiddenMoves)
    return game.format(game.initial) if is_hidden else None


def play(request: Request) -> GameLook:
    """The position after a move."""
    setting = read_setting(request)
    game, state = setting.game, setting.state
    if game.is_terminal(state):
        raise IllegalAction(f"The game is over: {game.verdict(state)}")
    return _after(setting, game.parse_action(state, request["action"]))


def draw(request: Request) -> GameLook:
    """The position after a random outcome, made with "seed" and the outcomes' probabilities."""
    setting = read_setting(request)
    if not plain_data.to_move_is_chance(setting.game, setting.state):
        raise BadInput("Chance does not move here.", field="action")
    random = Random(request.get("seed", 1))
    return _after(setting, drawn(setting.game, setting.state, random))


def _after(setting: Setting, action: Any) -> GameLook:
    """The position after an action. If chance moved, "drawn" is the outcome."""
    game, state = setting.game, setting.state
    seen = look_at(setting, game.result(state, action))
    if plain_data.to_move_is_chance(game, state):
        seen["drawn"] = plain_data.choice(game, state, action)
    return seen


def picture(request: Request) -> GamePicture:
    """The position after the actions in "path"."""
    setting = read_setting(request)
    game, state = setting.game, setting.state
    for action in request.get("path", []):
        state = game.result(state, game.parse_action(state, action))
    return {
        "kind": KIND,
        "picture": game.picture(state),
        "position": game.format(state),
        "verdict": game.verdict(state),
    }


def moves(request: Request) -> GameMoves:
    """What was played between the "positions", each of which came after the one before."""
    settings = [read_setting({**request, "position": each}) for each in request["positions"]]
    played = [_move_between(before, after) for before, after in pairwise(settings)]
    return {"kind": KIND, "moves": played}


def _move_between(before: Setting, after: Setting) -> MovePlayed | None:
    """The move that leads from one position to another; None if none does."""
    game, state = before.game, before.state
    if game.is_terminal(state):
        return None
    wanted = game.format(after.state)
    for choice in plain_data.choices(game, state):
        if game.format(game.result(state, game.parse_action(state, choice["id"]))) == wanted:
            mover = game.to_move(state)
            return {"by": MAX if isinstance(mover, int) else mover, "name": choice["name"]}
    return None
