"""Nothing of one program is left for the next request, whatever it has changed in Python."""

import json
import sys
from collections.abc import Reversible, Sequence
from numbers import Number
from pathlib import Path
from typing import Any

import pytest
from plyscope import bridge
from plyscope.games import GAMES
from plyscope.games.tictactoe import TicTacToe
from plyscope.isolation import Interpreter
from plyscope.isolation.module_contents import Held
from plyscope.own_game import own_game
from plyscope.program.imports import leads_out

QUIET = """
import bisect, collections, copy, fractions, functools, math, random, re, statistics, string
import xml.dom.minidom
import plyscope.search.alphabeta_strict

@functools.lru_cache
def f(n):
    return n if n < 2 else max(f(n - 1), f(n - 2))

re.compile("a+b").match("ab"), random.seed(3), random.gauss(0, 1), statistics.mean([1, 2])
print(f(5), copy.deepcopy([1]), fractions.Fraction(1, 3), string.Template("$a").substitute(a=1))
"""
GAME = """
class Nim:
    '''Take one or two.'''
    initial = (5, 'MAX')
    def to_move(self, state): return state[1]
    def actions(self, state): return [n for n in (1, 2) if n <= state[0]]
    def result(self, state, action):
        return state[0] - action, 'MIN' if state[1] == 'MAX' else 'MAX'
    def is_terminal(self, state): return state[0] == 0
    def utility(self, state): return worth(state)

def worth(state): return -1 if state[1] == 'MAX' else 1
"""
PATCHES = r"""
import plyscope.games.tictactoe as t; t.TicTacToe.utility = lambda self, state: -1
from plyscope.games.tictactoe import TicTacToe; del TicTacToe.result; TicTacToe.__hash__ = None
from plyscope.games import GAMES; GAMES.clear()
from plyscope.games import GAMES; object.__setattr__(GAMES["tictactoe"], "load", None)
import plyscope.search.minimax as m; [vars(m).update({name: None}) for name in [*vars(m)]]
from plyscope.search.alphabeta import alphabeta as a; a.__code__ = (lambda *_, **__: 7).__code__
from plyscope.search.alphabeta import alphabeta as a; a.__defaults__ = (1,); a.__kwdefaults__ = {}
import plyscope.search.alphabeta_strict as m; [vars(m).update({name: None}) for name in [*vars(m)]]
import math; math.inf = 3; math.sqrt = None
import json; json.dumps = json.loads = lambda *_, **__: "x"; json.JSONEncoder.encode = None
import random; random.random = random.seed = random.setstate = None; random.Random.choice = None
import functools; functools.lru_cache = functools.wraps = functools.partial = None
import itertools, operator, copy; itertools.chain = operator.is_ = copy.deepcopy = None
import collections; collections.Counter.update = None; del collections.deque
import contextlib; contextlib._GeneratorContextManager.__exit__ = lambda *_: None
import contextlib; contextlib.contextmanager = contextlib.ExitStack = None
import re, dataclasses, typing, types; re.sub = dataclasses.fields = types.ModuleType = None
import traceback, ast, inspect; traceback.format_exception = ast.parse = inspect.unwrap = None
import statistics; statistics.mean = statistics.StatisticsError = None
import colorsys; colorsys.rgb_to_hsv = None; del colorsys.hsv_to_rgb
import time; time.sleep = time.perf_counter = time.time = None
import decimal; decimal.getcontext().prec = 2; decimal.getcontext().traps[decimal.Inexact] = True
import abc, enum; abc.ABCMeta.__instancecheck__ = lambda *_: False; enum.Enum.name = 3
import warnings; warnings.simplefilter("error"); warnings.warn = None
import builtins; builtins.len = builtins.max = lambda *_: 1
import json; json.__builtins__["sorted"] = None
import sys; sys.modules["builtins"].len = sys.modules["builtins"].isinstance = None
import sys; b = sys.modules["builtins"]; b.next = b.all = b.map = b.zip = b.getattr = b.vars = None
import sys; [sys.modules.pop(name) for name in [*sys.modules]]
import sys; del sys.modules["json"], sys.modules["plyscope.search.minimax"]
import sys, types; sys.modules["math"] = sys.modules["colorsys"] = types.ModuleType("math")
import sys; s = sys.modules["sys"]; s.modules = {}; s.maxsize = 5
import sys; sys.path = []; sys.meta_path.clear(); sys.path_hooks[:] = []
import sys; sys.stdout = sys.stderr = sys.displayhook = sys.excepthook = None
import sys; sys.setrecursionlimit(5000); sys.setrecursionlimit = None
import sys; sys.settrace(lambda *_: None); sys.setprofile(lambda *_: None)
import os; os.environ.clear(); os.environ["HOME"] = "nowhere"; os.getcwd = os.scandir = None
import os; open("left", "w").close(); os.mkdir("in"); os.chdir("in"); open("left", "w").close()
import collections.abc as c, numbers; c.Sequence.register(set); numbers.Number.register(str)
import _abc, collections.abc as c; _abc._reset_registry(c.Sequence)
import plyscope.games.tictactoe as t; T = t.TicTacToe; T.__bases__ = type("F", T.__bases__, {}),
import plyscope.games.tictactoe as t; T = t.TicTacToe; T.__class__ = type("M", (type(T),), {})
from plyscope.games import GAMES as g; object.__setattr__(g["tree"], "__class__", type(g["nim"]))
import plyscope.games.tictactoe as t; t.__class__ = type("M", (type(t),), {"__getattr__": 3})
from plyscope.search.minimax import minimax; minimax.__wrapped__ = lambda *_: 3
import functools as f; [setattr(c, "cell_contents", 3) for c in f.singledispatch(len).__closure__]
from plyscope.own_game import own_game; own_game.__dict__.clear()
import json; json.loads = json.dumps = type("E", (), {"__eq__": lambda *_: True})()
import gc, signal; gc.set_threshold(1, 1, 1); signal.signal(signal.SIGINT, signal.SIG_IGN)
import math; math.pi = type("E", (), {"__eq__": lambda *_: exit(), "__hash__": lambda _: 1})()
"""

