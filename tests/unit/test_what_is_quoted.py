"""What was typed wrongly is quoted in the sentence about it, however long it is, and soon."""

import json
from typing import Any

import pytest
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.input.phrases import quoted
from plyscope.problems import PROBLEMS

LONG = "z" * 2_000
DUEL: dict[str, Any] = {"op": "duel", "kind": "game", "subject": "tictactoe", "min": {}}


@pytest.mark.parametrize(
    "request_",
    [
        {"op": LONG, "kind": "game"},
        {"op": "look", "kind": LONG},
        {"op": "look", "kind": "game", "subject": LONG},
        {"op": "look", "kind": "game", "subject": ["tree"] * 5_000},
        {"op": "look", "kind": "game", "subject": "nim", "options": {LONG: 1}},
        {"op": "look", "kind": "game", "subject": "nim", "options": {"misere": LONG}},
        {"op": "search", "kind": "game", "method": LONG},
        {"op": "search", "kind": "game", "method": ["tree"] * 5_000},
        {"op": "search", "kind": "game", "order": LONG},
        {"op": "search", "kind": "game", "cut": LONG},
        {"op": "search", "kind": "game", "method": "uct", "methodOptions": {LONG: 1}},
        {"op": "search", "kind": "game", "method": "uct", "methodOptions": {"rounds": 10**4_000}},
        {"op": "search", "kind": "problem", "subject": "queens", "method": LONG},
        {"op": "search", "kind": "problem", "subject": "queens", "methodOptions": {LONG: 1}},
        {"op": "search", "kind": "problem", "subject": "queens", "methodOptions": {"select": LONG}},
        {**DUEL, "max": {"method": LONG}},
        {**DUEL, "max": {"order": LONG}},
    ],
)
def test_a_long_name_that_there_is_not_is_quoted_in_part(request_: dict[str, Any]) -> None:
    refused = json.loads(answer(json.dumps(request_)).text)["error"]
    assert "fault" not in refused
    assert len(refused["message"]) < 500


WRONG = [LONG, "+" * 2_000 + "nan", f"({LONG}:", f"({LONG},1,2)", f"{LONG}(", f'"{LONG}"']


@pytest.mark.slow
@pytest.mark.parametrize("name", [*GAMES, *PROBLEMS])
@pytest.mark.parametrize("text", WRONG)
def test_a_long_text_that_cannot_be_read_is_quoted_in_part(name: str, text: str) -> None:
    reply = json.loads(answer(json.dumps({"op": "look", "kind": "game", "subject": name, "position": text})).text)
    assert "fault" not in reply["error"]
    assert len(reply["error"]["message"]) < 300


def test_what_is_quoted_is_on_one_line_and_ends_with_an_ellipsis_where_it_is_long() -> None:
    assert quoted("chess") == '"chess"'
    assert quoted("a\n b") == '"a b"'
    assert quoted("abcdefgh" * 4) == '"abcdefghabcdefghabcdefgh…"'
    assert [quoted(each) for each in (None, True, 0, 2.5, ["tree"])] == [*("null", "true", "0", "2.5", '["tree"]')]
