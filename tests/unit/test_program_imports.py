"""What a program imports: stand-ins for what cannot run in a browser, no way to the page or the
network, and its own other files."""

import importlib
import json
import os
import sys

import pytest
from plyscope.game import BadInput
from plyscope.own_code import ProgramReport, program

SEARCH = """
def minimax(n, maxi):
    if n == 0:
        return -1 if maxi else 1
    values = [minimax(n - k, not maxi) for k in (1, 2) if k <= n]
    return max(values) if maxi else min(values)
"""
RUN = "\nprint(minimax(5, True))\n"


def told(before: str, after: str = RUN, **more: object) -> ProgramReport:
    return program({"source": before + SEARCH + after, **more})


@pytest.mark.parametrize(
    "before",
    [
        "import tkinter as tk\nroot = tk.Tk()\nroot.title('X')\nroot.geometry('300x300')",
        "from tkinter import *\nroot = Tk()\nButton(root, command=root.quit).pack(side=LEFT)",
        "from tkinter import messagebox, ttk\nmessagebox.showinfo('a', 'b')",
        "import tkinter.font\nclass App(tkinter.Frame):\n    def __init__(self):\n"
        "        super().__init__(None)\n        self.pack()\nApp()",
        "import pygame, sys\npygame.init()\nscreen = pygame.display.set_mode((300, 300))\n"
        "w = screen.get_width() // 3 + 1\nfor e in pygame.event.get():\n    pass",
        "from pygame.locals import *\nimport pygame\nprint(K_ESCAPE == QUIT)",
        "import curses\ntry:\n    s = curses.initscr()\nexcept curses.error:\n    pass",
        "import turtle\nt = turtle.Turtle()\nfor i in range(3):\n    t.forward(100)",
        "from multiprocessing import Pool\nwith Pool(2) as p:\n    p.map(len, [])",
        "import msvcrt\nif msvcrt.kbhit():\n    msvcrt.getch()",
        "import subprocess\nsubprocess.call('clear', shell=True)",
        "import matplotlib.pyplot as plt\nfig, ax = plt.subplots(figsize=(3, 3))\n"
        "ax.plot([1, 2], [3, 4], 'o-')\nax.set_title(f'{1:>3}')\nplt.savefig('a.png')\nplt.show()",
        "import matplotlib\nmatplotlib.use('Agg')\nfrom matplotlib import pyplot as plt, cm\n"
        "figure, ((a, b), (c, *d)) = plt.subplots(2, 2)\nfor each in figure.axes:\n    each.off()\n"
        "x = round(-cm.jet(0.5) ** 2 * 3) + abs(a) // 2\nprint(f'{x:.2f}', repr(x), end='')",
        "from graphviz import Digraph\ndot = Digraph(comment='tree')\ndot.node('a', 'A')\n"
        "dot.edges(['ab'])\ndot.render('tree', view=True)\nprint(dot.source, end='')",
        "import seaborn as sns\nsns.set_theme()\nsns.heatmap([[1, 2]], annot=True)",
        "import ipywidgets as widgets\nfrom ipywidgets import interact\n"
        "@interact(n=(0, 9))\ndef double(n):\n    return 2 * n\nassert double(2) == 4",
    ],
)
def test_what_cannot_run_in_a_browser_does_nothing_and_the_search_is_watched(before: str) -> None:
    answer = told(before)
    assert answer["error"] is None
    assert answer["nodes"] == told("")["nodes"]
    (note,) = answer["notes"]
    name = before.replace("from", "import").split()[1].split(",")[0].split(".")[0]
    assert note.startswith(f"{name} cannot run here")
    assert note.endswith(".")


@pytest.mark.parametrize(
    ("before", "printed"),
    [
        ("from IPython.display import display\ndisplay('hello', 3)", "'hello'\n3\n"),
        ("from IPython.core.display import display, HTML\ndisplay(HTML('<b>A</b>'), [1])", "[1]\n"),
        ("import IPython.display as d\nd.clear_output(wait=True)\nd.display({1: 2})", "{1: 2}\n"),
        ("import IPython\nIPython.display.display(IPython.get_ipython())", ""),
        ("from tqdm import tqdm, trange\nprint(*tqdm([1, 2]), *trange(3, desc='A'))", "1 2 0 1 2\n"),
        ("import tqdm\nfor each in tqdm.tqdm('ab', total=2):\n    print(each)", "a\nb\n"),
        ("from tqdm.auto import tqdm\nprint(len(tqdm(range(5), leave=False)))", "5\n"),
        (
            "from tqdm.notebook import tqdm\nwith tqdm(total=9) as bar:\n"
            "    for _ in range(20_000):\n        bar.update(2)\n        bar.set_postfix(a=1)\n"
            "    tqdm.write('half')\nprint(bar.n)",
            "half\n40000\n",
        ),
        ("from tqdm.contrib.concurrent import process_map\nprint(process_map(abs, [-1, 2]))", "[1, 2]\n"),
    ],
)
def test_of_a_notebook_what_prints_prints_and_what_goes_through_something_does_so(before: str, printed: str) -> None:
    answer = told(before)
    assert (answer["error"], answer["nodes"]) == (None, told("")["nodes"])
    assert answer["output"].startswith(printed)
    assert answer["output"].count("\n") == printed.count("\n") + 1
    (note,) = answer["notes"]
    assert "something that does nothing" not in note