TOGETHER = 4
"""So many programs run before it is looked whether one of them has left something."""


def read(text: str) -> Any:
    """An answer, without what the clock tells."""

    def timeless(told: dict[str, Any]) -> dict[str, Any]:
        return {name: each for name, each in told.items() if "econds" not in name}

    return LOADS(text, object_hook=timeless)


# What has been kept here shows what a program has exchanged elsewhere.
LOADS = json.loads


class Page:
    """Asks Python as the page does, in an interpreter of which pytest is no part."""

    def __init__(self, folder: Path) -> None:
        def hidden(name: str) -> bool:
            top = name.partition(".")[0]
            return leads_out(name) or top not in {"plyscope", *sys.stdlib_module_names}

        self.interpreter = Interpreter(hidden, [str(folder)])

    def ask(self, op: str, kind: str, **request: object) -> Any:
        text = json.dumps({"op": op, "kind": kind, **request})
        self.alarms: list[bool] = []

        def alarm(seconds: float, *_: str) -> None:
            self.alarms.append(seconds > 0)

        return read(bridge.answer(text, alarm, interpreter=self.interpreter).text)

    def run(self, source: str) -> Any:
        return self.ask("program", "program", source=source)

    def probed(self) -> list[Any]:
        """What the product answers."""
        return [
            self.ask("search", "game", subject="tictactoe", position="XO./.X./..O"),
            self.ask("search", "game", subject="tree", method="alphabeta"),
            self.ask("search", "game", subject="tree", method="alphabeta", cut=">"),
            self.ask("look", "problem", subject="queens"),
            self.ask("look", "game", subject="own", source=GAME),
            self.run(QUIET),
            self.alarms,
        ]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    monkeypatch.chdir(tmp_path)
    return Page(tmp_path)


@pytest.mark.slow
def test_whatever_a_program_has_changed_everything_answers_as_before(page: Page) -> None:
    before, broken = page.probed(), []
    assert before[0]["value"] == 1
    assert before[-2]["report"]["output"].startswith("1 [1] 1/3 1")
    patches = PATCHES.strip().splitlines()
    for start in range(0, len(patches), TOGETHER):
        several = patches[start : start + TOGETHER]
        for patch in several:
            page.run(patch)
        if page.probed() != before or not page.interpreter.is_clean:
            broken += several
    assert broken == []
    assert [*Path.cwd().iterdir()] == []


