"""The numbers in the rules of a game of one's own: of which kinds they may be, and how large."""

import json
import re
from math import isnan
from typing import Any

import pytest
from own_walk import OWN, WALK, ask, refusal, same, settings_for, walk
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.own_game import source_of_game
from plyscope.own_game.checked import LARGEST, as_number
from plyscope.search import SEARCHES

KINDS = {
    "truth values": ("bool({0})", "{0}"),
    "fractions": ("Fraction({0})", "Fraction({0})"),
    "decimals": ("Decimal({0})", "Decimal(str({0}))"),
    "a float of one's own": ("Share({0})", "Share({0})"),
    "an int of one's own": ("Sign({0})", "Share({0})"),
    "what becomes a float": ("Scalar({0})", "Scalar({0})"),
    "what becomes an int": ("Count({0})", "Scalar({0})"),
}
"""Other ways to write numbers: the utilities 0 and 1, and probabilities."""


def in_kind(kind: str, *, chance: bool) -> str:
    """The game with numbers of a kind."""
    worth, odds = KINDS.get(kind, ("{0}", "{0}"))
    low, high = odds.format("0.25"), odds.format("0.75")
    return walk(
        chance=chance,
        outcomes=f"def outcomes(self, state): return [(1, {low}), (2, {high})]",
        utility=f"def utility(self, state): return {worth.format('state[2] % 2')}",
        evaluate=f"def evaluate(self, state): return {worth.format('state[2] % 2')}",
    )


def test_own_games_can_have_every_search_for_two_players() -> None:
    others = {"cfr", "regret_matching", "maxn"}
    assert {method for method, _ in OWN} == SEARCHES.keys() - others


@pytest.mark.slow
@pytest.mark.parametrize(("method", "chance"), OWN)
def test_every_search_finds_the_same_with_every_kind_of_number(method: str, chance: bool) -> None:
    asked = settings_for(method, 3)
    usual = ask("search", source=in_kind("", chance=chance), **asked)
    assert usual[0]["value"] is not None
    for kind in KINDS:
        found = ask("search", source=in_kind(kind, chance=chance), **asked)
        assert same(found, usual), kind


