"""Reads requests about games, checks each field, and tells each mistake in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from math import inf, nan
from random import Random
from typing import Any, Final, Literal

from plyscope.game import (
    MIN,
    BadInput,
    Chance,
    Game,
    HiddenMoves,
    InRounds,
    ManyPlayers,
    MovesAgain,
    Payoffs,
    Symmetries,
    offers,
)
from plyscope.games import GAMES
from plyscope.games.evaluation import Weighted, read_weights
from plyscope.games.presentable import GameEntry, Presentable
from plyscope.input.foreign import load_typed
from plyscope.input.options import read_options
from plyscope.input.phrases import quoted
from plyscope.kinds.game.learnt_orders import LEARNT, USUAL_SEARCH
from plyscope.kinds.kind import Request
from plyscope.kinds.reading import chosen, own_source, read_files, read_method_options
from plyscope.own_game import (
    OWN,
    Evaluated,
    OwnEvaluation,
    OwnGame,
    in_bounds,
    own_evaluation,
    own_game,
)
from plyscope.own_game.evaluating import EVALUATION
from plyscope.search import SEARCHES, SearchEntry
from plyscope.study.duel import Choose, chooser
from plyscope.study.tree_size import check_knowable
from plyscope.support.orders import ORDERS, is_proved
from plyscope.tracing import begin
from plyscope.tracing.log import Log

MAX_DEPTH = 60
"""No game here is longer, and Python's own stack could go many times as deep."""
MAX_WINDOW = 1e300
"""A finite end of a window must be smaller than this, so that it is a number in JavaScript too."""
WHOLE_WINDOW: Final = (-inf, inf)
USUAL_GAME: Final = "tree"


@dataclass(frozen=True)
class Setting:
    """A game and a position of it, loaded."""

    entry: GameEntry
    options: Mapping[str, float]
    game: Presentable[Any, Any]
    state: Any
    own: OwnGame | None = None
    """If it is a person's own game: what was made of its text."""
    note: str = ""
    """How the position was read, if it was not in the game's own notation."""


@dataclass(frozen=True)
class Run:
    """A search with its settings. It is called with a game, a state and the `keywords`."""

    search: SearchEntry
    game: Any
    """The game for the search: `weighed`, with its actions in the chosen order."""
    weighed: Any
    """The setting's game with the evaluation that was asked for."""
    depth: float
    order: str
    cut: Literal[">=", ">"]
    window: tuple[float, float]
    """Alpha and beta at the root, from MAX's side; the full window if the search takes none."""
    options: Mapping[str, float]
    keywords: Mapping[str, Any]

    @property
    def function(self) -> Callable[..., Any]:
        """The function to call with the game, a state and the `keywords`."""
        return self.search.function

    @property
    def key(self) -> Callable[[Any], Hashable] | None:
        """Gives the same result for all positions that the search treats as the same; None if these
        are only equal ones."""
        if self.options.get("symmetry") and offers(self.game, Symmetries):
            return self.game.canonical
        return None

    def begin(self, state: Any, nodes: int) -> tuple[Log, bool]:
        """Watch the first `nodes` nodes of the search of `state`. Returns the log at that point,
        and whether the search has finished."""
        keywords, hints = self.keywords, self.search.hints
        return begin(self.function, self.game, state, keywords=keywords, hints=hints, nodes=nodes)


def read_setting(request: Request) -> Setting:
    """The game, options and position that `request` names. Raises `BadInput`."""
    own = _own(request)
    entry = own.entry if own else chosen(request, "subject", "game", GAMES, USUAL_GAME)
    options = read_options(entry.options, request.get("options") or {})
    given = request.get("position")
    position = entry.start if given is None else given
    loaded = entry.load(position, options) if own else load_typed(entry.load, position, options)
    return Setting(entry, options, loaded.game, loaded.state, own, loaded.note)


def _own(request: Request) -> OwnGame | None:
    """The game that the text in "source" defines; None if one of Plyscope's own is named."""
    source = own_source(request, OWN, "game")
    return None if source is None else own_game(source, read_files(request))


def read_run(request: Request, setting: Setting) -> Run:
    """The search, depth, order, cut and window that `request` names. Raises `BadInput`.

    If the order is one that a search learns, it is replaced by that search.
    """
    request = _as_run(request, setting)
    search = chosen(request, "method", "search", SEARCHES, _first_offered(setting.game))
    if not search.offered(setting.game):
        raise BadInput(
            f"{search.name} cannot search this game: {_why_not(search, setting.game)}.",
            field="method",
        )
    order = request.get("order", "given")
    if order not in ORDERS:
        raise BadInput(f"There is no move order called {quoted(order)}.", field="order")
    if not ORDERS[order].offered(setting.game):
        raise BadInput(
            f'{setting.entry.name} has no move order "{ORDERS[order].name}".', field="order"
        )
    cut = request.get("cut", ">=")
    depth = _depth(request.get("depth"), setting)
    window = _window(request.get("window"))
    options = read_method_options(search, request.get("methodOptions"))
    keywords: dict[str, Any] = search.arguments(options)
    if search.takes_depth:
        keywords["depth"] = depth
    if search.takes_window:
        alpha, beta = _as_seen_by(search, setting, window)
        keywords |= {"alpha": alpha, "beta": beta}
    else:
        window = WHOLE_WINDOW
    weighed = _weighed(setting.game, request)
    if setting.own or request.get("evaluation") is not None:
        weighed = in_bounds(search, weighed)
    plies = depth if search.takes_depth else inf
    ordered = ORDERS[order].apply_at(weighed, setting.state, plies, *window)
    if ORDERS[order].knows_all:
        _check_order(weighed, ordered, setting.state)
    fitting = search.fitting(setting.game).cutting(cut)
    return Run(fitting, ordered, weighed, depth, order, cut, window, options, keywords)


