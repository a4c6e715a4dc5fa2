"""The teacher's report and the student's page: what is in the file, and what is not."""

from __future__ import annotations

import base64
import hashlib
import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from judged import HIDDEN, OPEN, case, tasks, verdict, verdicts
from judged import task as any_task
from plyscope.check.report import report, student_page, student_pages
from plyscope.check.report.document import own
from plyscope.check.report.listing import listing
from plyscope.check.report.teacher import groups_of
from plyscope.check.report.texts import clean_code, printed
from plyscope.check.report.trees import LARGEST
from plyscope.check.task import HINTS, Case, Task
from plyscope.check.verdict import CaseVerdict, Part, Verdict
from plyscope.compare import difference
from plyscope.game import BadInput
from read_report import Reading, all_bytes
from sample_class import FOLDER, SUBMISSIONS, sample, task

pytestmark = pytest.mark.native  # the built Pyodide has no viewer

SOME = ("amina", "ines", "mateo", "nadia", "priya", "bianca", "emil")
HOSTILE = (
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    "<img src=x onerror=alert(1)>",
    "\" onclick='alert(1)' x=\"",
    "&lt;b&gt;&amp;",
    "\ud800 alone \udfff",
    "\u202egnorw\u202c \u2066left\u2069",
    "a\x00b\x1b[31mc\x85",
    "PLYSCOPE-TREE </style> ]]>",
    "x" * 300_000,
    "",
)


@cache
def some() -> tuple[Verdict, ...]:
    return tuple(sample(SUBMISSIONS / f"{name}.py") for name in SOME)


@cache
def read_report() -> Reading:
    return Reading(report(some(), task()))


def named(name: str) -> Verdict:
    return some()[SOME.index(name)]


def submission(reading: Reading, name: str) -> Any:
    (found,) = (each for each in reading.all("details", "submission") if each.attributes["data-name"] == name)
    return found


# The teacher's report


@pytest.mark.slow
def test_it_says_how_many_earned_how_much() -> None:
    points = read_report().all("table", "chart")[0]
    assert points.text.startswith("Points that were earned")
    assert "all 101 of 7" in points.text
    assert "0 to under 14 of 7" in points.text


@pytest.mark.slow
def test_it_says_how_many_made_which_mistake() -> None:
    mistakes = read_report().all("table", "chart")[2]
    assert "MIN takes the largest of its replies2 of 7" in mistakes.text
    assert "α and β are swapped1 of 7" in mistakes.text
    assert "the result is right1 of 7" in mistakes.text
    outcomes = read_report().all("table", "chart")[1].text
    assert "same as expected1 of 7" in outcomes
    assert "right, inefficient1 of 7" in outcomes


def test_those_with_the_same_mistake_stand_together_with_a_sentence_and_what_to_say() -> None:
    (group,) = (each for each in read_report().all("section", "group") if "MIN takes the largest" in each.text)
    assert "2 of 7: MIN takes the largest of its replies" in group.text
    assert "At node 1 your MIN takes the largest of its replies; MIN takes the smallest." in group.text
    assert "In the next lecture: Work out one small tree" in group.text
    assert "mateo" in group.text
    assert "nadia" in group.text
    assert "priya" not in group.text


def test_each_submission_stands_once_and_all_links_lead_somewhere() -> None:
    reading = read_report()
    names = [each.attributes["data-name"] for each in reading.all("details", "submission")]
    assert sorted(names) == sorted(SOME)
    ids = [each.attributes["id"] for each in reading.elements if "id" in each.attributes]
    assert len(ids) == len(set(ids))
    links = [each.attributes["href"] for each in reading.all("a")]
    assert links
    assert {link[1:] for link in links} <= set(ids)


def test_a_submission_counts_once_and_is_named_where_another_case_shows_something_else() -> None:
    both = verdict(case(), case("other", mistake=difference.WRONG_CUT, sentence="Your search cuts."))
    cuts = verdict(case(mistake=difference.WRONG_CUT, sentence="Your search cuts."))
    first, second = groups_of([both, verdict(case()), cuts])
    assert (first.members, second.members, second.also) == ([0, 1], [2], [0])
    assert [group.members for group in groups_of([both])] == [[0]]
    html = report([both, cuts], any_task())
    assert 'Seen in other cases of <a href="#submission-0">' in html