@pytest.mark.slow
@pytest.mark.parametrize("chance", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_everything_else_is_the_same_with_every_kind_of_number(kind: str, chance: bool) -> None:
    search = "expectiminimax" if chance else "minimax"
    players = {"max": {"method": search, "depth": 2}, "min": {"method": "uct", "methodOptions": {"rounds": 9}}}
    questions: list[tuple[str, dict[str, Any]]] = [
        ("look", {}),
        ("look", {"position": "1 2 1 2"}),
        ("play", {"action": "1"}),
        ("draw" if chance else "play", {"position": "1", **({} if chance else {"action": "2"})}),
        ("play", {"position": "1", "action": "2"}),
        ("picture", {"path": ["1", "2"]}),
        ("values", {"method": search}),
        ("exact", {}),
        ("exact", {"position": "1"}),
        ("estimate", {"method": search}),
        ("work", {"method": search}),
        ("compare", {"method": search}),
        ("duel", players),
    ]
    for op, more in questions:
        usual, _ = ask(op, source=in_kind("", chance=chance), **more)
        assert "error" not in usual, usual
        assert ask(op, source=in_kind(kind, chance=chance), **more)[0] == usual, op


def test_a_truth_value_is_worth_0_or_1() -> None:
    """The mover of four sticks loses: whoever takes the last one is told True or False."""
    source = """
class Sticks:
    initial = (4, "MAX")
    def to_move(self, state): return state[1]
    def actions(self, state): return [n for n in (1, 2, 3) if n <= state[0]]
    def result(self, state, n): return (state[0] - n, "MIN" if state[1] == "MAX" else "MAX")
    def is_terminal(self, state): return state[0] == 0
    def utility(self, state): return state[1] != "MAX"
"""
    told, columns = ask("search", source=source, method="minimax")
    assert told["value"] == 0
    assert not any(isnan(value) for value in columns["value"])
    assert ask("search", source=source.replace("(4,", "(5,"))[0]["value"] == 1


ROUNDS = ("kuhn", "matrix")
"""The games of which a search takes many rounds."""


@pytest.mark.parametrize("game", ["tree", "coins", *ROUNDS, "manytree"])
def test_an_edited_game_of_the_page_may_have_utilities_that_are_fractions(game: str) -> None:
    source = source_of_game(GAMES[game]).source
    exact, many = "Fraction(self.plain(state))", "map(Fraction, self.plain(state))"
    rule, worth = ("utilities", many) if game == "manytree" else ("utility", exact)
    head = re.search(rf"def {rule}\(self, state[^)]*\)", source)
    assert head
    changed = f"def {rule}(self, state): return {worth}\n\n    {head[0].replace(rule, 'plain')}"
    first, future, rest = source.replace(head[0], changed).partition("annotations\n")
    other = f"{first}{future}from fractions import Fraction\n{rest}"
    asked = {"lines": False, **({"methodOptions": {"rounds": 5}} if game in ROUNDS else {})}
    found, usual = (ask("search", source=each, **asked) for each in (other, source))
    assert usual[0]["value"] is not None
    assert same(found[1]["value"], usual[1]["value"])
    assert (found[0]["value"], found[0]["best"]) == (usual[0]["value"], usual[0]["best"])


def test_numbers_are_plain_numbers() -> None:
    assert [as_number(each) for each in (True, 2**53 + 1, 10**400, -(10**400))] == [
        *(1, float(2**53), float("inf"), float("-inf"))
    ]
    assert type(as_number(True)) is int
    assert as_number(2 * LARGEST) == float("inf")
    assert [as_number(each) for each in (None, "1", b"1", 1j, [1], float("nan"))] == [None] * 6


INFINITE = {
    "both": "inf if state[2] % 2 else -inf",
    "one": "inf if state[2] % 2 else 0.25",
    "decimal": "Decimal('-Infinity')",
    "large": "10**400 if state[2] % 2 else Fraction(-(10**400))",
}


@pytest.mark.slow
@pytest.mark.parametrize("estimate", INFINITE.values(), ids=INFINITE)
@pytest.mark.parametrize(("method", "chance"), OWN)
def test_no_search_makes_what_is_not_a_number_of_infinite_estimates(method: str, chance: bool, estimate: str) -> None:
    source = walk(chance=chance, evaluate=f"def evaluate(self, state): return {estimate}")
    for depth in (1, 2, 3):
        asked = settings_for(method, depth)
        told, columns = ask("search", source=source, **asked)
        assert "NaN" not in json.dumps(told), told
        assert not any(isnan(value) for value in columns["value"][: told["text"]["visited"]])
        if method == "uct" or chance:
            assert -1 <= told["value"] <= 1
        del asked["lines"]
        assert "NaN" not in json.dumps(ask("values", source=source, **asked)[0])


@pytest.mark.parametrize("subject", ["tictactoe", "pig"])
def test_infinite_estimates_of_an_own_evaluation_count_as_the_best_and_the_worst(subject: str) -> None:
    evaluation = "n = 0\ndef evaluate(state):\n    global n\n    n += 1\n    return (-1) ** n * 1e999\n"
    best = max(GAMES[subject].load(GAMES[subject].start, {}).game.bounds)
    asked = {"subject": subject, "evaluation": evaluation, "method": "uct"}
    options = {"depth": 1, "rounds": 50}
    told = json.loads(answer(json.dumps({"op": "search", "kind": "game", **asked, "methodOptions": options})).text)
    assert abs(told["value"]) < best


@pytest.mark.parametrize("method", ["star1", "star2"])
def test_a_search_that_cuts_by_bounds_tells_when_a_value_lies_outside(method: str) -> None:
    far = "def evaluate(self, state): return 5 * state[2]"
    told = refusal("search", source=walk(chance=True, evaluate=far), method=method, depth=2)
    assert "cuts by the bounds of the utilities, -1 and 1, but in the state (" in told["message"]
    assert told["field"] == "method"
    given = walk(chance=True, evaluate=far, initial=f"{WALK['initial']}; bounds = (0, 30)")
    found = ask("search", source=given, method=method, depth=2)[0]["value"]
    assert found == ask("search", source=given, method="expectiminimax", depth=2)[0]["value"]


@pytest.mark.parametrize(
    "odds",
    [
        ["0.1"] * 10,
        ["Fraction(1, 3)"] * 3,
        ["Decimal(1) / 3"] * 3,
        ["0.3333333"] * 3,
        ["Share(1 / 7)"] * 7,
        ["Fraction(1, 2)", "0.25", "Decimal('0.25')"],
    ],
)
def test_probabilities_may_add_up_to_nearly_1(odds: list[str]) -> None:
    pairs = ", ".join(f"({place}, {each})" for place, each in enumerate(odds))
    source = walk(
        chance=True,
        outcomes=f"def outcomes(self, state): return [{pairs}]",
        result="def result(self, state, move): return (NEXT[state[0]], state[1] + 1, move)",
    )
    shown = ask("look", source=source, position="1")[0]["actions"]
    assert sum(each["chance"] for each in shown) == pytest.approx(1, abs=1e-6)
    assert len(shown) == len(odds)


def test_an_outcome_counts_once_and_only_if_it_is_possible() -> None:
    """Two ways to the same outcome are one with both probabilities."""
    twice = "def outcomes(self, state): return [(1, 0.5), (2, 0), (1, 0.25), (3, 0.25)]"
    result = WALK["result"].replace("2: 2", "2: 2, 3: 0")
    source = walk(chance=True, outcomes=twice, result=result)
    shown = ask("look", source=source, position="1")[0]["actions"]
    assert [(each["id"], each["chance"]) for each in shown] == [("1", 0.75), ("3", 0.25)]
    found = {
        method: ask("search", source=source, method=method)[0]["value"]
        for method in ("expectiminimax", "star1", "star2")
    }
    assert len(set(found.values())) == 1
