"""How smoothly steps move on the built page, in Chromium without a GPU at 1280 × 800."""

from pathlib import Path

from been_here import BEEN_HERE
from playwright.sync_api import Page, sync_playwright

from building.measured import Row, row

STEPS = 24
TARGET = 59  # frames a second, of the 60 that the screen shows

# Each step is made as soon as the one before it has arrived. A frame's interval is counted if a
# step moves at both of its ends; the time in between is that of painting and of all the rest.
MEASURE = """async (steps) => {
  const { stage } = document.querySelector("#tree");
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const forward = { key: "ArrowRight", bubbles: true, cancelable: true };
  const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", forward));
  const intervals = [];
  for (let step = 0; step < steps; step += 1) {
    press();
    await frame();
    let before = await frame();
    while (stage.stepper.step) {
      const now = await frame();
      intervals.push(now - before);
      before = now;
    }
  }
  return intervals;
}"""


def run(tools: dict[str, str]) -> list[Row]:
    """Steps in the first tree, in tic-tac-toe's alpha-beta tree, and in two trees side by side."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=tools["chromium"] or None, args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(BEEN_HERE)
        page.goto((Path(tools["dist"]) / "index.html").as_uri())
        settle(page)
        rows = [describe("the first tree", page.evaluate(MEASURE, STEPS // 2))]
        page.locator("settings-view button[name=subject]").click()
        page.locator('gallery-view [data-card="tictactoe/empty"]').click()
        settle(page)
        rows.append(describe("tic-tac-toe, alpha-beta", page.evaluate(MEASURE, STEPS)))
        page.get_by_role("button", name="Side by side").click()
        page.get_by_role("button", name="Cuts on ≥ beside").click()
        settle(page)
        rows.append(describe("two trees of tic-tac-toe", page.evaluate(MEASURE, STEPS)))
        browser.close()
    return rows


def settle(page: Page) -> None:
    """Waits until Python is ready and nothing is under way."""
    quiet = "() => document.documentElement.matches('[data-python=ready][data-busy=false]')"
    for _ in range(600):
        page.wait_for_timeout(200)
        if page.evaluate(quiet):
            return
    raise RuntimeError("The page did not come to rest in two minutes.")


def describe(title: str, intervals: list[float]) -> Row:
    """A row about the frames of one tree."""
    ordered = sorted(intervals)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    rate = 1000 * len(ordered) / sum(ordered)
    note = f"{len(ordered)} frames; an interval: median {at(0.5):.1f} ms, 95 % {at(0.95):.1f} ms, worst {at(1):.1f} ms"
    return row(title, "frames a second while steps move", rate, "", at_least=TARGET, note=note)
