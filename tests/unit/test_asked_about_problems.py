"""What the bridge answers about constraint problems: each reply true, each fault one sentence."""

import json
from array import array
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from plyscope.bridge import answer
from plyscope.csp import METHODS
from plyscope.kinds.problem import solving
from plyscope.problems import PROBLEMS
from plyscope.problems.problem import is_solution
from plyscope.tracing import constraints

AUSTRALIA = {"kind": "problem", "subject": "australia", "position": "colours 3"}
EASY = PROBLEMS["sudoku"].start
SMALL = {
    "sudoku": EASY,
    "queens": "5",
    "colouring": "A-B B-C C-A; colours 3",
    "us_map": "colours 4",
    "australia": "colours 3",
    "cryptarithm": "TO + GO = OUT",
    "timetable": PROBLEMS["timetable"].start,
}


def ask(**request: Any) -> tuple[dict[str, Any], dict[str, "array[Any]"]]:
    reply = answer(json.dumps(request))
    return json.loads(reply.text), dict(reply.columns)


def told(**request: Any) -> dict[str, Any]:
    data, _ = ask(**request)
    assert "error" not in data, data["error"]
    return data


def refusal(**request: Any) -> dict[str, Any]:
    data, columns = ask(**request)
    assert not columns
    refused = data["error"]
    assert "fault" not in refused, refused["fault"]
    assert refused["message"].endswith((".", "?", "!"))
    return dict(refused)


def catalogue() -> dict[str, Any]:
    """What is listed of problems."""
    (found,) = [each for each in told(op="catalogue")["kinds"] if each["kind"] == "problem"]
    assert isinstance(found, dict)
    return found


def test_the_catalogue_has_every_problem_and_every_method_with_its_sources() -> None:
    listed = catalogue()
    assert [entry["id"] for entry in listed["subjects"]] == list(PROBLEMS)
    assert [entry["id"] for entry in listed["methods"]] == list(METHODS)
    for method in listed["methods"]:
        for file in method["files"]:
            lines = file["source"].splitlines()
            assert file["file"].startswith("csp/")
            assert lines[file["firstLine"] - 1].startswith("def ")


@pytest.mark.parametrize("problem", list(PROBLEMS))
def test_a_problem_is_looked_at_and_has_nothing_of_a_game(problem: str) -> None:
    seen = told(op="look", kind="problem", subject=problem)
    assert (seen["kind"], seen["subject"]) == ("problem", problem)
    game = told(op="look", kind="game", subject="tictactoe")
    shared = {"kind", "subject", "options", "notation", "position", "picture", "methods"}
    assert set(game) & set(seen) == shared
    assert told(op="look", kind="problem", subject=problem, position=seen["position"]) == seen
    graph = seen["picture"]["kind"] in ("graph", "map")
    assert ("bfs_greedy" in seen["methods"]) == graph


@pytest.mark.parametrize("problem", list(PROBLEMS))
def test_a_search_tells_what_it_found_and_that_it_was_checked(problem: str) -> None:
    setting = {"kind": "problem", "subject": problem, "position": SMALL[problem]}
    reply, columns = ask(op="search", **setting, method="forward_checking", lines=False)
    posed = PROBLEMS[problem].load(SMALL[problem], {}).problem
    assert reply["solved"]
    assert reply["checked"]
    assert reply["complete"]
    assert is_solution(posed, reply["solution"])
    text = reply["text"]
    row = list(columns["status"]).index(1)
    found = {}
    while row > 0:
        found[text["variables"][columns["variable"][row]]] = text["values"][columns["to"][row]]
        row = columns["parent"][row]
    assert found == reply["solution"]


def test_a_problem_without_a_solution_says_so_with_the_size_of_the_proof() -> None:
    reply = told(op="search", kind="problem", subject="australia", position="colours 2", method="mac")
    assert (reply["solved"], reply["solution"], reply["checked"]) == (False, None, False)
    assert reply["complete"]
    assert reply["assignments"] == reply["backtracks"] == 2
    # One that may miss a solution does not say that there is none.
    lost = told(op="search", kind="problem", subject="australia", position="colours 2", method="min_conflicts")
    assert (lost["solved"], lost["complete"]) == (False, False)


@pytest.mark.parametrize("op", ["search", "race"])
def test_arc_consistency_alone_proves_that_there_is_no_solution_where_it_empties_a_domain(op: str) -> None:
    """Where it leaves several values, as with two colours for a triangle, it proves nothing."""
    setting = {"op": op, "kind": "problem", "subject": "australia", "method": "ac3"}
    one, two = (told(**setting, position=f"colours {many}") for many in (1, 2))
    assert (one["solved"], one["complete"]) == (False, True)
    assert (two["solved"], two["complete"]) == (False, False)


