"""A game of one's own: from its text to a game that every search can play."""

import json
import signal
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plyscope.bridge import answer
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.kinds import plain_data
from plyscope.kinds.program.examples import OWN_GAME
from plyscope.own_game import own_game, source_of_game
from plyscope.search import SEARCHES

TAKE_AWAY = '''\
class TakeAway:
    """Take one, two or three."""

    initial = (7, "MAX")

    def to_move(self, state):
        return state[1]

    def actions(self, state):
        return [n for n in (1, 2, 3) if n <= state[0]]

    def result(self, state, n):
        return (state[0] - n, "MIN" if state[1] == "MAX" else "MAX")

    def is_terminal(self, state):
        return state[0] == 0

    def utility(self, state):
        return -1 if state[1] == "MAX" else 1
'''
TIC_TAC_TOE = """\
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class TicTacToe:
    def __init__(self):
        self.initial = "." * 9

    def to_move(self, board):
        return "MAX" if board.count("X") == board.count("O") else "MIN"

    def actions(self, board):
        return (cell for cell in range(9) if board[cell] == ".")

    def result(self, board, cell):
        mark = "X" if self.to_move(board) == "MAX" else "O"
        return board[:cell] + mark + board[cell + 1:]

    def winner(self, board):
        for a, b, c in LINES:
            if board[a] != "." and board[a] == board[b] == board[c]:
                return board[a]
        return None

    def is_terminal(self, board):
        return self.winner(board) is not None or "." not in board

    def utility(self, board):
        return {"X": 1, "O": -1, None: 0}[self.winner(board)]
"""


def ask(op: str, **request: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps({"op": op, "kind": "game", **request})).text)
    return found


def refused(op: str, **request: Any) -> str:
    """The sentence that the page shows."""
    error = ask(op, **request)["error"]
    assert "fault" not in error, error
    assert error["field"] in ("source", "files", "evaluation", "position", "action")
    sentence: str = error["message"]
    return sentence


def changed(old: str, new: str) -> str:
    """The take-away game with something else in one place."""
    assert TAKE_AWAY.count(old) == 1
    return TAKE_AWAY.replace(old, new)


def test_a_class_with_the_rules_is_a_game_without_any_import() -> None:
    look = ask("look", source=TAKE_AWAY)
    assert look["own"]["entry"]["name"] == "TakeAway"
    assert look["own"]["source"] == TAKE_AWAY
    assert look["own"]["board"] == ""
    assert [each["name"] for each in look["actions"]] == ["1", "2", "3"]
    assert look["picture"]["text"] == "(7, 'MAX')"
    assert "no `evaluate`" in look["warnings"][0]


