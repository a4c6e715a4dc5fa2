"""The rules of a game of one's own: what is told where they are broken."""

import pytest
from own_walk import RARE, ask, line_of, rare, refusal, walk

BROKEN = [
    ("outcomes", "return [(1, 0.5), (2, 0.1)]", "has probabilities that add up to 0.6, and"),
    ("outcomes", "return [(1, Fraction(1, 3))] * 2", "that add up to 0.6666666667, and not to 1."),
    ("outcomes", "return []", "has probabilities that add up to 0, and not to 1."),
    ("outcomes", "return [(1, -0.5), (2, 1.5)]", "gives 1 the probability -0.5: it lies between"),
    ("outcomes", "return [(1, nan), (2, 1)]", "gives 1 the probability nan: it lies between 0"),
    ("outcomes", "return [(1, 'half'), (2, 0.5)]", "gives 1 the probability half: it lies between"),
    ("outcomes", "return [1, 2]", "`outcomes` has 1, which is not a pair: a move and its prob"),
    ("outcomes", "return None", "`outcomes` is None, which is not a list."),
    ("outcomes", "return [([1], 1)]", "`outcomes` has a move that is a list: make it a tuple."),
    ("outcomes", "return [(1, 0.5), (9, 0.5)]", "has 9, which `result` cannot take (KeyError: 9)."),
    ("utility", "return nan", "`utility` is nan, which is not a number."),
    ("utility", "return Decimal('sNaN')", "`utility` is Decimal('sNaN'), which is not a number."),
    ("utility", "return None", "`utility` is None, which is not a number."),
    ("utility", "return '1'", "`utility` is 1, which is not a number."),
    ("utility", "return 1j", "`utility` is 1j, which is not a number."),
    ("utility", "return inf", "`utility` is inf; it must be a finite number, and at most 1e+300."),
    ("utility", "return Decimal('-Infinity')", "`utility` is Decimal('-Infinity'); it must be a"),
    ("utility", "return -10**400", "it must be a finite number, and at most 1e+300."),
    ("evaluate", "return nan", "`evaluate` is nan, which is not a number."),
    ("to_move", "return 'max'", '`to_move` is max; it must be "MAX" or "MIN" or "CHANCE".'),
    ("actions", "return 5", "`actions` is 5, which is not a list."),
    ("result", "return None", "`result` of 1 is None: does it end without a `return`?"),
    ("result", "return state", "`result` of 1 is the same state: it must return a new one."),
    ("result", "return list(state)", "`result` of 1 is a list, and has something in it that can"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "body", "sentence"), BROKEN)
def test_each_broken_rule_is_one_sentence_with_its_line_before_the_first_search(
    rule: str, body: str, sentence: str
) -> None:
    given = {"result": "move", "initial": ""}.get(rule)
    head = f"def {rule}(self, state, {given}): " if given else f"def {rule}(self, state): "
    source = walk(chance=True, **{rule: head + body})
    for op in ("look", "search"):
        error = refusal(op, source=source)
        assert error["message"].startswith(f"Line {line_of(rule)} of your game: in the state (")
        assert sentence in error["message"]
        assert "\n" not in error["message"]
        assert source[error["at"] :].lstrip().startswith(f"def {rule}")


@pytest.mark.parametrize(
    ("rule", "text", "sentence"),
    [
        ("initial", "initial = ['MAX', 0, 0]", "the first state is a list, and has something"),
        ("initial", "initial = ('MAX', 0, 0); bounds = (1, 0)", "`bounds` is (1, 0); it must be"),
        ("initial", "initial = ('MAX', 0, 0); bounds = (0, inf)", "`bounds` is (0, inf); it must"),
        ("initial", "initial = ('MAX', 0, 0); bounds = 'high'", "`bounds` is high; it must be two"),
        ("actions", "def actions(self, state): return [1, 2, 3]", "3 is in one of them only."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_name_or_with_two_rules_has_a_line_too(rule: str, text: str, sentence: str) -> None:
    told = refusal("look", source=walk(chance=True, **{rule: text}))["message"]
    line = line_of("outcomes") if rule == "actions" else line_of(rule)
    assert told.startswith(f"Line {line} of your game: ")
    assert sentence in told


def test_the_line_is_that_of_the_answer_in_a_long_rule_and_in_another_file() -> None:
    rule = "def utility(self, state):\n        if state[2] > 2: return 1\n        return nan"
    told = refusal("look", source=walk(chance=True, utility=rule))["message"]
    assert told.startswith(f"Line {line_of('utility') + 2} of your game: ")
    kept = walk(chance=False, utility="from worth import utility")
    files = {"worth.py": "\n\ndef utility(self, state):\n    return None\n"}
    error = refusal("look", source=kept, files=files)
    assert error["message"].startswith("Line 4 of worth.py: in the state (")
    assert error["at"] is None


def test_a_rule_that_remembers_its_answers_is_told_with_its_first_line() -> None:
    rule = "@cache\n    def utility(self, state): return nan"
    source = f"from functools import cache\n{walk(chance=True, utility=rule)}"
    told = refusal("look", source=source)["message"]
    assert told.startswith(f"Line {line_of('utility') + 1} of your game: ")


@pytest.mark.parametrize(
    ("rule", "body", "sentence"),
    [
        ("utility", "return float('nan')", "`utility` is nan, which is not a number."),
        ("utility", "return float('inf')", "`utility` is inf; it must be a finite number"),
        ("to_move", "return 'min'", '`to_move` is min; it must be "MAX" or "MIN".'),
        ("actions", "return []", "`actions` is empty, but `is_terminal` says that the game goes"),
        ("actions", "return 1", "`actions` is 1, which is not a list."),
        ("result", "return None", "is None: does it end without a `return`?"),
        ("result", "return [0]", "is a list, and has something in it that can change"),
    ],
)
def test_a_rule_that_is_broken_where_only_a_search_comes_has_its_line(rule: str, body: str, sentence: str) -> None:
    source = rare(rule, body)
    assert "error" not in ask("look", source=source)[0]
    error = refusal("search", source=source, method="minimax", lines=False)
    line = list(RARE).index(rule) + 2
    assert error["message"].startswith(f"Line {line} of your game: in the state (0, 0, 0, ")
    assert sentence in error["message"]


def test_what_says_whether_the_game_is_over_need_not_be_a_truth_value() -> None:
    over = "def is_terminal(self, state): return [state] if state[1] == 4 else None"
    source = walk(chance=False, is_terminal=over)
    assert ask("look", source=source)[0]["terminal"] is False
    assert ask("look", source=source, position="1 1 1 1")[0]["terminal"] is True
