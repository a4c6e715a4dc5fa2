"""A run below a cell of a notebook, or two side by side: the document in a frame that needs no
server and no kernel, and beside it the same as a still picture for where frames are not shown."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from plyscope.game import BadInput
from plyscope.notebook.page import address, page
from plyscope.notebook.payload import MOST_SHOWN, Payload, payloads, titles
from plyscope.notebook.still import image, still
from plyscope.runs import Run

HEIGHTS: Final = (420, 560)
"""In CSS pixels: a frame cannot make itself larger."""
FEW_LEVELS: Final = 4
EACH_LEVEL: Final = 30
WITH_BOARDS: Final = (285, 115)
"""The height without levels, and that of a level, at which boards stand at the nodes; only for so
few levels and nodes."""
FEW_NODES: Final = 24
STACKED: Final = 100
"""Two trees get so much more: in a narrow cell, one stands below the other."""
STYLE: Final = (
    ".plyscope-run:has(iframe) > .still {display: none}\n"
    ".plyscope-run > .still > img ~ pre {display: none}\n"
    ".plyscope-run, .plyscope-run :has(> iframe) {width: 100%}\n"
    ".plyscope-run iframe {display: block; width: 100%; border: 0; color-scheme: normal}\n"
)
"""Where the frame was taken out, the picture shows; where styles were too, as in a notebook that is
not trusted, the tree as text."""
MOST_WRITTEN: Final = 200
MOST_AS_TEXT: Final = 60
SEEN: Final = "What was seen until then is kept."
NO_TREE: Final = "No function here called itself, so there is no tree."
ENDED_BEFORE: Final = "It ended before a function called itself, so there is no tree."


def cell(*runs: Run) -> str:
    """The HTML of a run, or of two in step, for the output of a cell."""
    drawn = [run for run in runs if has_tree(run)]
    said = [line for run in runs for line in sentences(run, is_one_of_two=len(runs) > 1)]
    if not drawn:
        return _said(said)
    shown = payloads(drawn)
    below = _said([*sentences_above(shown), *said])
    picture = _still(shown, drawn)
    try:
        document = page(shown)
    except BadInput as error:
        return f"{_said([str(error)])}\n{picture}\n{below}"
    named = escape(" and ".join(each.title for each in shown))
    frame = (
        f'<iframe sandbox="allow-scripts" height="{height(shown)}" loading="lazy"\n'
        f'title="The tree{"s" * (len(shown) > 1)} of {named}" srcdoc="{escape(document)}"></iframe>'
    )
    parts = [f"<style>\n{STYLE}</style>", frame, picture, below, *map(_opens, drawn)]
    inside = "\n".join(part for part in parts if part)
    return f'<div class="plyscope-run">\n{inside}\n</div>'


def _opens(run: Run) -> str:
    """A link to the same on the page; it stands outside of the frame, which may open nothing."""
    if not run.link or not address():
        return ""
    there = escape(f"{address()}#{run.link}")
    return f'<p><a href="{there}" target="_blank" rel="noopener">Open in Plyscope</a></p>'


def _still(shown: Sequence[Payload], runs: Sequence[Run]) -> str:
    pictures: list[str] = []
    for each in shown:
        about = f"The tree of {each.title}: {each.nodes:,} nodes"
        pictures += [f"<p>{escape(about)}</p>"] if len(shown) > 1 else []
        pictures.append(image(still(each), about, "max-width: 100%"))
    inside = "\n".join(pictures)
    return f'<div class="still">\n{inside}\n<pre>{escape(_trees(runs, MOST_AS_TEXT))}</pre>\n</div>'


def _trees(runs: Sequence[Run], most: int) -> str:
    """The trees as text, one below the other."""
    if len(runs) == 1:
        return runs[0].tree(most)
    named = zip(titles(runs), runs, strict=True)
    return "\n\n".join(f"{title}:\n{run.tree(most)}" for title, run in named)


def has_tree(run: Run) -> bool:
    """Whether there is anything to draw."""
    return run.nodes > 0


def height(shown: Sequence[Payload]) -> int:
    """How high the frame is: as the higher tree needs it."""
    return max(map(_height, shown)) + (STACKED if len(shown) > 1 else 0)


def _height(shown: Payload) -> int:
    """A deep tree needs more room, and so do boards."""
    levels: list[int] = []
    for above in shown.columns["parent"]:
        levels.append(levels[above] + 1 if above >= 0 else 0)
    depth = max(levels, default=0)
    least, most = HEIGHTS
    if depth < FEW_LEVELS and len(levels) <= FEW_NODES and shown.boards:
        alone, each = WITH_BOARDS
        return max(least, alone + each * depth)
    return min(most, least + EACH_LEVEL * max(0, depth - FEW_LEVELS))


def sentences_above(shown: Sequence[Payload]) -> list[str]:
    """That a tree is not whole, if it is not."""
    return [
        f"The tree{f' of {each.title}' * (len(shown) > 1)} has {each.nodes:,} nodes. The upper "
        f"{each.shown:,} are shown: a notebook keeps no more than {MOST_SHOWN:,}."
        for each in shown
        if each.nodes > each.shown
    ]


def sentences(run: Run, *, is_one_of_two: bool = False) -> list[str]:
    """That there is no tree, if so, and how the run ended, if not by itself."""
    whose = f"{run.name}: " if is_one_of_two else ""
    found = [] if has_tree(run) else [f"{whose}{NO_TREE}"]
    fault = run.fault
    if fault is None:
        return found
    if not fault.is_error:
        kept = f" {SEEN}" if has_tree(run) else ""
        return [*found, f"{whose}{fault.message}{kept}"]
    said = [fault.text.rstrip() or f"{whose}{fault.kind}: {fault.message}"]
    return said if has_tree(run) else [*said, f"{whose}{ENDED_BEFORE}"]


def _said(lines: list[str]) -> str:
    return "\n".join(f'<pre class="said">{escape(line)}</pre>' for line in lines)


def text(*runs: Run) -> str:
    """The same as text: the first nodes of each tree, and how each run ended."""
    drawn = [run for run in runs if has_tree(run)]
    trees = [_trees(drawn, MOST_WRITTEN)] if drawn else []
    said = [line for run in runs for line in sentences(run, is_one_of_two=len(runs) > 1)]
    return "\n".join([*trees, *said])
