"""What axe-core finds wrong with a page."""

from __future__ import annotations

from playwright.sync_api import Page
from serving import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
# WCAG 2.2 AA requires it, but axe checks it only if it is told to.
AXE_OPTIONS = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}

# What is half faded in has half its contrast. Spinners, which never end, are not waited for.
FADED_IN = """async () => {
  const ends = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
}"""


def violations(page: Page) -> list[str]:
    """One line for each fault."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    page.evaluate(FADED_IN)
    found = page.evaluate(
        "async (options) => (await axe.run(document, options)).violations", AXE_OPTIONS
    )
    return [
        f"{fault['id']}: {fault['help']}: {', '.join(map(str, node['target']))}"
        for fault in found
        for node in fault["nodes"]
    ]