@pytest.mark.slow
def test_a_run_that_changes_a_game_is_told_by_the_textbook(page: Page) -> None:
    patch = "from plyscope.games.tictactoe import TicTacToe\nTicTacToe.utility = lambda *_: -1\n"
    page.run(patch)
    assert page.ask("search", "game", subject="tictactoe", position="XO./.X./..O")["value"] == 1


@pytest.mark.slow
def test_what_a_run_prints_and_finds_is_told_although_it_exchanges_json(page: Page) -> None:
    search = "def f(n):\n    return max(f(n - 1), 2) if n else 0\n\nprint(f(3))\n"
    patched = page.run("import json, re, math\njson.dumps = re.sub = math.isfinite = None\n" + search)
    assert patched["report"]["output"] == "2\n"
    assert patched["report"]["nodes"] == page.run(search)["report"]["nodes"]


@pytest.mark.slow
def test_imports_caches_and_random_numbers_change_nothing(page: Page) -> None:
    own_game.cache_clear()
    page.ask("look", "game", subject="own", source=GAME)
    page.run(QUIET)
    assert own_game.cache_info().currsize == 1, "where something is put back, caches are emptied"
    page.run("import math\nmath.pi = 3\n")
    assert own_game.cache_info().currsize == 0


@pytest.mark.slow
def test_a_library_stays_imported(page: Page) -> None:
    sys.modules.pop("this", None)
    page.run("import colorsys\n")
    first = sys.modules["colorsys"]
    page.run("import colorsys\n")
    assert sys.modules["colorsys"] is first


@pytest.mark.slow
def test_an_old_name_of_a_module_is_no_change_and_leads_to_one_that_is_put_back(page: Page) -> None:
    board = "plyscope.games.tree.rules"
    for name in ("plyscope.games.tree_rules", board):
        sys.modules.pop("plyscope.games.tree_rules", None)
        own_game.cache_clear()
        page.ask("look", "game", subject="own", source=GAME)
        page.run("import plyscope.games.tree_rules as t, plyscope.games.tree.rules as u\nt is u or 1/0")
        assert own_game.cache_info().currsize == 1, "nothing was put back"
        page.run(f"from {name} import GameTree\nGameTree.utility = None")
        assert sys.modules[board].GameTree.utility is not None
        assert page.interpreter.is_clean


@pytest.mark.slow
def test_an_own_game_keeps_what_it_changes_for_itself(page: Page) -> None:
    patch = "\nimport math\nmath.tau = 5\ndef worth(state): return int(math.tau)\n"
    for _ in range(2):
        answer = page.ask("search", "game", subject="own", source=GAME + patch)
        assert answer["value"] == 5
    assert page.run("import math\nprint(math.tau > 6)")["report"]["output"] == "True\n"


@pytest.mark.slow
def test_an_interpreter_is_not_clean_where_a_file_is_lost(page: Page) -> None:
    kept = Path("kept.txt").resolve()
    kept.write_text("this")
    page.run(f"print(open({str(kept)!r}).read())")
    assert page.interpreter.is_clean
    page.run(f"open({str(kept)!r}, 'w').write('something else')")
    assert not page.interpreter.is_clean


EXCHANGES = r"""
import random; random.seed = 42
import os; os.chdir = os.getcwd = None
import shutil, os; shutil.rmtree = os.scandir = os.unlink = os.rmdir = None
import contextlib; contextlib._GeneratorContextManager.__exit__ = None
import contextlib; contextlib.suppress.__exit__ = contextlib.ExitStack.__exit__ = None
import ast, re, inspect; ast.parse = ast.walk = re.compile = inspect.signature = None
import sys; sys.settrace = sys._getframe = sys.monitoring = None
import sys; sys.meta_path.clear(); sys.path_hooks.clear()
import json; json.__builtins__.update(len=None, next=None, isinstance=None, vars=None, any=None)
import threading, signal, time; threading.Thread = signal.signal = time.perf_counter = None
"""