def test_what_is_wrong_is_worse_than_what_is_inefficient() -> None:
    both = verdict(case(mistake="missed cut", sentence="Slow."), case("other"))
    assert both.mistake == "value"
    assert 'data-outcome="different"' in report([both], any_task())
    assert "right, inefficient" not in Reading(report([both], any_task())).all("summary")[0].text


def test_a_doubt_is_told_as_a_doubt() -> None:
    html = report([verdict(case(kind="not compared", doubt=True))], any_task())
    assert "Perhaps: MIN takes the largest of its replies" in html
    assert "This is a doubt: it costs nothing by itself." in html


def test_a_submission_has_its_points_its_line_and_the_program_around_it() -> None:
    shown = submission(read_report(), "mateo").text
    assert "Points of mateo" in shown
    assert "tree 1" in shown
    assert "tree 1, tree 2, tree 3, tree 4: There is nothing to compare." in shown
    line = named("mateo").cases[0].line
    assert line
    (here, *_) = (each for each in read_report().all("li", "here") if "best" in each.text)
    assert here.text.startswith(f"{line}This line: ")
    assert named("mateo").source.split("\n")[line - 1].strip() in here.text


def test_what_nobody_could_run_is_named_with_the_reason() -> None:
    nothing = Verdict("empty", "t", (), ("There is no Python file in it.",))
    html = report([nothing], any_task())
    assert "Not judged" in html
    assert "There is no Python file in it." in html
    assert "No submissions." in html


def test_tables_have_captions_headings_go_down_by_one_and_controls_have_labels() -> None:
    for html in (report(some(), task()), student_page(named("mateo"), task(hint="sentence"))):
        reading = Reading(html)
        tags = [each.tag for each in reading.elements]
        assert tags.count("table") == tags.count("caption") > 0
        assert tags.count("h1") == tags.count("main") == 1
        levels = [int(tag[1]) for tag in tags if re.fullmatch("h[1-6]", tag)]
        assert levels[0] == 1
        assert all(now <= before + 1 for before, now in pairwise(levels))
        labels = {each.attributes["for"] for each in reading.all("label")}
        fields = [*reading.all("select"), *reading.all("input")]
        assert {each.attributes["id"] for each in fields} == labels


# Trees


def test_viewer_and_trees_stand_once_and_each_tree_opens_at_its_node() -> None:
    reading = read_report()
    told = reading.trees()
    frames = reading.all("details", "tree")
    assert {each.attributes["data-tree"] for each in frames} == set(told)
    assert len([each for each in reading.all("script") if each.attributes.get("id") == "frame"]) == 1
    first = next(each for each in frames if "opened at node 1" in each.text)
    head = told[first.attributes["data-tree"]]["reply"]
    assert head["opens"] == {"row": 1}
    assert "takes the largest" in head["differs"]["sentence"]


def test_equal_trees_stand_once() -> None:
    twice = replace(named("mateo"), submission="another")
    once = Reading(report([named("mateo")], task())).trees()
    assert Reading(report([named("mateo"), twice], task())).trees() == once


def test_a_tree_that_is_too_large_is_left_out_with_a_sentence() -> None:
    html = report([verdict(case(tree="A" * (LARGEST + 1), nodes=41_713))], any_task())
    assert "Its tree (41,713 nodes) is too large for this file, and is left out." in html
    assert Reading(html).trees() == {}
    assert 'id="frame"' not in html, "without trees, nobody needs the viewer"


@pytest.mark.slow
def test_two_hundred_submissions_with_large_trees_stay_within_15_megabytes() -> None:
    noise = random.Random(1)

    def one(number: int) -> Verdict:
        trees = [base64.b64encode(noise.randbytes(150_000)).decode() for _ in range(2)]
        cases = [case(f"case {at}", tree=tree, output="x" * 200_000) for at, tree in enumerate(trees)]
        return Verdict(str(number), "t", cases, source="    x = 1  # y\n" * 400)

    class_of = [one(number) for number in range(200)]
    html = report(class_of, any_task())
    assert len(html.encode()) <= 15_000_000
    assert "is too large for this file" in html
    held = html.count('<script type="text/plain"')
    assert held >= 40, "as many as there is room for"