def _check_order(game: Game[Any, Any], ordered: Game[Any, Any], state: Any) -> None:
    """Raises `BadInput` (field "order") if `game` is too large for an order that must know its
    values."""
    try:
        check_knowable(game, state)
    except BadInput:
        if not is_proved(ordered):
            raise


def _as_run(request: Request, setting: Setting) -> Request:
    """The request, with the search that learns the order if it names a learnt order."""
    name = request.get("order")
    if name not in LEARNT:
        return request
    order, given = LEARNT[name], request.get("methodOptions") or {}
    if not order.offered(setting.game):
        raise BadInput(f'{setting.entry.name} has no move order "{order.name}".', field="order")
    if request.get("method", USUAL_SEARCH) not in (USUAL_SEARCH, order.search):
        raise BadInput(
            f'The order "{order.name}" is learnt by the search {order.entry.name}: choose'
            f" {order.search}, or leave the search out.",
            field="order",
        )
    if any(given.get(option, value) != value for option, value in order.options.items()):
        raise BadInput(
            f'The order "{order.name}" sets {" and ".join(order.options)} itself.',
            field="methodOptions",
        )
    options = {**given, **order.options}
    return {**request, "method": order.search, "methodOptions": options, "order": "given"}


def _first_offered(game: Any) -> str:
    """The search if the request names none: alpha-beta if it can search the game."""
    if SEARCHES["alphabeta"].offered(game):
        return "alphabeta"
    return next(search.id for search in SEARCHES.values() if search.offered(game))


def _why_not(search: SearchEntry, game: Any) -> str:
    hides, by_chance = offers(game, HiddenMoves), offers(game, Chance)
    again = offers(game, MovesAgain) and not search.fitting(game).asks_turn
    reasons = (
        (offers(game, ManyPlayers), "more than two play it"),
        (ManyPlayers in search.needs, "it is for two players"),
        (Payoffs in search.needs and not offers(game, Payoffs), "it has no table of payoffs"),
        (hides and HiddenMoves not in search.needs, "some moves in it are hidden"),
        (by_chance and not search.chance, "chance moves in it"),
        (again and not search.chance, "a side may move twice in a row"),
    )
    holding = (words for holds, words in reasons if holds)
    return next(holding, "it lacks what this search asks for")


def _weighed(game: Any, request: Request) -> Any:
    """The game with the evaluation that is asked for: other weights, or a person's own."""
    weights, source = request.get("weights"), request.get("evaluation")
    if source is None:
        return game if weights is None else Weighted(game, read_weights(game, weights))
    if weights is not None:
        raise BadInput("An evaluation of your own has no weights.", field="evaluation")
    return Evaluated(game, read_evaluation(game, source))


def evaluation_of(player: str) -> str:
    """The file of a player's own evaluation in tracebacks."""
    return f"evaluation_of_{player}.py"


def read_evaluation(game: Any, source: Any, name: str = EVALUATION) -> OwnEvaluation:
    """The evaluation in a text. Raises `BadInput`."""
    if offers(game, ManyPlayers):
        raise BadInput(
            "A game for more than two players needs an evaluation for each of them.",
            field="evaluation",
        )
    return own_evaluation(source, name)


INFINITE: Final[Mapping[str, float]] = {"Infinity": inf, "-Infinity": -inf}
"""The numbers that JSON lacks, as the page writes them."""


def _depth(depth: Any, setting: Setting) -> float:
    if depth is None or depth == "Infinity":
        return inf
    if isinstance(depth, bool) or not isinstance(depth, int) or not 1 <= depth <= MAX_DEPTH:
        raise BadInput(
            f"The depth must be a whole number of {_depths(setting)}, or empty to search to the "
            "end of the game.",
            field="depth",
        )
    return depth


def _depths(setting: Setting) -> str:
    """The depths that can be asked for, in words."""
    plies = f"plies from 1 to {MAX_DEPTH}"
    if not offers(setting.game, InRounds):
        return plies
    most = MAX_DEPTH // setting.game.plies_in_round(setting.state)
    return f"rounds from 1 to {most}, or of {plies}"


def _window(window: Any) -> tuple[float, float]:
    if window is None:
        return WHOLE_WINDOW
    if isinstance(window, list) and len(window) == 2:
        alpha, beta = _end(window[0], -inf), _end(window[1], inf)
        if alpha < beta:
            return alpha, beta
    raise BadInput("A window is two numbers, alpha less than beta.", field="window")


def _as_seen_by(
    search: SearchEntry, setting: Setting, window: tuple[float, float]
) -> tuple[float, float]:
    """A window from MAX's side, as the search takes it: negated and swapped if its values are from
    the side to move and MIN is to move."""
    alpha, beta = window
    if search.side == "mover" and setting.game.to_move(setting.state) == MIN:
        return -beta, -alpha
    return window


def _end(end: Any, default: float) -> float:
    """One end of a window; null means infinite."""
    if end is None:
        return default
    if isinstance(end, str):
        return INFINITE.get(end, nan)
    if isinstance(end, bool) or not isinstance(end, (int, float)):
        return nan
    return float(end) if abs(end) < MAX_WINDOW else nan


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
