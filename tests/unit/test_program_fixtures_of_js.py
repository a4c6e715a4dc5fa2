"""The answers about programs that the tests of the page's JavaScript stand on are still those of the bridge."""

from typing import Any

import pytest
from kept_answers import JS, kept_in, made_by, requests

kept = kept_in(JS / "program-fixtures.json")


@pytest.fixture(scope="module", name="made")
def answers() -> dict[str, Any]:
    return made_by(JS / "make_program_fixtures.py")


def without_lines(answer: dict[str, Any]) -> dict[str, Any]:
    """The answer without its lines: how often Python reports one may differ from version to
    version, and with it the places of all events. How Python words an error differs too."""
    columns = {name: column for name, column in answer.get("columns", {}).items() if name != "event"}
    reply = {name: each for name, each in answer["reply"].items() if name != "stopped"}
    if "report" in reply and (error := reply["report"]["error"]):
        outcome = {**reply["report"]["outcome"], "why": ""}
        reply["report"] = {**reply["report"], "error": {**error, "message": ""}, "outcome": outcome}
    return {"reply": reply, "columns": columns}


def test_every_request_is_kept_and_no_other(made: dict[str, Any]) -> None:
    assert requests(kept) == requests(made)


@pytest.mark.parametrize("name", list(kept))
def test_an_answer_that_is_kept_is_what_the_bridge_answers(name: str, made: dict[str, Any]) -> None:
    assert without_lines(kept[name]) == without_lines(made[name])
