"""Steps of the tree move, unless they are too quick for it or a person prefers less motion."""

import pytest
from screen import Screen
from waiting import AT_REST, wait_for

STEP = """() => {
  const { stage } = document.querySelector("#tree");
  return stage.stepper.step;
}"""

# Counts the pictures painted while a step moves, and the longest time between two of them.
WATCH = """() => {
  const { stage } = document.querySelector("#tree");
  const paint = stage.paintNow;
  window.phases = [];
  stage.paintNow = function () {
    if (this.stepper.step) window.phases.push(this.stepper.step.phase);
    paint.call(this);
  };
}"""


def press(screen: Screen, key: str) -> None:
    screen.page.keyboard.press(key)
    screen.settled()


@pytest.fixture
def watched(screen: Screen) -> Screen:
    """A screen that notes the phases at which steps are painted, at the beginning of the search."""
    screen.ask_for_motion()
    press(screen, "Home")
    press(screen, "ArrowRight")
    wait_for(screen.page, AT_REST)
    screen.page.evaluate(WATCH)
    return screen


def phases(screen: Screen) -> list[float]:
    wait_for(screen.page, AT_REST)
    noted: list[float] = screen.page.evaluate("window.phases")
    screen.page.evaluate("window.phases = []")
    return noted


def test_a_step_moves_forward_and_the_same_step_back(watched: Screen) -> None:
    press(watched, "ArrowRight")
    forward = phases(watched)
    assert forward
    assert forward == sorted(forward)
    assert forward[0] >= 0
    assert forward[-1] <= 1
    press(watched, "ArrowLeft")
    back = phases(watched)
    assert len(back) > 1
    assert back == sorted(back, reverse=True)
    assert watched.page.evaluate(STEP) is None


def test_the_next_step_does_not_wait_for_the_one_under_way(watched: Screen) -> None:
    for _ in range(4):
        watched.page.keyboard.press("ArrowRight")
    cursor = watched.state()["cursor"]
    wait_for(watched.page, AT_REST)
    assert watched.state()["cursor"] == cursor
    assert watched.page.evaluate(STEP) is None


def test_nothing_moves_for_a_person_who_prefers_less_motion(watched: Screen) -> None:
    watched.page.emulate_media(reduced_motion="reduce")
    press(watched, "ArrowRight")
    press(watched, "ArrowLeft")
    assert phases(watched) == []


def test_nothing_moves_while_a_search_plays_at_twenty_times_the_usual_speed(
    watched: Screen,
) -> None:
    watched.page.get_by_role("combobox", name="Speed").select_option("20×")
    watched.page.evaluate("document.activeElement.blur()")
    press(watched, "Home")
    phases(watched)
    watched.page.keyboard.press(" ")
    wait_for(
        watched.page,
        "() => !plyscope.state().playing && plyscope.state().cursor > 5",
    )
    assert phases(watched) == []


def test_a_subtree_that_is_closed_goes_back_into_its_node(watched: Screen) -> None:
    press(watched, "End")
    wait_for(watched.page, AT_REST)
    watched.page.evaluate("document.querySelector('#tree').toggle(1)")
    moving = "() => document.querySelector('#tree').stage.reshaper.move !== null"
    drawn = "await document.querySelector('#tree').updateComplete"
    assert watched.page.evaluate(f"async () => {{ {drawn}; return ({moving})(); }}")
    wait_for(watched.page, AT_REST)
    assert not watched.page.evaluate(moving)
