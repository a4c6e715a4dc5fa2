"""The page explains every search and game, and what it shows as examples can be shown."""

import json
import re
from typing import Any

import pytest
from explained import FILES, READ, request_of
from plyscope.bridge import answer
from plyscope.csp import METHODS
from plyscope.games import GAMES
from plyscope.kinds.game.requests import read_run, read_setting
from plyscope.kinds.registry import KINDS
from plyscope.problems import PROBLEMS
from plyscope.search import SEARCHES

KNOWN_FIELDS = {
    "subject", "position", "options", "method", "depth", "order", "cut", "methodOptions",
    "stage", "weights",
}  # fmt: skip
EXAMPLES = [
    pytest.param(example, id=f"{name}-{number}")
    for name, reader in READ.items()
    for number, example in enumerate(reader.examples, 1)
    if example["subject"] in GAMES
]
COUNTED = [
    pytest.param(name, example, nodes, id=f"{name}-{nodes}")
    for name, reader in READ.items()
    for example, nodes in reader.counted
]


def test_every_search_and_every_game_is_explained_and_nothing_else() -> None:
    listed: list[Any] = [kind.catalogue() for kind in KINDS.values()]
    searches = {f"searches/{method['id']}" for each in listed for method in each["methods"]}
    games = {f"games/{subject['id']}" for each in listed for subject in each["subjects"]}
    assert set(FILES) == searches | games
    assert {f"searches/{id}" for id in (*SEARCHES, *METHODS)} <= searches
    assert {f"games/{id}" for id in (*GAMES, *PROBLEMS)} <= games


@pytest.mark.parametrize("name", FILES)
def test_an_explanation_is_well_formed_and_has_a_formula_in_words_too(name: str) -> None:
    assert READ[name].open == []
    assert READ[name].formulas
    assert all(READ[name].formulas)


@pytest.mark.parametrize("name", FILES)
def test_an_explanation_shows_two_examples_at_least(name: str) -> None:
    assert len(READ[name].examples) >= 2


@pytest.mark.parametrize("search", [*SEARCHES, *METHODS])
def test_a_search_is_explained_by_its_way_its_cost_and_its_failures(search: str) -> None:
    wanted = ["How it goes", "Formula", "Cost", "When it fails", "Examples"]
    assert READ[f"searches/{search}"].headings == wanted


@pytest.mark.parametrize("name", FILES)
def test_what_is_explained_is_shown_at_its_best_and_at_its_worst(name: str) -> None:
    for case in ("At its best", "At its worst"):
        assert any(button.startswith(case) for button in READ[name].buttons), case


@pytest.mark.parametrize("name", FILES)
def test_the_numbers_that_come_out_of_an_example_are_folded_away(name: str) -> None:
    shown = READ[name].in_view
    assert not [each for each in shown if re.search(r"\d (nodes|leaves|assignments|calls)", each)]


@pytest.mark.parametrize("search", [*SEARCHES, *METHODS])
def test_the_first_two_examples_of_a_search_are_run_by_it(search: str) -> None:
    examples = READ[f"searches/{search}"].examples
    assert sum(example["method"] == search for example in examples) >= 2


@pytest.mark.parametrize("game", [*GAMES, *PROBLEMS])
def test_the_examples_of_a_game_are_of_this_game(game: str) -> None:
    assert {example["subject"] for example in READ[f"games/{game}"].examples} == {game}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_searched_as_it_says(example: dict[str, Any]) -> None:
    assert set(example) <= KNOWN_FIELDS
    request = request_of(example)
    setting = read_setting(request)
    assert not setting.game.is_terminal(setting.state)
    run = read_run(request, setting)
    assert run.search.id == example["method"]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "example", "nodes"), COUNTED)
def test_a_number_of_nodes_that_is_told_is_true(name: str, example: dict[str, Any], nodes: int) -> None:
    assert any(f"{nodes:,}" in item for item in READ[name].items)
    request = {"op": "work", "budget": 50_000, **request_of(example)}
    assert json.loads(answer(json.dumps(request)).text)["nodes"] == nodes