def test_all_columns_of_a_trace_have_a_row_for_each_row_event_or_note() -> None:
    reply, columns = ask(op="search", **AUSTRALIA, method="backtracking")
    lengths = {name: len(column) for name, column in columns.items()}
    events, notes = ("event", "checks"), tuple(name for name in lengths if "note_" in name)
    read = ("read_event", "read_name", "read_value")
    assert len(notes) == 4
    assert lengths["event"] == lengths["checks"]
    assert {lengths[name] for name in notes} == {list(columns["event"]).count(-3)}
    assert {lengths[name] for name in read} == {0}
    rows = set(lengths) - {*events, *notes, *read}
    assert {lengths[name] for name in rows} == {reply["text"]["count"]} == {reply["nodes"]}
    _, of_game = ask(op="search", kind="game", subject="tictactoe", depth=1)
    assert set(of_game) <= set(columns) | {"name", "bound"}


def test_a_row_has_the_name_of_its_assignment_and_the_edge_to_it_that_of_the_value() -> None:
    reply, columns = ask(op="search", **AUSTRALIA, method="forward_checking", lines=False)
    text = reply["text"]
    assert text["names"][columns["name"][0]] == "nothing assigned"
    assert text["names"][columns["name"][1]] == "WA = red"
    assert text["actions"][columns["action"][1]] == "red"
    assert text["variableNames"][columns["variable"][1]] == "Western Australia"
    assert text["constraints"][0] == {"scope": [0, 1], "name": "neighbours differ"}
    assert text["domains"][0] == [0, 1, 2]


def test_lines_are_those_of_the_files_in_the_catalogue_whatever_is_chosen() -> None:
    files = {
        method["id"]: [file["source"].splitlines() for file in method["files"]] for method in catalogue()["methods"]
    }
    for chosen in ({}, {"select": 3, "order": 1}):
        for method in ("backtracking", "forward_checking", "mac", "backjumping"):
            reply, columns = ask(op="search", **AUSTRALIA, method=method, methodOptions=chosen)
            assert reply["text"]["lines"]
            for code in reply["text"]["codes"]:
                assert files[method][code["file"]][code["line"] - 1].lstrip().startswith("def ")
            for event in set(columns["event"]):
                if event > 0:
                    assert files[method][event // 4096][event % 4096 - 1].strip()


def test_a_long_search_is_watched_without_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constraints, "EVENTS_WITH_LINES", 16)
    reply, columns = ask(op="search", **AUSTRALIA, method="mac")
    assert not reply["text"]["lines"]
    assert max(columns["event"]) < 0


def test_an_estimate_tells_how_many_ways_there_are() -> None:
    size = told(op="estimate", **AUSTRALIA, method="mac")
    assert size == {"kind": "problem", "ways": 3**7}
    empty = told(op="estimate", kind="problem", subject="sudoku", position="." * 81)
    assert empty["ways"] == 9**81


@pytest.mark.parametrize("method", list(METHODS))
def test_a_race_counts_what_the_watched_run_counts(method: str) -> None:
    raced = told(op="race", **AUSTRALIA, method=method)
    watched = told(op="search", **AUSTRALIA, method=method, lines=False)
    for count in ("solved", "solution", "checked", "complete", "assignments", "refused"):
        assert raced[count] == watched[count]
    for count in ("backtracks", "checks", "removed"):
        assert raced[count] == watched[count]
    assert raced["finished"]
    assert raced["seconds"] > 0


def test_a_race_that_takes_too_long_is_broken_off() -> None:
    raced = told(op="race", kind="problem", subject="sudoku", position=EASY, method="mac", checks=100)
    assert (raced["finished"], raced["checks"], raced["seconds"]) == (False, 100, None)
    assert (raced["solved"], raced["checked"]) == (False, False)


@pytest.mark.parametrize(
    ("problem", "position", "count"),
    [("queens", "6", 4), ("australia", "colours 3", 18), ("australia", "colours 2", 0)],
)
def test_all_solutions_are_counted(problem: str, position: str, count: int) -> None:
    found = told(op="solutions", kind="problem", subject=problem, position=position, limit=100)
    assert (found["count"], found["finished"], found["checked"]) == (count, True, True)


