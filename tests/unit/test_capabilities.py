"""What games can do beyond the rules is declared, and never guessed from the names of methods."""

import ast
from pathlib import Path

import plyscope
import pytest
from playing import EVERY_PRESET, Counted
from plyscope.game import (
    AgainstChance,
    CentreRank,
    Chance,
    GivenByTree,
    HiddenMoves,
    InRounds,
    ManyPlayers,
    Payoffs,
    PlayoutMoves,
    QuietPositions,
    Symmetries,
    offers,
)
from plyscope.games import GAMES
from plyscope.games.evaluation import Features, Weighted, default_weights
from plyscope.search import SEARCHES
from plyscope.support.orders import ORDERS

CAPABILITIES = (
    AgainstChance,
    CentreRank,
    Chance,
    Features,
    HiddenMoves,
    InRounds,
    ManyPlayers,
    Payoffs,
    PlayoutMoves,
    QuietPositions,
    Symmetries,
)
PACKAGE = Path(str(plyscope.__file__)).parent


def asked(capability):
    """The names that a capability asks for, its own and those of the ones that it contains."""
    return {
        name for each in capability.__mro__ if each in CAPABILITIES for name in vars(each) if not name.startswith("_")
    }


@pytest.mark.parametrize("preset", EVERY_PRESET, ids=lambda each: each[0])
def test_a_game_declares_just_what_it_can_do(preset):
    game = GAMES[preset[0]].load(preset[1], preset[2]).game
    for capability in CAPABILITIES:
        can = all(hasattr(game, name) for name in asked(capability))
        assert offers(game, capability) == can, capability


@pytest.mark.parametrize("capability", CAPABILITIES, ids=lambda each: each.__name__)
def test_some_game_offers_it_and_some_game_does_not(capability):
    games = [GAMES[preset[0]].load(preset[1], preset[2]).game for preset in EVERY_PRESET]
    assert {offers(game, capability) for game in games} == {True, False}


@pytest.mark.parametrize("preset", EVERY_PRESET, ids=lambda each: each[0])
def test_a_game_seen_through_others_offers_what_it_offers_itself(preset):
    game = GAMES[preset[0]].load(preset[1], preset[2]).game
    seen = Counted(game)
    if offers(game, Features):
        seen = Counted(Weighted(game, default_weights(game)))
    for capability in (*CAPABILITIES, GivenByTree):
        assert offers(seen, capability) == offers(game, capability)


def test_a_method_by_the_right_name_is_no_declaration():
    class Guessed:
        def outcomes(self, state):
            return []

    assert not offers(Guessed(), Chance)


def test_searches_and_orders_ask_for_what_can_be_declared():
    for entry in (*SEARCHES.values(), *ORDERS.values()):
        assert set(entry.needs) <= set(CAPABILITIES)


UNKNOWN_THINGS = ("program", "recognition", "own_game", "notebook")
"""These look at the objects of a student's program, or of a notebook's, which declare nothing."""
ELSEWHERE = [
    file
    for file in sorted(PACKAGE.rglob("*.py"))
    # It looks at functions, not at games, and must ask whether one has a cache.
    if file.relative_to(PACKAGE).as_posix() != "tracing/calls.py"
    and file.relative_to(PACKAGE).parts[0] not in UNKNOWN_THINGS
]


@pytest.mark.slow
def test_no_file_asks_a_game_whether_it_has_an_attribute():
    asking = [
        file
        for file in ELSEWHERE
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and (node.func.id == "hasattr" or (node.func.id == "getattr" and len(node.args) == 3))
        and isinstance(node.args[0], ast.Name)
        and node.args[0].id == "game"
    ]
    assert asking == []


@pytest.mark.slow
def test_no_file_guesses_by_the_name_of_an_attribute_what_a_thing_can_do():
    guessing = [
        file
        for file in ELSEWHERE
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id == "hasattr"
    ]
    assert guessing == []


TEXTBOOK = [each for each in SEARCHES if each not in ("maxn", "cfr", "regret_matching")]
BY_CHANCE = ["expectiminimax", "star1", "star2", "uct"]
NOT_QUIET = [each for each in TEXTBOOK if each != "quiescence"]
MAY_MOVE_AGAIN = ["minimax", "alphabeta", "deepening_to_play", *BY_CHANCE]


@pytest.mark.parametrize(
    ("game", "position", "offered"),
    [
        ("tree", "[[3 12 8] [2 4 6]]", NOT_QUIET),
        ("tree", "(1/2:[3 5] 1/2:[4 6])", BY_CHANCE),
        ("tictactoe", "", TEXTBOOK),
        ("chess", "", TEXTBOOK),
        ("checkers", "", TEXTBOOK),
        ("go", "", NOT_QUIET),
        ("nim", "3 4 5", NOT_QUIET),
        ("coins", "", BY_CHANCE),
        ("pig", "", BY_CHANCE),
        ("kalah", "", MAY_MOVE_AGAIN),
        ("dots", "", MAY_MOVE_AGAIN),
        ("matrix", "2 0 / 1 3", ["regret_matching", "cfr"]),
        ("kuhn", "", ["cfr"]),
        ("manytree", "", ["maxn"]),
    ],
)
def test_a_game_offers_the_searches_that_can_search_it(game: str, position: str, offered: list[str]) -> None:
    loaded, _ = plyscope.games.load(game, position)
    assert {each.id for each in SEARCHES.values() if each.offered(loaded)} == set(offered)
