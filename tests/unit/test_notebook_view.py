"""A run as a page of its own, below a cell of a notebook, and as a still picture."""

from __future__ import annotations

import base64
import hashlib
import importlib
import io
import json
import math
import re
import sys
import zlib
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import plyscope
import pytest
from nested_lists import TREE, alphabeta, fibonacci, minimax, takes_the_largest
from plyscope.game import BadInput
from plyscope.kinds.registry import KINDS
from plyscope.notebook import bundle, cell, document, text
from plyscope.notebook.page import viewer
from plyscope.notebook.payload import MOST_SHOWN, payload
from plyscope.notebook.still import still
from plyscope.notebook.upper import upper
from plyscope.runs.run import only_lines
from plyscope.search.alphabeta import alphabeta as textbook_alphabeta
from plyscope.search.maxn import maxn
from plyscope.search.uct import uct

SVG = "{http://www.w3.org/2000/svg}"
TYPES = {"Uint8": "B", "Int16": "h", "Int32": "i", "Float64": "d"}

pytestmark = pytest.mark.native  # the built Pyodide has no viewer


def fails(n: int) -> float:
    return 1 / n + fails(n - 1)


def endless(n: int) -> int:
    return endless(n + 1) + endless(n + 2)


def plain(n: int) -> int:
    return n + 1


def watched() -> Any:
    return plyscope.watch(alphabeta, TREE, -math.inf, math.inf, True)


def held(html: str, name: str) -> bytes:
    """What a document has in one of its scripts."""
    found = re.search(rf'id="plyscope-{name}">([^<]*)<', html)
    assert found, name
    return zlib.decompress(base64.b64decode(found[1]))


