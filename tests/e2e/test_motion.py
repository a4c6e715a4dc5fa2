"""Steps of the tree move, unless they are too quick for it or a person prefers less motion."""

from collections.abc import Iterator

import pytest
from screen import Screen
from waiting import AT_REST, wait_for

STEP = """() => {
  const { stage } = document.querySelector("#tree");
  return stage.stepper.step;
}"""

# Counts the steps that begin to move. On a busy machine, one may be over before it is painted; and
# where painting takes long, none moves, so here it takes no time.
WATCH = """() => {
  const { stage } = document.querySelector("#tree");
  const { stepper } = stage;
  const { begin } = Object.getPrototypeOf(stepper);
  Object.defineProperty(stage, "paintTimes", { get: () => [], set() {}, configurable: true });
  window.moved = 0;
  stepper.begin = (...given) => {
    begin.apply(stepper, given);
    if (stepper.step) window.moved += 1;
  };
}"""
FORGET = """() => {
  const { stage } = document.querySelector("#tree");
  delete stage.paintTimes;
  delete stage.stepper.begin;
  stage.paintTimes = [];
}"""


def press(screen: Screen, key: str) -> None:
    screen.page.keyboard.press(key)
    screen.settled()


@pytest.fixture
def watched(screen: Screen) -> Iterator[Screen]:
    """A screen that counts the steps that move, at the beginning of the search."""
    screen.ask_for_motion()
    press(screen, "Home")
    press(screen, "ArrowRight")
    wait_for(screen.page, AT_REST)
    screen.page.evaluate(WATCH)
    yield screen
    screen.page.evaluate(FORGET)


def moved(screen: Screen) -> int:
    """How many steps have moved since the last time."""
    wait_for(screen.page, AT_REST)
    assert screen.page.evaluate(STEP) is None
    noted: int = screen.page.evaluate("window.moved")
    screen.page.evaluate("window.moved = 0")
    return noted


def test_a_step_moves_forward_and_the_same_step_back(watched: Screen) -> None:
    """Unless a person prefers less motion; and the next step does not wait for it."""
    press(watched, "ArrowRight")
    assert moved(watched) == 1
    press(watched, "ArrowLeft")
    assert moved(watched) == 1
    for _ in range(4):
        watched.page.keyboard.press("ArrowRight")
    cursor = watched.state()["cursor"]
    assert moved(watched) > 0
    assert watched.state()["cursor"] == cursor
    watched.page.emulate_media(reduced_motion="reduce")
    press(watched, "ArrowRight")
    press(watched, "ArrowLeft")
    assert moved(watched) == 0


def test_nothing_moves_while_a_search_plays_at_twenty_times_the_usual_speed(
    watched: Screen,
) -> None:
    watched.page.get_by_role("combobox", name="Speed").select_option("20×")
    watched.page.evaluate("document.activeElement.blur()")
    press(watched, "Home")
    moved(watched)
    watched.page.keyboard.press(" ")
    wait_for(
        watched.page,
        "() => !plyscope.state().playing && plyscope.state().cursor > 5",
    )
    assert moved(watched) == 0


def test_a_subtree_that_is_closed_goes_back_into_its_node(watched: Screen) -> None:
    press(watched, "End")
    wait_for(watched.page, AT_REST)
    watched.page.evaluate("document.querySelector('#tree').toggle(1)")
    moving = "() => document.querySelector('#tree').stage.reshaper.move !== null"
    drawn = "await document.querySelector('#tree').updateComplete"
    assert watched.page.evaluate(f"async () => {{ {drawn}; return ({moving})(); }}")
    wait_for(watched.page, AT_REST)
    assert not watched.page.evaluate(moving)