def test_only_the_part_of_a_name_that_cannot_run_here_is_replaced() -> None:
    assert told("from google.colab import files\nfiles.upload()")["error"] is None
    assert told("import google.cloud_of_mine")["missing"] == "google"


def test_a_loop_that_waits_for_a_window_is_ended_and_the_search_is_found() -> None:
    loop = "\nwhile True:\n    for e in pygame.event.get():\n        print(minimax(5, True))\n"
    answer = told("import pygame", loop, start="minimax(5, True)")
    assert answer["error"] is None
    assert answer["value"] == -1 or answer["value"] == 1
    assert answer["nodes"] == told("")["nodes"]


def test_os_system_starts_nothing_and_is_said_once() -> None:
    answer = told("import os\nfor i in range(3):\n    os.system('echo hello; exit 3')")
    assert answer["error"] is None
    assert answer["notes"] == [
        "os.system cannot run here: something that does nothing stands in for it, and was called 3 times."
    ]
    assert os.system.__module__ != "plyscope.program.stand_ins"


def test_a_program_without_such_modules_has_no_notes() -> None:
    assert told("import math, random, json, urllib.parse")["notes"] == []


@pytest.mark.parametrize(
    "line",
    [
        "import js",
        "from js import document",
        "import pyodide.http",
        "import pyodide_js",
        "import _pyodide",
        "import socket",
        "import ssl",
        "import urllib.request",
        "from urllib import request",
        "from urllib.request import urlopen",
        "import http.client",
        "from http import client",
        "__import__('socket')",
        "import importlib; importlib.import_module('socket')",
        "from importlib import import_module; import_module('urllib.request')",
        "exec('import socket')",
        "import builtins; builtins.__import__('socket')",
        "from _pyodide import _base",
        "import pyodide_js; pyodide_js",
        "__import__('js')",
        "import importlib; importlib.import_module('js')",
        "import requests",
        "import plyscope.bridge",
        "from plyscope.program import limits",
    ],
)
def test_the_page_and_the_network_cannot_be_imported(line: str) -> None:
    answer = told(line)
    assert answer["error"] is not None
    assert answer["error"]["kind"] == "ImportError"
    assert answer["error"]["line"] == 1
    assert "cannot reach the" in answer["error"]["message"]
    assert answer["missing"] is None


@pytest.mark.parametrize("name", ["js", "pyodide", "socket", "urllib.request", "plyscope.bridge"])
def test_modules_that_lead_out_are_not_among_those_of_sys(name: str) -> None:
    importlib.import_module("asyncio")
    importlib.import_module("urllib.request")
    answer = told(f"import sys\nprint({name!r} in sys.modules, {name!r} in [*sys.modules])")
    assert (answer["error"], answer["output"].split()[:2]) == (None, ["False", "False"])
    answer = told(f"from sys import modules\nmodules[{name!r}]")
    assert answer["error"] is not None
    assert (answer["error"]["kind"], answer["error"]["line"]) == ("KeyError", 2)


def test_what_a_program_does_with_sys_is_done() -> None:
    source = """
import sys, io
sys.setrecursionlimit(3000)
print(sys.getrecursionlimit(), sys.maxsize > 10**9, sys.modules[__name__] is not None, sys.argv)
kept, sys.stdout = sys.stdout, io.StringIO()
print("not seen")
text, sys.stdout = sys.stdout.getvalue(), kept
print(text.strip(), "twice", hasattr(sys, "nothing"), "modules" in dir(sys))
"""
    before = sys.getrecursionlimit()
    answer = told(source)
    assert answer["error"] is None
    assert answer["output"].splitlines()[:2] == ["3000 True True ['program.py']", "not seen twice False True"]
    assert sys.getrecursionlimit() == before


@pytest.mark.parametrize("line", ["import asyncio", "import logging.handlers", "import mailbox"])
def test_the_standard_librarys_own_imports_are_as_ever(line: str) -> None:
    assert told(line)["error"] is None


def test_a_missing_module_is_named() -> None:
    answer = told("import board_of_mine")
    assert answer["error"] is not None
    assert answer["error"]["kind"] == "ModuleNotFoundError"
    assert answer["error"]["message"] == "No module named 'board_of_mine'"
    assert answer["missing"] == "board_of_mine"
    assert told("")["missing"] is None


RULES = "def moves(n):\n    return [k for k in (1, 2) if k <= n]\n"
MAIN = """
from rules import moves

def minimax(n, maxi):
    if n == 0:
        return -1 if maxi else 1
    values = [minimax(n - k, not maxi) for k in moves(n)]
    return max(values) if maxi else min(values)

print(minimax(5, True))
"""