def tree_in(html: str, which: str = "tree") -> tuple[dict[str, Any], dict[str, array[Any]]]:
    data = held(html, which)
    length = int.from_bytes(data[:8], "little")
    head = json.loads(data[8 : 8 + length])
    columns: dict[str, array[Any]] = {}
    at = 8 + -(-length // 8) * 8
    for name, kind, count in head["columns"]:
        column = array(TYPES[kind])
        column.frombytes(data[at : at + count * column.itemsize])
        columns[name] = column
        at += -(-count * column.itemsize // 8) * 8
    assert at == len(data)
    return head, columns


# The document


def test_the_document_has_all_that_it_needs() -> None:
    html = document(watched())
    assert "src=" not in html
    assert "href=" not in html
    assert "://" not in re.sub(r"<script[^>]*>[^<]*</script>", "", html)
    assert "://" not in held(html, "styles").decode()
    head, columns = tree_in(html)
    assert head["title"] == "alphabeta"
    assert head["nodes"] == 11
    assert list(columns["parent"][:3]) == [-1, 0, 1]
    assert len(columns["event"]) > 22, "the lines are among the events"


def test_the_policy_allows_the_viewer_and_nothing_else() -> None:
    html = document(watched())
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', html)
    assert policy
    first = re.search(r"<script>([^<]*)</script>", html)
    assert first
    sums = [
        f"'sha256-{base64.b64encode(hashlib.sha256(each).digest()).decode()}'"
        for each in (first[1].encode(), held(html, "script"), held(html, "styles"))
    ]
    wanted = f"default-src 'none'; script-src {sums[0]} {sums[1]}; style-src {sums[2]}"
    assert policy[1] == wanted


def test_the_source_is_that_of_the_function_alone() -> None:
    head, _ = tree_in(document(watched()))
    lines = head["reply"]["text"]["source"].split("\n")
    shown = [line for line in lines if line]
    assert shown[0].startswith("def alphabeta")
    assert shown[-1].strip() == "return best"
    assert lines.index(shown[0]) + 1 == alphabeta.__code__.co_firstlineno


def test_only_some_lines_are_kept_where_they_are() -> None:
    assert only_lines("a\nb\nc\nd", [(2, 3)]) == "\nb\nc\n"


def test_a_difference_is_told_with_its_node() -> None:
    run = plyscope.watch(takes_the_largest, TREE, True)
    head, _ = tree_in(document(run))
    differs = head["reply"]["differs"]
    assert differs["row"] == 1
    assert "takes the largest" in differs["sentence"]


def test_a_recursion_that_is_no_game_is_not_compared() -> None:
    head, _ = tree_in(document(plyscope.watch(fibonacci, 6)))
    assert head["reply"]["report"]["outcome"] is None
    assert head["reply"]["differs"] is None


# Sizes


def test_the_viewer_stays_small() -> None:
    for kind in KINDS:
        script, styles = viewer(frozenset({kind}))
        assert len(script) <= 220_000, kind
        assert len(styles) <= 15_000


def test_a_document_has_of_the_viewer_what_its_kind_needs() -> None:
    game, state = plyscope.games.load("tree")
    searched = plyscope.watch(textbook_alphabeta, game, state)
    alone, both = (held(document(*runs), "script").decode() for runs in ([watched()], [watched(), searched]))
    assert alone == viewer(frozenset({"program"}))[0]
    assert both == viewer(frozenset({"game", "program"}))[0]


@pytest.mark.slow
def test_outputs_stay_small() -> None:
    assert len(cell(watched())) <= 130_000
    game, state = plyscope.games.load("tictactoe")
    run = plyscope.watch(textbook_alphabeta, game, state)
    assert run.nodes == 18_297
    assert len(cell(run)) <= 300_000


def test_no_line_is_long() -> None:
    game, state = plyscope.games.load("tictactoe", "X.O/.OX/.XO")
    for run in (watched(), plyscope.watch(textbook_alphabeta, game, state)):
        assert max(map(len, cell(run).split("\n"))) <= 1_000


@pytest.mark.slow
def test_of_a_large_tree_the_upper_part_is_shown() -> None:
    run = plyscope.watch(fibonacci, 20)
    assert run.nodes == 21_891
    html = cell(run)
    assert "The tree has 21,891 nodes. The upper 17,485 are shown" in html
    head, columns = tree_in(document(run))
    text_of_it = head["reply"]["text"]
    assert text_of_it["visited"] == 17_485 <= MOST_SHOWN
    assert sum(columns["unrecorded"]) == 21_891 - 17_485
    assert list(columns["event"]).count(-1) == list(columns["event"]).count(-2) == 17_485
    assert {text_of_it["names"][at] for at in columns["name"]} == set(text_of_it["names"])


def test_the_upper_part_is_the_same_tree_higher_up() -> None:
    game, state = plyscope.games.load("tictactoe", "X.O/.../...")
    whole = payload(plyscope.watch(textbook_alphabeta, game, state))
    part = upper(whole.reply["text"], whole.columns, 300)
    count = part.text["visited"]
    assert 0 < count <= 300
    for name in ("value", "alpha", "beta"):
        kept = [whole.columns[name][row] for row in _kept(part.rows)][:count]
        assert repr(kept) == repr(list(part.columns[name][:count])), name
    moves = [whole.reply["text"]["actions"][whole.columns["action"][row]] for row in _kept(part.rows)]
    now = [part.text["actions"][at] for at in part.columns["action"]]
    assert moves[1:] == now[1:]
    hidden = sum(part.columns["unrecorded"])
    assert hidden + count == whole.shown
    reads = sum(list(part.columns["event"]).count(each) for each in part.columns["read_event"])
    assert reads == len(part.columns["read_value"])


def _kept(rows: Any) -> list[int]:
    """The rows of the whole that are in the part, in order."""
    found: dict[int, int] = {}
    for row, now in enumerate(rows):
        found.setdefault(now, row)
    return [found[now] for now in sorted(found)]


@pytest.mark.slow
def test_it_opens_at_a_node_or_in_a_large_tree_at_the_lowest_above_it_that_is_shown() -> None:
    told = payload(watched(), node=5, sentence="Look here.").reply
    assert told["opens"] == {"row": 5}
    assert told["differs"] == {"sentence": "Look here.", "row": 5}
    assert "opens" not in payload(watched()).reply
    assert "opens" not in payload(watched(), node=11).reply, "there are nodes 0 to 10"
    run = plyscope.watch(fibonacci, 20)
    large = payload(run, node=19)
    row = large.reply["opens"]["row"]
    assert 0 < row < 19, "the first branch is one of the deepest"
    assert large.columns["unrecorded"][row] > 0, "it has nodes below it that are not shown"


def test_rounds_that_grow_one_tree_cut_nothing() -> None:
    game, state = plyscope.games.load("tictactoe", "X.O/.OX/.XO")
    head, columns = tree_in(document(plyscope.watch(uct, game, state, 30)))
    assert head["reply"]["text"]["merged"]
    assert len(columns["parent"]) == head["reply"]["text"]["visited"]


def test_a_constraint_problem_shows_its_partial_assignments() -> None:
    run = plyscope.solve("australia", "forward_checking")
    head, columns = tree_in(document(run))
    assert head["title"] == "forward_checking"
    assert head["reply"]["solved"]
    assert head["reply"]["checked"]
    assert head["reply"]["text"]["lines"]
    assert len(columns["parent"]) == run.nodes == 8
    assert any("def backtrack" in file["source"] for file in head["reply"]["sources"])


@pytest.mark.slow
def test_a_method_of_ones_own_solves_too() -> None:
    def fill(csp: Any, assignment: Any, domains: Any) -> Any:
        if len(assignment) == len(csp.variables):
            return assignment
        variable = next(each for each in csp.variables if each not in assignment)
        for value in domains[variable]:
            if not csp.conflict(variable, value, assignment):
                assignment[variable] = value
                if fill(csp, assignment, domains):
                    return assignment
                del assignment[variable]
        return None

    run = plyscope.solve(plyscope.problems.load("queens", "4"), fill)
    head, _ = tree_in(document(run))
    assert head["title"] == "fill"
    assert head["reply"]["solved"]


def test_of_a_large_run_of_a_method_the_notes_fit_the_events() -> None:
    whole = payload(plyscope.solve(plyscope.problems.load("queens", "8"), "forward_checking"))
    part = upper({**whole.reply["text"], "passes": []}, whole.columns, 40)
    assert part.text["visited"] <= 40 < whole.shown
    notes = list(part.columns["event"]).count(-3)
    assert 0 < notes == len(part.columns["note_kind"]) == len(part.columns["note_other"])
    assert notes < len(whole.columns["note_kind"])
    assert len(part.columns["checks"]) == len(part.columns["event"])


def test_a_game_of_a_file_with_another_name_is_found() -> None:
    game, state = plyscope.games.load("manytree")
    head, _ = tree_in(document(plyscope.watch(maxn, game, state)))
    assert head["reply"]["text"]["root"]["subject"] == "manytree"


# Two side by side


def both() -> tuple[Any, Any]:
    return plyscope.watch(minimax, TREE, True), watched()


@pytest.mark.slow
def test_two_runs_are_in_one_document_and_one_frame() -> None:
    html = document(*both())
    heads = [tree_in(html, name)[0] for name in ("tree", "tree1")]
    assert [(head["title"], head["nodes"]) for head in heads] == [("minimax", 13), ("alphabeta", 11)]
    assert "<title>minimax and alphabeta · Plyscope</title>" in html
    output = cell(*both())
    assert output.count("<iframe") == 1
    assert 'title="The trees of minimax and alphabeta"' in output
    assert len(output) <= 140_000
    (height,) = re.findall(r'height="(\d+)"', output)
    assert int(height) > int(re.findall(r'height="(\d+)"', cell(watched()))[0])


@pytest.mark.slow
def test_where_frames_are_taken_out_there_are_both_trees() -> None:
    output = cell(*both())
    still_part = output[output.index('<div class="still">') :]
    assert re.findall(r'alt="The tree of (\w+): (\d+) nodes"', still_part) == [("minimax", "13"), ("alphabeta", "11")]
    one, other = both()
    assert text(one, other) == f"minimax:\n{one.tree()}\n\nalphabeta:\n{other.tree()}"
    assert "\n\nalphabeta:\n" in still_part


@pytest.mark.slow
def test_two_of_one_name_are_told_apart() -> None:
    html = document(watched(), watched())
    assert [tree_in(html, name)[0]["title"] for name in ("tree", "tree1")] == ["alphabeta (1)", "alphabeta (2)"]
    assert text(watched(), watched()).startswith("alphabeta (1):\n")


@pytest.mark.slow
def test_two_large_trees_share_the_room() -> None:
    run = plyscope.watch(fibonacci, 20)
    html = document(run, watched())
    assert tree_in(html)[0]["reply"]["text"]["visited"] <= MOST_SHOWN // 2
    assert "The tree of fibonacci has 21,891 nodes." in cell(run, watched())


@pytest.mark.slow
def test_of_two_the_one_without_a_tree_is_told() -> None:
    said = "plain: No function here called itself, so there is no tree."
    output = cell(watched(), plyscope.watch(plain, 3))
    assert said in output
    assert tree_in(document(watched(), plyscope.watch(plain, 3)))[0]["title"] == "alphabeta"
    assert text(watched(), plyscope.watch(plain, 3)) == f"{watched().tree()}\n{said}"


@pytest.mark.slow
def test_show_takes_two_functions_in_a_list_or_two_runs(capsys: pytest.CaptureFixture[str]) -> None:
    plyscope.show([minimax, takes_the_largest], TREE, True)
    printed = capsys.readouterr().out
    assert printed.startswith("minimax:\n")
    assert "\n\ntakes_the_largest:\n" in printed
    plyscope.show(*both())
    assert capsys.readouterr().out == f"{text(*both())}\n"
    plyscope.show([*both()])
    assert capsys.readouterr().out == f"{text(*both())}\n"


@pytest.mark.slow
def test_a_function_that_is_an_argument_is_no_second_one(capsys: pytest.CaptureFixture[str]) -> None:
    def largest(node: Any, value: Any) -> float:
        return value(node) if isinstance(node, int) else max(largest(each, value) for each in node)

    plyscope.show(largest, TREE, float)
    assert capsys.readouterr().out.startswith("largest(")
    with pytest.raises(TypeError, match="list of two"):
        plyscope.show(watched(), TREE)
    with pytest.raises(TypeError, match="not 3"):
        plyscope.show([minimax, minimax, minimax], TREE, True)
    with pytest.raises(TypeError, match="not 0"):
        plyscope.show([], TREE, True)


# The picture, the text and what is said


def test_the_still_is_a_picture_of_the_tree() -> None:
    root = ElementTree.fromstring(still(payload(watched())))
    assert root.tag == f"{SVG}svg"
    assert len(root.findall(f".//{SVG}circle")) == 13, "two of them were cut"
    assert len(root.findall(f".//{SVG}path")) == 12
    words = [each.text for each in root.iter(f"{SVG}text")]
    assert "14" in words


def test_the_still_of_a_large_tree_says_how_much_more_there_is() -> None:
    root = ElementTree.fromstring(still(payload(plyscope.watch(fibonacci, 15))))
    circles = len(root.findall(f".//{SVG}circle"))
    assert f"and {1973 - circles:,} more nodes below" in "".join(root.itertext())


def test_names_that_no_xml_may_have_are_shown_without_them() -> None:
    def rest(word: str) -> int:
        return 0 if not word else 1 + rest(word[1:])

    root = ElementTree.fromstring(still(payload(plyscope.watch(rest, "\x00<&\ud800"))))
    assert root.tag == f"{SVG}svg"


def test_the_still_gives_way_to_the_frame() -> None:
    html = cell(watched())
    assert '<iframe sandbox="allow-scripts"' in html
    assert ".plyscope-run:has(iframe) > .still {display: none}" in html
    assert html.index("<iframe") < html.index('<div class="still">')


def test_the_text_is_the_tree() -> None:
    run = watched()
    assert bundle(run)["text/plain"] == run.tree() == text(run)
    long = text(plyscope.watch(fibonacci, 12))
    assert long.splitlines()[-1] == "… and 265 more nodes"


def test_a_run_displays_itself() -> None:
    found = watched()._repr_mimebundle_(include=None, exclude=None)
    assert set(found) == {"text/plain", "text/html"}


def test_a_function_that_does_not_recurse_gets_a_sentence() -> None:
    run = plyscope.watch(plain, 3)
    said = "No function here called itself, so there is no tree."
    assert said in cell(run)
    assert "<iframe" not in cell(run)
    assert text(run) == said
    with pytest.raises(BadInput, match=said):
        document(run)


def test_an_error_is_told_with_the_tree_up_to_there() -> None:
    run = plyscope.watch(fails, 3)
    html = cell(run)
    assert "ZeroDivisionError" in html
    assert "plyscope/program" not in html
    head, _ = tree_in(document(run))
    assert head["reply"]["stopped"]["row"] == 3
    assert text(run).startswith("fails(3)")
    assert "ZeroDivisionError" in text(run)


def test_an_error_before_the_first_call_is_told_first() -> None:
    said = text(plyscope.watch(fails)).splitlines()
    assert said[0].startswith("TypeError: fails() missing 1 required positional argument")
    assert said[1:] == ["It ended before a function called itself, so there is no tree."]


def test_an_error_in_the_search_of_a_game_is_told_too() -> None:
    def search(game: Any, state: Any) -> float:
        if game.is_terminal(state):
            raise ValueError("no end")
        return max(search(game, game.result(state, each)) for each in game.actions(state))

    run = plyscope.watch(search, *plyscope.games.load("nim", "2 1"))
    assert run.fault
    assert run.fault.kind == "ValueError"
    assert run.nodes == 4
    html = cell(run)
    assert "no end" in html
    assert "plyscope/tracing" not in html


def test_what_never_ends_is_shown_as_far_as_it_went() -> None:
    html = cell(plyscope.watch(endless, 0))
    assert "<iframe" in html
    assert "RecursionError" in html or "was stopped" in html


# Showing it


def test_a_run_is_written_into_a_file(tmp_path: Path) -> None:
    run = watched()
    run.save_html(tmp_path / "run.html")
    assert (tmp_path / "run.html").read_text(encoding="utf-8") == document(run)


def test_in_a_notebook_the_tree_is_displayed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    kernel = SimpleNamespace(kernel=True)
    display = SimpleNamespace(display=lambda each, raw: shown.append((each, raw)))
    fake = SimpleNamespace(get_ipython=lambda: kernel, display=display)
    monkeypatch.setitem(sys.modules, "IPython", fake)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    plyscope.show(watched())
    assert shown == [(bundle(watched()), True)]


def test_at_a_screen_the_tree_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("sys.stdout", TerminalAtAScreen())
    monkeypatch.setenv("DISPLAY", ":0")
    plyscope.show(watched())
    (file,) = tmp_path.iterdir()
    assert opened == [file.as_uri()]
    assert file.read_text(encoding="utf-8") == document(watched())


class TerminalAtAScreen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.slow
def test_in_a_script_the_tree_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert plyscope.show(alphabeta, TREE, -math.inf, math.inf, True) is None
    assert capsys.readouterr().out == f"{watched().tree()}\n"
    plyscope.show(watched())
    assert capsys.readouterr().out == f"{watched().tree()}\n"


def test_beside_a_search_of_ours_stands_a_link_to_the_page_where_the_build_knows_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = plyscope.watch(plyscope.searches.load("minimax"), *plyscope.games.load("tictactoe", "XOX/O../..."))
    module = importlib.import_module("plyscope.notebook.cell")  # the package has a function of this name
    monkeypatch.setattr(module, "address", lambda: "")
    assert "Open in Plyscope" not in cell(run)
    monkeypatch.setattr(module, "address", lambda: "https://somewhere.invalid/plyscope/")
    there = "https://somewhere.invalid/plyscope/#game=tictactoe&amp;position=XOX/O../...&amp;method=minimax"
    assert f'<a href="{there}" target="_blank" rel="noopener">Open in Plyscope</a>' in cell(run)
    assert "Open in Plyscope" not in cell(plyscope.watch(fibonacci, 4))
