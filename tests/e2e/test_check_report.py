"""The report of a class and the page of a student in a browser, from the disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from opening import OpenPage
from playwright.sync_api import Browser, Locator, Page, expect
from plyscope.check.report import report, student_page

from tests.unit.check.sample_class import SUBMISSIONS, sample, task

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SOME = ("amina", "ines", "mateo", "nadia", "priya", "xenia", "bianca")


@pytest.fixture(scope="session")
def some() -> list[Any]:
    return [sample(SUBMISSIONS / f"{name}.py") for name in SOME]


@pytest.fixture
def opened(
    request: pytest.FixtureRequest, open_page: OpenPage, some: list[Any], tmp_path: Path
) -> Callable[..., Page]:
    """Opens the report, or the page of a student if one is named."""

    def open_it(student: str = "", browser: str = "chromium", **options: Any) -> Page:
        asked = task(hint="sentence")
        html = student_page(some[SOME.index(student)], asked) if student else report(some, asked)
        file = tmp_path / "report.html"
        file.write_text(html, encoding="utf-8")
        started: Browser = request.getfixturevalue(browser)
        return open_page(started, file.as_uri(), **{"viewport": DESK, **options})

    return open_it


def submission(page: Page, name: str) -> Locator:
    return page.locator(f".submission[data-name={name}]")


def shown(page: Page) -> list[str]:
    names: list[str] = page.locator(".submission:visible").evaluate_all(
        "all => all.map((each) => each.dataset.name)"
    )
    return names


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_submission_opens_with_its_tree_at_the_node(
    opened: Callable[..., Page], browser: str
) -> None:
    page = opened(browser=browser)
    expect(page.locator("iframe")).to_have_count(0)
    submission(page, "mateo").locator("> summary").click()
    tree = page.frame_locator("iframe")
    expect(tree.locator(".narration")).to_contain_text("returns 12")
    expect(tree.locator(".count")).to_have_text("6 of 17")
    expect(page.locator("iframe")).to_have_attribute("sandbox", "allow-scripts")
    tree.get_by_role("button", name="To the end").click()
    expect(tree.locator(".narration")).to_contain_text("Your MIN takes the largest of its replies")
    submission(page, "mateo").locator("> summary").click()
    expect(page.locator("iframe")).to_have_count(0)


def test_submissions_are_filtered_and_sorted_and_links_find_them_again(
    opened: Callable[..., Page],
) -> None:
    page = opened()
    page.get_by_label("Mistake").select_option(label="MIN takes the largest of its replies")
    assert shown(page) == ["mateo", "nadia"]
    expect(page.get_by_role("status")).to_have_text("2 of 7 shown")
    page.get_by_label("Name").fill("NAD")
    assert shown(page) == ["nadia"]
    page.locator("#tools").evaluate("form => form.reset()")
    page.get_by_label("Outcome").select_option(label="crashed")
    assert shown(page) == ["xenia"]
    page.get_by_role("link", name="α and β are swapped").click()
    # The link's own event comes after the click.
    expect(page.locator(".submission:visible")).to_have_count(7)
    page.get_by_label("In order").select_option(label="by name")
    assert shown(page) == sorted(SOME)
    page.get_by_label("In order").select_option(label="fewest points first")
    assert shown(page)[-1] == "amina"
    page.get_by_label("In order").select_option(label="by mistake")
    page.get_by_role("button", name="Open all").click()
    expect(page.locator(".submission[open]")).to_have_count(7)
    expect(page.locator("iframe")).to_have_count(0)


def test_it_is_used_by_keyboard(opened: Callable[..., Page]) -> None:
    page = opened()
    page.get_by_role("link", name="MIN takes the largest of its replies").press("Enter")
    expect(submission(page, "mateo").locator("> summary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.frame_locator("iframe").locator(".count")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("group", name="Lines")).to_be_focused()


def test_without_scripts_all_but_the_trees_can_be_read(opened: Callable[..., Page]) -> None:
    page = opened(java_script_enabled=False)
    expect(page.locator("#tools")).to_be_hidden()
    submission(page, "mateo").locator("> summary").click()
    expect(page.locator(".submission[open] .sentence").first).to_be_visible()


@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)])
@pytest.mark.parametrize("student", ["", "mateo"], ids=["teacher", "student"])
def test_axe_finds_nothing_and_nothing_is_cut(
    opened: Callable[..., Page],
    axe: Callable[[Page], list[str]],
    student: str,
    scheme: str,
    size: dict[str, int],
) -> None:
    # axe brings its own script, which the policy would refuse.
    page = opened(student, color_scheme=scheme, viewport=size, bypass_csp=True)
    if not student:
        for summary in page.locator(".submission > summary").all():
            summary.click()
    expect(page.frame_locator("iframe >> nth=0").locator(".count")).to_be_attached()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    frame = page.frame_locator("iframe >> nth=0")
    inside = "each => each.getBoundingClientRect().right <= innerWidth"
    assert frame.locator(".panel-toggle").evaluate(inside)
