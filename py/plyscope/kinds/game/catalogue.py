"""The games, the searches and the orders of moves, as the page lists them."""

from __future__ import annotations

from plyscope.games import GAMES
from plyscope.games.presentable import GameEntry
from plyscope.kinds import plain_data
from plyscope.kinds.game.learnt_orders import LearntOrder, all_orders
from plyscope.kinds.game.reply_types import (
    KIND,
    GameCatalogue,
    GameShown,
    OrderShown,
    OwnShown,
    SearchShown,
    TurnsShown,
)
from plyscope.kinds.game.requests import MAX_DEPTH
from plyscope.kinds.messages import SourceFile
from plyscope.own_game import OwnGame
from plyscope.search import CUTS, SEARCHES, SearchEntry
from plyscope.support.orders import OrderEntry
from plyscope.tracing import MAX_NODES
from plyscope.tracing.codes import node_codes


def catalogue() -> GameCatalogue:
    """All games, searches and orders of moves."""
    return {
        "kind": KIND,
        "subjects": [_game(entry) for entry in GAMES.values()],
        "methods": [_search(entry) for entry in SEARCHES.values()],
        "orders": [_order(order) for order in all_orders()],
        "cuts": list(CUTS),
        "maxDepth": MAX_DEPTH,
        "maxNodes": MAX_NODES,
    }


def _game(entry: GameEntry) -> GameShown:
    return {"kind": KIND, **plain_data.subject(entry), "scale": entry.scale}


def own_shown(own: OwnGame) -> OwnShown:
    """A person's own game, as the catalogue would list it, with its text."""
    return {
        "source": own.source,
        "files": dict(own.files),
        "entry": _game(own.entry),
        "board": own.board,
    }


def _search(entry: SearchEntry) -> SearchShown:
    return {
        "kind": KIND,
        **plain_data.method(entry, _files(entry)),
        "takesDepth": entry.takes_depth,
        "takesWindow": entry.takes_window,
        "takesCut": entry.takes_cut,
        "side": entry.side,
        "exact": entry.exact,
        "passes": entry.passes,
        "merged": entry.merged,
        "strictFiles": _strict_files(entry),
        "turns": _turns(entry) if entry.turns else None,
    }


def _turns(entry: SearchEntry) -> TurnsShown:
    turning = entry.taking_turns()
    return {"files": _files(turning), "strictFiles": _strict_files(turning)}


def _strict_files(entry: SearchEntry) -> list[SourceFile]:
    return _files(entry.cutting(">")) if entry.takes_cut else []


def _files(entry: SearchEntry) -> list[SourceFile]:
    codes, _ = node_codes(entry.function, entry.hints)
    return plain_data.sources(codes, "search")


def _order(order: OrderEntry | LearntOrder) -> OrderShown:
    games = [entry for entry in GAMES.values() if order.offered(entry.load(entry.start, {}).game)]
    return {
        "id": order.id,
        "name": order.name,
        "note": order.note,
        "games": [entry.id for entry in games],
        "knowsAll": isinstance(order, OrderEntry) and order.knows_all,
        "learnt": {"method": order.search, "options": dict(order.options)}
        if isinstance(order, LearntOrder)
        else None,
    }
