"""What the explanations of constraint problems and of their methods tell is what happens."""

import json
from functools import cache
from typing import Any

import pytest
from explained import READ, request_of
from plyscope.bridge import answer
from plyscope.csp import METHODS
from plyscope.csp.propagation import propagate
from plyscope.problems import PROBLEMS
from plyscope.problems.problem import Assignment, Domains

Example = dict[str, Any]

OURS = [*[f"searches/{method}" for method in METHODS], *[f"games/{game}" for game in PROBLEMS]]
KNOWN_FIELDS = {"subject", "position", "method", "methodOptions"}
TOLD = [
    pytest.param(name, example, told, item, id=f"{name}-{number}")
    for name in OURS
    for number, (example, told, item) in enumerate(READ[name].told, 1)
]


def example_of(game: str, preset: str, search: str, **options: int) -> Example:
    """A request for a method on a preset of a problem."""
    (position,) = [each.position for each in PROBLEMS[game].presets if each.id == preset]
    return {"subject": game, "position": position, "method": search, "methodOptions": options}


# What is told of others than the examples: the page, the number, what it counts, of what.
COMPARED = [
    ("searches/backtracking", 113, "assignments", example_of("queens", "eight", "backtracking")),
    ("searches/backtracking", 2_438, "checks", example_of("queens", "eight", "backtracking")),
    ("searches/forward_checking", 108, "assignments", example_of("cryptarithm", "rooks", "backtracking")),
    ("searches/forward_checking", 796, "checks", example_of("cryptarithm", "rooks", "backtracking")),
    ("searches/forward_checking", 9, "assignments", example_of("us_map", "three", "mac")),
    ("searches/mac", 159, "assignments", example_of("us_map", "three", "forward_checking")),
    ("searches/mac", 24, "assignments", example_of("colouring", "planar", "forward_checking")),
    ("searches/mac", 225, "checks", example_of("colouring", "planar", "forward_checking")),
    ("searches/ac3", 6_133, "assignments", example_of("cryptarithm", "none", "backtracking")),
    ("searches/backjumping", 2_559, "assignments", example_of("us_map", "four", "backtracking")),
    ("searches/backjumping", 471, "assignments", example_of("colouring", "groetzsch", "backtracking")),
    ("searches/backjumping", 75, "assignments", example_of("queens", "eight", "backtracking", select=1)),
    ("searches/bfs_in_turn_backtracking", 185, "checks", example_of("us_map", "four", "bfs_backtracking")),
    ("searches/bfs_in_turn_backtracking", 51, "assignments", example_of("colouring", "groetzsch", "mac")),
]


def ask(op: str, example: Example, **more: Any) -> dict[str, Any]:
    """What the bridge answers, which is no error."""
    reply = answered(json.dumps({"op": op, **request_of(example), **more}, sort_keys=True))
    assert "error" not in reply, reply["error"]
    return reply


@cache
def answered(request: str) -> dict[str, Any]:
    """The answer to a request: several pages show the same example."""
    reply: dict[str, Any] = json.loads(answer(request).text)
    return reply


def counted(example: Example, told: dict[str, Any]) -> dict[str, Any]:
    """What really comes of an example, of all that is `told` of it."""
    reply = ask("search", example, lines=False)
    found = {key: reply[key] for key in told if key in reply}
    if "colours" in told:
        found["colours"] = len(set(reply["solution"].values()))
    if "solutions" in told:
        # More than 100 are nowhere told of.
        problem = {name: example[name] for name in ("subject", "position", "options") if name in example}
        found["solutions"] = ask("solutions", problem, limit=100)["count"]
    return found


def says(text: str, number: int) -> bool:
    """Whether the number stands in the text, as a number of its own."""
    words = [word.strip(".,:;()") for word in text.split()]
    return f"{number:,}" in words


@pytest.mark.parametrize("name", OURS)
def test_every_example_tells_what_comes_of_it(name: str) -> None:
    assert len(READ[name].told) == len(READ[name].examples)


@pytest.mark.parametrize(("name", "example", "told", "item"), TOLD)
def test_an_example_is_a_preset_and_tells_its_numbers_in_words_too(
    name: str, example: Example, told: dict[str, Any], item: int
) -> None:
    assert set(example) <= KNOWN_FIELDS
    assert example["position"] in [each.position for each in PROBLEMS[example["subject"]].presets]
    for number in told.values():
        assert isinstance(number, bool) or says(READ[name].items[item], number), number


@pytest.mark.slow
@pytest.mark.parametrize(("name", "example", "told", "item"), TOLD)
def test_what_an_example_tells_is_true_and_it_can_be_shown(
    name: str, example: Example, told: dict[str, Any], item: int
) -> None:
    assert counted(example, told) == told


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number", "what", "example"), COMPARED)
def test_what_is_told_for_comparison_is_true(name: str, number: int, what: str, example: Example) -> None:
    assert says(READ[name].words, number)
    assert ask("race", example)[what] == number


def test_sizes_of_problems_that_are_told_are_true() -> None:
    sizes = {"australia": 3**7, "queens": 8**8}
    for game, ways in sizes.items():
        assert f"={ways:,} ways" in READ[f"games/{game}"].words
        example = {"subject": game, "method": "backtracking"}
        assert ask("estimate", example)["ways"] == ways
    for game, edges in {"us_map": 105, "sudoku": 810}.items():
        assert says(READ[f"games/{game}"].words, edges)
        problem = PROBLEMS[game].load(PROBLEMS[game].start, {}).problem
        assert len(problem.constraints) == edges


def test_the_first_colour_that_fits_is_stuck_on_petersens_graph_from_every_start() -> None:
    for start in range(10):
        greedy = example_of("colouring", "petersen", "bfs_greedy", start=start)
        assert ask("race", greedy)["assignments"] == 8
        in_turn = example_of("colouring", "petersen", "bfs_in_turn", start=start)
        assert ask("race", in_turn)["solved"]


def test_propagation_alone_settles_of_cryptarithms_what_is_told() -> None:
    known = {}
    for preset in PROBLEMS["cryptarithm"].presets:
        posed = PROBLEMS["cryptarithm"].load(preset.position, {})
        assignment: Assignment = {}
        propagate(posed.problem, assignment, Domains(posed.problem.domains))
        known[preset.id] = assignment
    assert known["money"] == {"S": 9, "M": 1, "O": 0, "c3": 0, "c4": 1}
    odd = PROBLEMS["cryptarithm"].load("ODD + ODD = EVEN", {}).problem
    assert set(odd.variables) - set(known["odd"]) == {"O", "V"}