def test_the_example_of_the_page_is_a_game_with_a_picture_of_its_own() -> None:
    look = ask("look", source=OWN_GAME, position="3 1")
    assert look["picture"]["text"] == "|||"
    assert look["warnings"] == []
    assert ask("search", source=OWN_GAME)["value"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("search", ["minimax", "alphabeta"])
def test_an_own_tic_tac_toe_has_as_many_nodes_as_the_pages(search: str) -> None:
    nodes = {"minimax": 6_812, "alphabeta": 18_297}
    position = {"minimax": "4 0", "alphabeta": ""}[search]
    counted = ask("work", source=TIC_TAC_TOE, position=position, method=search, budget=20_000)
    assert counted["nodes"] == nodes[search]


def test_every_search_for_two_players_finds_who_wins() -> None:
    methods = ask("look", source=TAKE_AWAY)["methods"]
    assert {"minimax", "alphabeta", "pvs", "mtdf", "sss_star", "uct"} <= set(methods)
    for method in methods:
        found = ask("search", source=TAKE_AWAY, method=method, lines=False)
        if SEARCHES[method].exact:
            assert found["value"] == 1, method
            assert found["best"] == "3", method


@given(st.lists(st.integers(0, 2), max_size=7))
def test_a_position_is_written_as_its_moves_and_read_again(picks: list[int]) -> None:
    entry = own_game(TAKE_AWAY).entry
    loaded = entry.load("", {})
    game, state = loaded.game, loaded.state
    for pick in picks:
        actions = game.actions(state)
        if not actions:
            break
        action = actions[pick % len(actions)]
        assert game.parse_action(state, game.action_id(state, action)) == action
        state = game.result(state, action)
    text = game.format(state)
    again = entry.load(text, {})
    assert again.state == state
    assert again.game.format(again.state) == text


def test_moves_with_spaces_can_be_typed_as_they_are_shown() -> None:
    source = changed("[n for n in (1, 2, 3) if n <= state[0]]", "[(n, 'x') for n in (1, 2)]").replace(
        "state[0] - n", "max(0, state[0] - n[0])"
    )
    look = ask("look", source=source, position="(1, 'x') (2,'x')")
    assert look["position"] == "(1,'x') (2,'x')"
    assert look["actions"][0] == {"id": "(1,'x')", "name": "(1, 'x')", "cell": -1}


def test_a_move_is_played_and_one_that_is_not_legal_is_refused() -> None:
    assert ask("play", source=TAKE_AWAY, position="3", action="2")["position"] == "3 2"
    assert "There is no move" in refused("play", source=TAKE_AWAY, action="4")
    assert "There is no move" in refused("look", source=TAKE_AWAY, position="1 9")
    assert "over" in refused("look", source=TAKE_AWAY, position="3 3 1 1")


def test_a_game_of_chance_is_searched_by_expectiminimax() -> None:
    source = """
class Toss:
    initial = ()
    def to_move(self, state): return "CHANCE" if len(state) == 1 else "MAX"
    def actions(self, state): return [["heads", "tails"], ["low", "high"]][len(state)]
    def outcomes(self, state): return [("low", 0.25), ("high", 0.75)]
    def actions(self, state): return ["safe", "risky"] if not state else ["low", "high"]
    def result(self, state, action): return (*state, action)
    def is_terminal(self, state): return len(state) == 2
    def utility(self, state):
        return 4 if state[0] == "safe" else {"low": 0, "high": 8}[state[1]]
"""
    found = ask("search", source=source, method="expectiminimax")
    assert (found["value"], found["best"]) == (6, "risky")
    drawn = ask("draw", source=source, position="risky", seed=1)
    assert drawn["position"] in ("risky low", "risky high")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_source_of_each_game_makes_the_same_game_with_its_board(game: str) -> None:
    source = ask("edit-game", subject=game)["source"]
    entry = GAMES[game]
    own, original = ask("look", source=source), ask("look", subject=game)
    assert own["own"]["board"] == game
    assert own["own"]["entry"]["presets"] == plain_data.subject(entry)["presets"]
    same = ("position", "actions", "picture", "methods", "features", "options", "notation")
    assert {name: own[name] for name in same} == {name: original[name] for name in same}


def test_a_changed_rule_of_a_page_game_changes_the_game() -> None:
    source = source_of_game(GAMES["tictactoe"]).source.replace("(0, 4, 8), (2, 4, 6),", "")
    position = "X.O/.XO/..X"
    assert ask("look", subject="tictactoe", position=position)["terminal"] is True
    assert ask("look", source=source, position=position)["terminal"] is False


def test_the_rules_of_connect_4_can_be_changed_in_the_one_text() -> None:
    source = source_of_game(GAMES["connect4"]).source
    assert "class ConnectFour" in source
    assert "plyscope.games.connect4.rules" not in source


def test_a_page_game_whose_picture_no_longer_fits_is_shown_as_text() -> None:
    source = source_of_game(GAMES["nim"]).source.replace('"heaps": list', '"stacks": list')
    look = ask("look", source=source)
    assert look["own"]["board"] == ""
    assert look["picture"]["kind"] == "text"


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("x = 1", "There is no game in this program"),
        ("def f(:", "Line 1 of your game: SyntaxError"),
        ("class Game(:\n", "Line 1 of your game: SyntaxError"),
        ("1 / 0", "Line 1 of your game: ZeroDivisionError: division by zero"),
        (changed("def utility", "def worth"), "the class in line 1, has no `utility`"),
        (changed("    initial =", "    first ="), "the class in line 1, has no `initial`"),
        (changed("def result", "def after"), "the class in line 1, has no `result`"),
        (changed("def is_terminal(self, state)", "def __init__(self, size)"), "has no `is_term"),
        (TAKE_AWAY + "\n    def __init__(self, size): pass\n", "needs size: make one at the end"),
        (changed("(7, \"MAX\")", "[7, 'MAX']"), "Line 4 of your game: the first state is a list"),
        (changed("return state[1]\n\n    def actions", "return 'X'\n\n    def actions"),
         'in the state (7, \'MAX\'), `to_move` is X; it must be "MAX" or "MIN".'),
        (changed("== 0", "== -1"), "`actions` is empty, but `is_terminal` says that the game goes"),
        (changed("return -1 if", "return None if"), "`utility` is None, which is not a number"),
        (changed("return (state[0] - n,", "x = (state[0] - n,"), "is None: does it end without a"),
        (changed("return [n for n in (1, 2, 3) if n <= state[0]]", "return 3"),
         "`actions` is 3, which is not a list"),
        (changed("return [n for n in (1, 2, 3) if n <= state[0]]", "return [[1]]"),
         "`actions` has a list in it: make an action a tuple"),
        (TAKE_AWAY + "    def evaluate(self, state): return 'good'\n", "`evaluate` is good, which"),
    ],
)  # fmt: skip
def test_broken_rules_are_told_in_one_sentence(source: str, sentence: str) -> None:
    assert sentence in refused("look", source=source).split("\n")[0]


