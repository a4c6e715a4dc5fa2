"""The first tree: stepped through by line, node and cut, forward and back, played and scrubbed."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator

import pytest
from opening import OpenPage
from playwright.sync_api import Browser, expect
from screen import Screen, expect_end_of_lesson
from serving import DIST, SUB_PATH, SubPathHandler

STEPS_BY_NODE = 15
AT_THE_CUT = 9
LINES_RUN_FIRST = [
    "if game.is_terminal(state):",
    "if depth == 0:",
    "v = -inf",
    "for action in game.actions(state):",
    "child = game.result(state, action)",
    "v = max(v, min_value(child, alpha, beta, depth - 1))",
    "if game.is_terminal(state):",
    "if depth == 0:",
    "v = inf",
]


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Python's files at `gated_address` wait for this; it is open at the end at the latest."""
    event = threading.Event()
    yield event
    event.set()


@pytest.fixture
def gated_address(gate: threading.Event) -> Iterator[str]:
    """The address of the built page on a server that does not send Python's files yet."""

    class GatedHandler(SubPathHandler):
        def do_GET(self) -> None:  # noqa: N802  (the name that http.server requires)
            if "/python/" in self.path:
                gate.wait()
            super().do_GET()

    handler = functools.partial(GatedHandler, directory=str(DIST))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}{SUB_PATH}/index.html"
    server.shutdown()


def test_during_the_boot_the_lesson_is_stepped_and_what_is_chosen_is_done_after_it(
    open_page: OpenPage, chromium: Browser, gated_address: str, gate: threading.Event
) -> None:
    """And the boot shows its stages."""
    page = open_page(chromium, gated_address)
    screen = Screen(page)
    progress = page.locator("boot-view progress")
    expect(progress).to_be_visible()
    expect(page.locator("boot-view label")).not_to_be_empty()
    screen.forward(AT_THE_CUT)
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    screen.to_the_end()
    expect_end_of_lesson(screen)
    assert page.evaluate("document.documentElement.dataset.python") == "booting"
    screen.choose_card("Game", "tictactoe/two-left")
    gate.set()
    expect(page.locator("boot-view")).to_have_text("Python ready", timeout=60_000)
    expect(progress).to_have_count(0)
    expect(screen.board).to_have_attribute("data-cells", "X.O/OXX/XO.", timeout=60_000)
    screen.settled()
    expect(screen.moves).to_have_count(2)


def test_a_step_goes_from_node_to_node_or_to_the_line_that_runs_next(screen: Screen) -> None:
    screen.forward()
    expect(screen.narration).to_have_text(
        "Visit A with α = −∞, β = +∞. MAX looks for the largest value."
    )
    screen.forward(2)
    expect(screen.narration).to_contain_text("b₁ is worth 3")
    expect(screen.chips).to_contain_text(f"step 3 of {STEPS_BY_NODE}")
    expect(screen.chips).to_contain_text("3 of 11")
    screen.press("Home")
    screen.button("line").click()
    for line in LINES_RUN_FIRST:
        screen.forward()
        expect(screen.page.locator("code-view .cm-line.lit")).to_have_text(line)
    screen.back()
    expect(screen.page.locator("code-view .cm-line.lit")).to_have_text(LINES_RUN_FIRST[-2])


def test_a_step_goes_to_the_cut_a_name_to_its_node_and_the_scrubber_anywhere(
    screen: Screen,
) -> None:
    screen.button("cut").click()
    screen.forward()
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    screen.forward()
    expect(screen.narration).to_contain_text("MAX takes a₁, worth 3. One cut saved 2 of 9 leaves.")
    screen.button("node").click()
    screen.scrubber.fill(str(AT_THE_CUT))
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    screen.narration.get_by_role("link", name="A", exact=True).click()
    expect(screen.narration).to_contain_text("MAX takes a₁, worth 3.")
    screen.scrubber.fill("0")
    expect(screen.narration).to_contain_text("Press Next step")
    screen.scrubber.focus()
    screen.press("ArrowRight", "ArrowRight")
    expect(screen.chips).to_contain_text("step 2")
    screen.press("End")
    expect_end_of_lesson(screen)
    text = f"step {STEPS_BY_NODE} of {STEPS_BY_NODE}"
    expect(screen.scrubber).to_have_attribute("aria-valuetext", text)


PLAY_TO_THE_END = """async () => {
  let frames = 0;
  document.querySelector("transport-view [aria-label^=Watch]").click();
  while (plyscope.state().playing || plyscope.state().cursor === 0) {
    await new Promise(requestAnimationFrame);
    frames += 1;
  }
  return frames;
}"""


def test_playing_makes_a_step_in_every_frame_at_full_speed_ends_by_itself_and_begins_again(
    screen: Screen,
) -> None:
    speed = screen.page.get_by_role("combobox", name="Speed")
    speed.select_option("max")
    frames = screen.page.evaluate(PLAY_TO_THE_END)
    steps = int(screen.scrubber.get_attribute("max") or 0)
    assert steps <= frames <= steps + 3
    expect_end_of_lesson(screen)
    watch, pause = screen.button("Watch (space)"), screen.button("Pause (space)")
    expect(watch).to_be_visible()
    speed.select_option("½×")
    watch.click()
    assert screen.state()["cursor"] < steps
    # A screen reader reads the steps, but not while they run by themselves.
    expect(screen.narration).to_have_attribute("aria-live", "off")
    pause.click()
    expect(watch).to_be_visible()
    assert not screen.state()["playing"]
    expect(screen.narration).to_have_attribute("aria-live", "polite")


def test_the_keys_step_play_and_choose_what_a_step_is(screen: Screen) -> None:
    screen.press("ArrowRight", "ArrowRight", "ArrowRight")
    expect(screen.chips).to_contain_text("step 3 of")
    screen.press("ArrowLeft")
    expect(screen.chips).to_contain_text("step 2 of")
    screen.press("Shift+ArrowRight")
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    screen.press("End")
    expect_end_of_lesson(screen)
    screen.press("Shift+ArrowLeft")
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    screen.press("Home")
    expect(screen.narration).to_contain_text("Press Next step")
    for key, granularity in {"l": "line", "k": "cut", "n": "node"}.items():
        screen.press(key)
        expect(screen.button(granularity)).to_have_attribute("aria-pressed", "true")
    screen.press("Space")
    expect(screen.button("Pause (space)")).to_be_visible()
    screen.press("Space")
    expect(screen.button("Watch (space)")).to_be_visible()