def test_without_a_viewer_all_but_the_trees_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any) -> str:
        raise BadInput("This copy of Plyscope has no viewer.")

    monkeypatch.setattr("plyscope.check.report.trees.page_of", none)
    html = report([named("mateo")], task())
    assert "This copy of Plyscope has no viewer." in html
    assert "MIN takes the largest" in html


# What is safe


@pytest.mark.parametrize("make", [lambda each, task: report([each], task), student_page], ids=["teacher", "student"])
def test_the_policy_allows_these_scripts_and_styles_and_nothing_else(make: Callable[[Verdict, Task], str]) -> None:
    reading = Reading(make(named("mateo"), task(hint="sentence")))
    policy = next(each.attributes["content"] for each in reading.all("meta") if "http-equiv" in each.attributes)
    allowed = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert allowed["default-src"] == allowed["base-uri"] == allowed["form-action"] == "'none'"
    run = [each.text for each in reading.all("script") if "type" not in each.attributes]
    assert run == [own("report.js")]
    assert sum_of(own("report.js")) in allowed["script-src"]
    assert len(allowed["script-src"].split()) == 3, "and the two of the frames"
    assert [each.text for each in reading.all("style")] == [own("report.css")]
    assert sum_of(own("report.css")) in allowed["style-src"]
    harmless(reading)