@pytest.mark.slow
@pytest.mark.parametrize("call", ["", "f(3)\n"])
@pytest.mark.parametrize("exchange", EXCHANGES.strip().splitlines())
def test_a_program_that_ran_to_its_end_is_told_so_whatever_it_exchanged(page: Page, exchange: str, call: str) -> None:
    source = f"{exchange}\ndef f(depth):\n    return max(f(depth - 1), 2) if depth else 0\n\n{call}"
    answer = page.ask("program", "program", source=source, setup="x = 1", files={"beside.py": "y = 2"})
    assert answer["report"]["error"] is None
    assert answer["report"]["nodes"] == 4
    assert page.interpreter.is_clean


@pytest.mark.slow
def test_a_program_meets_in_its_own_start_what_it_has_exchanged(page: Page) -> None:
    source = "import math\nmath.tau = 5\ndef f(depth):\n    return f(depth - 1) if depth else math.tau\n"
    assert page.ask("program", "program", source=source, start="f(2)")["report"]["returned"] == 5


@pytest.mark.slow
def test_what_says_that_it_is_equal_to_everything_does_not_stay(page: Page) -> None:
    equal = "type('Equal', (), {'__eq__': lambda *_: True, '__hash__': lambda _: 1})()"
    page.run(f"import json\njson.loads = {equal}\n")
    assert json.loads is LOADS
    page.run(f"import json\njson.JSONEncoder.iterencode.__defaults__ = ({equal},)\n")
    assert json.JSONEncoder.iterencode.__defaults__[0] is False


@pytest.mark.slow
def test_after_something_was_put_back_nothing_counts_as_changed(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    page.run("from plyscope.games.tictactoe import TicTacToe\ndel TicTacToe.result\n")
    monkeypatch.setattr(Held, "put_back", lambda _: pytest.fail("it looks for changes again"))
    page.run(QUIET)
    assert page.interpreter.is_clean


@pytest.mark.skipif(sys.version_info < (3, 12), reason="Python 3.11 has no sys.monitoring")
def test_what_watches_programs_is_put_back_too(page: Page) -> None:
    before = sys.monitoring.get_tool
    page.run("import sys\nsys.monitoring.get_tool = None\n")
    assert sys.monitoring.get_tool is before


@pytest.mark.slow
def test_a_class_is_again_made_of_what_it_was_made_of(page: Page) -> None:
    patched = page.run(
        "from plyscope.games.tictactoe import TicTacToe as T\n"
        "class Other(*T.__bases__):\n    pass\n"
        "T.__bases__ = (Other,)\n"
        "print(T.__mro__[1])\n"
    )
    assert "Other" in patched["report"]["output"]
    assert "Other" not in [each.__name__ for each in TicTacToe.__mro__]
    assert page.interpreter.is_clean


@pytest.mark.slow
def test_a_thing_is_again_of_the_class_that_it_was_of(page: Page) -> None:
    things = (GAMES["tictactoe"], sys.modules[TicTacToe.__module__], TicTacToe)
    before = [type(each) for each in things]
    patched = page.run(
        "import plyscope.games, plyscope.games.tictactoe as module\n"
        "for each in (plyscope.games.GAMES['tictactoe'], module, module.TicTacToe):\n"
        "    other = type('Other', (type(each),), {})\n"
        "    vars(object)['__class__'].__set__(each, other)\n"
        "    print(type(each).__name__)\n"
    )
    assert patched["report"]["output"] == "Other\n" * 3
    assert [type(each) for each in things] == before
    assert page.interpreter.is_clean


@pytest.mark.slow
def test_what_was_registered_as_a_subclass_is_none_afterwards(page: Page) -> None:
    registered = page.run(
        "import collections.abc, numbers\n"
        "collections.abc.Sequence.register(set)\n"
        "numbers.Number.register(str)\n"
        "print(issubclass(set, collections.abc.Reversible), isinstance('', numbers.Number))\n"
    )
    assert registered["report"]["output"] == "True True\n"
    assert not issubclass(set, Reversible)
    assert not isinstance("", Number)
    assert isinstance([], Sequence)
    assert isinstance(1, Number)
    assert page.interpreter.is_clean


def test_without_an_interpreter_nothing_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("math.tau", 0)
    bridge.answer(json.dumps({"op": "program", "kind": "program", "source": "import math\nmath.tau = 5"}))
    assert sys.modules["math"].tau == 5
