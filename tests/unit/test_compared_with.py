"""With what a program is compared can be said: the game and the position that it is to search."""

import json
import re
from pathlib import Path

import pytest
from plyscope.game import BadInput
from test_compare import difference

GIVEN = "[[3 12 8] [2 4 6] [14 5 2]]"
SEARCH_OF_TREE = """
def search(node, most, alpha=-99, beta=99):
    if isinstance(node, int):
        return node
    found = -99 if most else 99
    for each in node:
        value = search(each, not most, alpha, beta)
        found = max(found, value) if most else min(found, value)
        alpha, beta = (max(alpha, found), beta) if most else (alpha, min(beta, found))
        if alpha >= beta:
            break
    return found

print(search({tree}, True))
"""


@pytest.mark.parametrize(
    ("given", "same"),
    [
        ("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", True),
        ("[[3, 12, 8], [2, 4, 7], [14, 5, 2]]", True),  # what differs is cut
        ("[[3, 12, 9], [2, 4, 6], [14, 5, 2]]", False),
        ("[[3, 12, 8], [2, 4, 6], [14, 5, 2], [1, 1]]", False),
        ("[[3, 12, 8], 2, [14, 5, 2]]", False),
        ("[3, 12, 8]", False),
        ("[[3, 12, 8], [2, 4, 6]]", True),  # a part of it
    ],
)
def test_a_tree_that_is_named_must_be_the_one_that_is_searched(given: str, same: bool) -> None:
    source = SEARCH_OF_TREE.replace("{tree}", given)
    if same:
        assert difference(source, {"game": "tree", "position": GIVEN}) is None
        assert difference(source, {"game": "tree"}) is None
    else:
        with pytest.raises(BadInput, match="another tree"):
            difference(source, {"game": "tree", "position": GIVEN})


def test_moves_that_are_searched_outside_belong_to_the_tree_that_is_named() -> None:
    source = SEARCH_OF_TREE.replace("search({tree}, True)", "max(search(each, False) for each in [[3, 12], 2])")
    assert difference(source, {"game": "tree", "position": "[[3 12] 2]"}) is None
    for other in ("[[3 12] 5]", "[[3 12] [2 4]]", "[3 12]"):
        with pytest.raises(BadInput, match="another tree"):
            difference(source, {"game": "tree", "position": other})


def test_the_example_of_the_documentation_works() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scripting.md").read_text(encoding="utf-8")
    found = re.search(r"const source = `\n(.*?)`;.*?compare: (\{.*?\}),\n(.*?)```", text, re.DOTALL)
    assert found
    source, compare, after = found.groups()
    said = dict(re.findall(r"difference\.(\w+); +// ([^:\n]+)", after))
    told = difference(source, json.loads(re.sub(r"(\w+):", r'"\1":', compare)))
    assert told is not None
    assert said == {"kind": json.dumps(told["kind"]), "node": str(told["node"])}