def sum_of(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def harmless(reading: Reading) -> None:
    """Nothing in it runs, loads or leads away."""
    for element in reading.elements:
        assert element.tag not in {"img", "iframe", "object", "embed", "link", "base"}
        for name, text in element.attributes.items():
            assert not name.startswith("on"), name
            assert name not in {"src", "style", "srcdoc", "action"}
            assert name != "href" or text.startswith("#")


@pytest.mark.slow
@pytest.mark.parametrize("text", HOSTILE, ids=[repr(text[:20]) for text in HOSTILE])
@pytest.mark.parametrize("make", [lambda each, task: report([each], task), student_page], ids=["teacher", "student"])
def test_hostile_texts_do_no_harm(make: Callable[[Verdict, Task], str], text: str) -> None:
    told = CaseVerdict(
        text,
        "different",
        text,
        text,
        3,
        [text] * 3,
        1,
        "",
        text,
        parts=[Part("value", 0, 1, text)],
        output=text,
        tree=text,
    )
    hostile = Verdict(text, text, [told, told], [text], text, text)
    html = make(hostile, Task(text, text, [Case(text)], text))
    html.encode("utf-8")
    reading = Reading(html)
    harmless(reading)
    usual = Reading(make(named("mateo"), task(hint="sentence")))
    assert {each.tag for each in reading.elements} <= {each.tag for each in usual.elements} | {"em", "pre"}
    assert len(html) < 500_000
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", html)


def test_of_ten_million_characters_the_start_and_the_end_are_shown() -> None:
    html = printed("first " + "x" * 10_000_000 + " last")
    assert html.startswith("first ")
    assert html.endswith(" last")
    assert "9,998,011 more characters" in html
    assert len(html) < 3_000


def test_what_turns_the_letters_of_a_program_is_seen() -> None:
    assert clean_code("if x:  # \u202e\u2066 admin\u200f") == "if x:  # [U+202E][U+2066] admin[U+200F]"
    assert "<bdi>" in report([replace(verdict(), submission="\u202eevil.py")], any_task())


@pytest.mark.slow
@settings(max_examples=20)
@given(verdicts, tasks)
def test_any_verdict_makes_a_report_and_a_page(each: Verdict, task: Task) -> None:
    for html in (report([each, each], task), student_page(each, task)):
        html.encode("utf-8")
        harmless(Reading(html))


# The program


def test_a_listing_shows_the_line_among_others_and_loses_nothing() -> None:
    source = 'def f(x):\n    """One\n    two"""\n    if x:  # why\n        return "<b>"\n\n\n\nf(1)\n'
    html = listing(source, 4)
    assert '<span class="keyword">def</span> <span class="name">f</span>' in html
    assert '<span class="string">    two&quot;&quot;&quot;</span>' in html
    assert '<span class="comment"># why</span>' in html
    assert html.count("<li") == 9
    lines = [each.text for each in Reading(html).all("code")]
    assert lines == source.rstrip("\n").split("\n")


def test_a_listing_of_a_line_that_there_is_not_is_empty() -> None:
    assert listing("x = 1", 2) == listing("", 5) == listing("x = 1", 0) == ""


@pytest.mark.slow
def test_a_program_without_an_end_of_a_text_is_listed_soon() -> None:
    for text in ("'" * 100_000, '"""' + "x\\" * 90_000, "rb" * 90_000, "def " * 49_000):
        assert listing(text + "\nx", 2)


# The student's page


@pytest.mark.parametrize("hint", HINTS)
def test_what_a_student_may_not_see_is_nowhere_in_the_bytes(hint: str) -> None:
    secret = f"secret {HIDDEN}"
    here = named("mateo")
    first, second, *_ = here.cases
    cases = [
        replace(first, sentence=f"{HIDDEN} sentence", path=("move-of-the-path",), remedy=f"{HIDDEN} remedy"),
        replace(second, case=secret, secret=True, path=("secret-move",), output=f"{HIDDEN} output"),
    ]
    told = replace(here, cases=cases)
    asked = task(hint=hint)
    page = student_page(told, asked)
    found = b"\n".join(all_bytes(page))
    assert secret.encode() not in found
    assert b"secret-move" not in found
    assert f"{HIDDEN} output".encode() not in found
    is_told = hint == "sentence"
    assert (f"{HIDDEN} sentence".encode() in found) is is_told
    assert (f"{HIDDEN} remedy".encode() in found) is is_told
    assert (b'"opens":{"row":1}' in found) is is_told, "the tree"
    assert (b"move-of-the-path" in found) is (hint != "kind")
    # The tree of the secret case is not that of the open one.
    assert len(Reading(page).trees()) == (1 if is_told else 0)
    everything = b"\n".join(all_bytes(report([told], asked)))
    for each in (secret, "secret-move", f"{HIDDEN} sentence", f"{HIDDEN} output", '"opens":{"row":1}'):
        assert each.encode() in everything, "the search finds it where it is"


def test_a_student_sees_points_the_line_and_their_own_tree() -> None:
    page = Reading(student_page(named("mateo"), task(hint="sentence")))
    text = page.all("body")[0].text
    assert "0 of 10 points" in text
    assert "Your tree, opened at node 1" in text
    assert "submission" not in {each.attributes.get("class") for each in page.all("details")}


def test_a_student_who_is_right_reads_that() -> None:
    assert "Your search is the same as the one that is expected." in student_page(named("amina"), task())
    assert OPEN in student_page(verdict(case(kind="same", mistake="")), any_task())


def test_each_student_has_a_file_whose_name_harms_no_system() -> None:
    names = ["anna.py", "Anna.py", "../../etc/passwd", "con", "..", "", "müller & co", "a/b", "a\\b", "x" * 300]
    files = list(student_pages([replace(verdict(case()), submission=name) for name in names], any_task()))
    assert files[:2] == ["anna.html", "Anna-2.html"]
    assert len({each.casefold() for each in files}) == len(names)
    for file in files:
        assert re.fullmatch(r"[\w][\w.-]{0,90}\.html", file), file
        assert file != "con.html"


# What stands elsewhere too


def test_the_colours_are_those_of_the_page() -> None:
    page = (FOLDER.parents[1] / "static" / "css" / "tokens.css").read_text(encoding="utf-8")
    colours = re.compile(r"(--[\w-]+): ([^;]+);")
    known = dict(colours.findall(page))
    used = colours.findall(own("report.css").split("}")[0])
    assert len(used) > 15
    assert [(name, known[name]) for name, _ in used] == used


def test_the_example_class_has_thirty_submissions_and_a_task_of_a_dozen_lines() -> None:
    assert len(list(SUBMISSIONS.glob("*.py"))) == 30
    assert len((FOLDER / "task.toml").read_text(encoding="utf-8").splitlines()) <= 20
    assert task().most == 10