def test_a_state_that_is_changed_in_place_is_told() -> None:
    source = """
class State:
    def __init__(self): self.left = 3
    def __hash__(self): return self.left
    def __eq__(self, other): return self.left == other.left

class Game:
    initial = State()
    def to_move(self, state): return "MAX"
    def actions(self, state): return [1]
    def result(self, state, action):
        state.left -= 1
        return state
    def is_terminal(self, state): return state.left <= 0
    def utility(self, state): return 1
"""
    assert "is the same state: it must return a new one" in refused("look", source=source)


@pytest.mark.skipif(sys.platform == "emscripten", reason="no threads: there the page has a clock")
def test_a_loop_that_never_ends_is_stopped_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plyscope.own_game.text.SECONDS", 0.2)
    with pytest.raises(BadInput, match=r"0\.2 seconds and was stopped in line [12]: is"):
        own_game("while True:\n    pass\n")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "emscripten", reason="no threads: there the page has a clock")
def test_it_is_stopped_in_the_background_of_a_shell_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plyscope.own_game.text.SECONDS", 0.2)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with pytest.raises(BadInput, match="was stopped"):
            own_game("while True:\n    pass\n")
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


DEEP = """\
class Deep:
    initial = ()

    def to_move(self, state):
        return "MAX"

    def actions(self, state):
        if state == (0,) * 11:
            {rarely}
        return [0, 1]

    def result(self, state, action):
        return (*state, action)

    def is_terminal(self, state):
        return len(state) == 12

    def utility(self, state):
        return sum(state)
"""


def test_an_error_in_the_rules_during_a_search_is_told_with_the_persons_lines_alone() -> None:
    source = DEEP.format(rarely="state[99]")
    assert "error" not in ask("look", source=source)
    sentence, *account = refused("search", source=source, method="minimax").split("\n")
    assert sentence == "Line 9 of your game: IndexError: tuple index out of range"
    assert account[0] == "Traceback (most recent call last):"
    assert account[2].strip() == "state[99]"
    assert "plyscope" not in "".join(account)


def test_a_rule_that_is_broken_where_random_games_never_come_gets_a_sentence() -> None:
    source = DEEP.format(rarely="return []")
    assert "error" not in ask("look", source=source)
    told = refused("search", source=source, method="minimax")
    assert "`actions` is empty, but `is_terminal` says that the game goes on" in told


def test_a_game_imports_the_files_beside_it_and_their_errors_are_told_with_their_lines() -> None:
    source = "from sticks import COUNT\n" + changed("(7, ", "(COUNT, ")
    files = {"sticks.py": "COUNT = 4\n"}
    assert ask("look", source=source, files=files)["picture"]["text"] == "(4, 'MAX')"
    assert "No module named 'sticks'" in refused("look", source=source)
    broken = refused("look", source=source, files={"sticks.py": "\n\nCOUNT = 1 / 0\n"})
    assert broken.startswith("Line 3 of sticks.py: ZeroDivisionError")
    assert "texts by their names" in refused("look", source=source, files={"a.py": 1})


def test_the_same_text_is_loaded_once() -> None:
    assert own_game(TAKE_AWAY) is own_game(TAKE_AWAY)


def test_a_game_reaches_neither_the_page_nor_the_network() -> None:
    for module in ("js", "socket"):
        assert "cannot be imported" in refused("look", source=f"import {module}\n{TAKE_AWAY}")


def test_what_the_rules_print_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    source = changed("return state[0] == 0", "print('!'); return state[0] == 0")
    assert ask("search", source=source)["value"] == 1
    assert capsys.readouterr().out == ""


@pytest.mark.slow
def test_a_game_is_named_by_its_source_and_by_nothing_else() -> None:
    assert "given by its source" in refused("look", subject="own")
    assert '"source" is a text' in refused("look", source=3)
    error = ask("look", subject="nim", source=TAKE_AWAY)["error"]
    assert error["message"] == "A game with a source has no other name."


def test_an_edited_search_runs_on_the_own_game() -> None:
    source = ask("edit", source=TAKE_AWAY, method="alphabeta", position="3")["source"]
    found = json.loads(answer(json.dumps({"op": "program", "kind": "program", "source": source})).text)["report"]
    assert found["error"] is None
    assert found["output"].strip() == "1"


def test_an_own_game_that_never_ends_is_told_with_its_own_source() -> None:
    endless = changed("return state[0] == 0", "return False").replace("state[0] - n", "state[0]")
    told = refused("search", source=endless, method="alphabeta")
    assert told.startswith("This goes on for too many moves, or a function calls itself forever.")