def test_a_program_of_several_files_imports_them() -> None:
    answer = program({"source": MAIN, "files": {"rules.py": RULES}})
    assert answer["error"] is None
    assert answer["nodes"] == told("")["nodes"]


def test_the_search_may_stand_in_another_file() -> None:
    main = "from game.search import minimax\nprint(minimax(5, True))\n"
    files = {
        "game/__init__.py": "",
        "game/rules.py": RULES,
        "game/search.py": MAIN.replace("from rules", "from .rules").replace("print", "#"),
    }
    answer = program({"source": main, "files": files})
    assert answer["error"] is None
    assert answer["nodes"] == told("")["nodes"]
    assert [(each["name"], each.get("file")) for each in answer["functions"] if each["recursive"]] == [
        ("minimax", "game/search.py")
    ]
    assert answer["reads"]["value"] is not None


def test_a_file_is_fresh_for_each_run_and_hides_a_module_of_its_name_only_then() -> None:
    files = {"json.py": "calls = []\ndef moves(n):\n    calls.append(n)\n    return [1] if n else []\n"}
    source = MAIN.replace("rules", "json") + "import json\nprint(len(json.calls))\n"
    first, second = (program({"source": source, "files": files}) for _ in range(2))
    assert first["error"] is None
    assert first["output"] == second["output"]
    assert sys.modules["json"] is json
    assert json.loads("[1]") == [1]


def test_a_file_goes_no_other_way_to_the_page() -> None:
    answer = program({"source": "import rules\n" + SEARCH + RUN, "files": {"rules.py": "\nimport js\n"}})
    assert answer["error"] is not None
    assert (answer["error"]["kind"], answer["error"].get("file")) == ("ImportError", "rules.py")
    assert answer["error"]["line"] == 2


def test_an_error_in_another_file_is_told_with_its_file() -> None:
    broken = program({"source": MAIN, "files": {"rules.py": "def moves(n):\n    return n.moves\n"}})
    assert broken["error"] is not None
    assert (broken["error"].get("file"), broken["error"]["line"]) == ("rules.py", 2)
    unread = program({"source": MAIN, "files": {"rules.py": "def moves(n)\n"}})
    assert unread["error"] is not None
    assert (unread["error"]["kind"], unread["error"].get("file")) == ("SyntaxError", "rules.py")


def test_a_file_that_python_cannot_read_does_no_harm_to_a_program_that_does_not_import_it() -> None:
    broken = {"other.py": "def moves(n)\n", "long.py": "x = 1\n" * 200_000}
    told_of = [program({"source": MAIN, "files": {"rules.py": RULES, **broken}}) for _ in range(2)]
    assert [each["error"] for each in told_of] == [None, None]
    caught = "try:\n    import other\nexcept SyntaxError:\n    print('caught')\n"
    assert program({"source": caught, "files": broken})["output"] == "caught\n"


def test_files_that_are_no_texts_are_one_clear_mistake() -> None:
    with pytest.raises(BadInput) as raised:
        program({"source": MAIN, "files": {"rules.py": 3}})
    assert raised.value.field == "files"


PACKAGE = {"rules.py": RULES, "game/rules.py": RULES, "game/parts/size.py": "from ..rules import moves\nSIZE = 1\n"}
DOTTED = [
    ("from .rules import moves", {}, "`from .rules` is read as `from rules` here"),
    (
        "from . import rules\nfrom . import *\nmoves = rules.moves",
        {},
        "`from . import rules` is read as `import rules`",
    ),
    ("from . import moves", {"__init__.py": "from .rules import moves\n"}, "`from .rules` is read as `from rules`"),
    ("from ..game.parts.size import moves", {}, "`from ..game.parts.size` is read as `from game.parts.size`"),
    ("from game.above import moves", {"game/above.py": "from ..rules import moves\n"}, "`from ..rules` is read as"),
    ("from game.parts.size import moves", {}, ""),
]


@pytest.mark.parametrize(("first", "more", "note"), DOTTED)
def test_dots_lead_to_the_files_of_a_program_as_if_these_were_a_package(
    first: str, more: dict[str, str], note: str
) -> None:
    source = MAIN.replace("from rules import moves", first)
    answer = program({"source": source, "files": {**PACKAGE, **more}})
    assert answer["error"] is None
    assert answer["nodes"] == told("")["nodes"]
    assert len(answer["notes"]) == bool(note)
    assert note in " ".join(answer["notes"])


@pytest.mark.parametrize(
    ("first", "file"),
    [("from .game import Board", "game.py"), ("from . import math", "math.py"), ("from .a.b import c", "a/b.py")],
)
def test_a_file_that_dots_lead_to_and_that_is_not_there_is_asked_for(first: str, file: str) -> None:
    error = program({"source": first})["error"]
    assert error is not None
    written = first if first.startswith("from . ") else first.partition(" import")[0]
    assert error["message"] == f"`{written}` needs {file} beside this program: add that file."