def test_of_several_solutions_the_first_two_are_told_and_where_they_differ() -> None:
    two = next(preset for preset in PROBLEMS["sudoku"].presets if preset.id == "two")
    found = told(op="solutions", kind="problem", subject="sudoku", position=two.position)
    one, other = found["solutions"]
    assert found["count"] == found["limit"] == 2
    assert found["differ"]
    assert found["differ"] == [cell for cell in one if one[cell] != other[cell]]
    short = told(op="solutions", kind="problem", subject="sudoku", position=two.position, checks=50)
    assert (short["count"], short["finished"], short["solutions"]) == (None, False, [])


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"op": "look", "kind": "problem", "subject": "sudoku", "position": "12"}, "position"),
        ({"op": "look", "kind": "problem", "subject": "sudoku", "position": 12}, "position"),
        ({"op": "look", "kind": "problem", "subject": "sudoku", "options": []}, "options"),
        ({"op": "look", "kind": "problem", "subject": "sudoku", "options": {"size": 4}}, "options"),
        ({"op": "search", "kind": "problem", "subject": "queens", "method": "alphabeta"}, "method"),
        ({"op": "search", "kind": "problem", "subject": "queens", "method": "bfs_greedy"}, "method"),
        ({"op": "search", "kind": "game", "subject": "tictactoe", "method": "mac"}, "method"),
        ({"op": "search", "kind": "problem", "subject": "queens", "methodOptions": {"select": 9}}, "methodOptions"),
        ({"op": "search", "kind": "problem", "subject": "queens", "lines": 1}, "lines"),
        ({"op": "race", "kind": "problem", "subject": "queens", "checks": 0}, "checks"),
        ({"op": "race", "kind": "game", "subject": "tictactoe"}, "op"),
        ({"op": "solutions", "kind": "problem", "subject": "queens", "limit": "all"}, "limit"),
        ({"op": "play", "kind": "problem", "subject": "queens", "action": "c1"}, "op"),
        ({"op": "values", "kind": "problem", "subject": "queens"}, "op"),
        ({"op": "race", "kind": "problem"}, "subject"),
        ({"op": "race"}, "kind"),
    ],
)
def test_a_fault_is_told_with_its_field(request_: dict[str, Any], field: str) -> None:
    assert refusal(**request_)["field"] == field


def test_a_start_that_there_is_not_is_refused() -> None:
    request = {"method": "bfs_greedy", "methodOptions": {"start": 7}}
    assert refusal(op="search", **AUSTRALIA, **request)["field"] == "methodOptions"


def test_a_search_that_is_too_long_is_ended_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "MAX_EVENTS", 2_000)
    refused = refusal(op="search", kind="problem", subject="queens", position="20", method="backtracking")
    assert "too long to record" in refused["message"]
    assert refused["field"] == "method"


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=6),
    st.lists(st.integers(0, 3), max_size=2),
    st.dictionaries(st.sampled_from(["select", "order", "start", "x"]), st.integers(-1, 9)),
)
texts = st.one_of(
    st.sampled_from([*SMALL.values(), "1", "colours 2", "A-B", "A + B = C"]),
    st.text(alphabet="0123456789 ABC-+=|:;,.()colursx\n", max_size=30),
)
requests = st.fixed_dictionaries(
    {
        "op": st.sampled_from(["look", "estimate", "search", "compare", "race", "solutions"]),
        "kind": st.sampled_from(["problem", "problem", "problem", "game"]),
        "subject": st.sampled_from([*PROBLEMS, "tree"]),
        "checks": st.just(5_000),
    },
    optional={
        "position": st.one_of(texts, texts, junk),
        "method": st.one_of(st.sampled_from([*METHODS]), st.sampled_from([*METHODS]), junk),
        "methodOptions": st.one_of(
            st.fixed_dictionaries({}, optional={"select": st.integers(0, 3), "order": st.integers(0, 1)}), junk
        ),
        "options": st.one_of(st.just({}), junk),
        "lines": st.one_of(st.just(False), junk),
        "limit": st.one_of(st.integers(1, 3), junk),
    },
)


LARGE = {"sudoku", "us_map", "timetable", "cryptarithm"}


@pytest.mark.slow
@given(requests)
@examples(60)
def test_no_request_about_problems_meets_a_fault_of_plyscope(request: dict[str, Any]) -> None:
    if request["op"] == "search" and request["subject"] in LARGE:
        request["method"] = "forward_checking"  # others may take a long time
    data, columns = ask(**request)
    if "error" in data:
        assert "fault" not in data["error"], data["error"].get("fault")
    elif request["op"] == "search" and data["kind"] == "problem":
        assert data["checked"] == data["solved"]
        assert len(columns["parent"]) == data["nodes"]
