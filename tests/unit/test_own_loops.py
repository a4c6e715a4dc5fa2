"""Rules of a game of one's own that never return: they are ended, in whatever is asked."""

import json
import signal
import sys
from types import ModuleType

import pytest
from own_walk import ask, rare, refusal, same, walk
from plyscope.bridge import answer
from plyscope.own_game import own_game


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module whose `ring()` is what the clock does when a call's time is up, which is at once."""
    module = ModuleType("ring")
    vars(module)["ring"] = lambda: signal.raise_signal(signal.SIGINT)
    monkeypatch.setitem(sys.modules, "ring", module)
    monkeypatch.setattr("plyscope.own_game.text.SECONDS", 1e-9)


RULES = ["to_move", "actions", "result", "is_terminal", "utility", "evaluate", "outcomes"]
RING = "from ring import ring\n"
ENDLESS = "while True: ring()"


@pytest.mark.usefixtures("ring")
@pytest.mark.parametrize("rule", [*RULES, "picture"])
@pytest.mark.parametrize("op", ["look", "search"])
def test_a_rule_that_never_returns_is_told_with_its_line_and_the_next_request_works(rule: str, op: str) -> None:
    head = "(self, state, move)" if rule == "result" else "(self, state)"
    source = RING + walk(chance=True, **{rule: f"def {rule}{head}:\n        {ENDLESS}"})
    told = refusal(op, source=source)["message"]
    line = source[: source.index(ENDLESS)].count("\n") + 1
    assert told.endswith(f"was stopped in line {line}: is there a loop that never ends?")
    assert ask("look", source=walk(chance=True))[0]["position"] == ""


@pytest.mark.usefixtures("ring")
@pytest.mark.parametrize("rule", ["to_move", "actions", "result", "utility"])
def test_a_rule_that_never_returns_where_only_a_search_comes_is_ended_too(rule: str) -> None:
    source = RING + rare(rule, f"\n            {ENDLESS}")
    told = refusal("search", source=source, method="minimax", lines=False)["message"]
    line = source[: source.index(ENDLESS)].count("\n") + 1
    assert told.endswith(f"was stopped in line {line}: is there a loop that never ends?")


@pytest.mark.usefixtures("ring")
def test_a_search_whose_rules_all_return_goes_on_whatever_time_it_takes() -> None:
    """The clock rings in every call, though not before the search."""
    ringing = (
        RING
        + "searches = []\n"
        + rare("to_move", "pass").replace("if state[:10] == (0,) * 10: pass", "if searches: ring()")
    )
    asked = {"method": "minimax", "lines": False, "depth": 4}
    usual = ask("search", source=rare("to_move", "pass"), **asked)
    own_game(ringing).text.names["searches"].append(True)
    assert same(ask("search", source=ringing, **asked), usual)


@pytest.mark.usefixtures("ring")
def test_a_program_that_catches_everything_is_interrupted_again() -> None:
    catching = "def evaluate(self, state):\n        while len(seen) < 3:\n            try:\n"
    catching += "                while True: ring()\n            except BaseException as error:\n"
    catching += "                seen.append(error)\n        raise KeyboardInterrupt"
    source = RING + "seen = []\n" + walk(chance=False, evaluate=catching)
    told = refusal("look", source=source)["message"].split("\n")[0]
    assert told.endswith("of your game: KeyboardInterrupt")


def test_a_game_that_a_program_opens_leaves_the_programs_own_clock_running() -> None:
    rung: list[float] = []
    asked = {"op": "edit", "kind": "game", "source": walk(chance=False)}
    source = json.loads(answer(json.dumps(asked)).text)["source"]
    request = json.dumps({"op": "program", "kind": "program", "source": source})
    told = json.loads(answer(request, lambda seconds, *_: rung.append(seconds)).text)
    assert told["report"]["error"] is None
    assert min(rung[:-1]) < 6
    assert min(rung[0], rung[-2]) > 6
    assert rung[-1] == 0


def test_the_page_knows_beforehand_what_to_say_if_python_hears_no_alarm() -> None:
    """That is the newest line, which only Pythons from 3.12 on can tell at no cost."""
    said: list[str] = []
    source = walk(chance=True, more="def picture(self, state):\n        return 'a walk'")
    request = json.dumps({"op": "look", "kind": "game", "source": source})
    assert "error" not in json.loads(answer(request, lambda _, told="": said.append(told)).text)
    refusals = [json.loads(each) for each in said if each]
    assert bool(refusals) == (sys.version_info >= (3, 12))
    line = source[: source.index("return 'a walk'")].count("\n") + 1
    told = [each["message"] for each in refusals if f"the step is in line {line}," in each["message"]]
    assert bool(told) == bool(refusals)
    assert all(each["field"] == "source" for each in refusals)
    assert said[-1] == ""
