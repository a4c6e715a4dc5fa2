"""A run below a cell of a notebook: the document in a frame that needs no server and no kernel, and
beside it the same as a still picture for where frames are not shown."""

from __future__ import annotations

from html import escape
from typing import Final

from plyscope.game import BadInput
from plyscope.notebook.image import image
from plyscope.notebook.page import address, page
from plyscope.notebook.payload import MOST_SHOWN, Payload, payload
from plyscope.notebook.still import still
from plyscope.runs import Run

HEIGHTS: Final = (420, 560)
"""In CSS pixels: a frame cannot make itself larger."""
FEW_LEVELS: Final = 4
EACH_LEVEL: Final = 30
WITH_BOARDS: Final = (285, 115)
"""The height without levels, and that of a level, at which boards stand at the nodes; only for so
few levels and nodes."""
FEW_NODES: Final = 24
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
NO_TREE: Final = "No function here called itself, so there is no tree."


def cell(run: Run) -> str:
    """The HTML of a run for the output of a cell."""
    said = sentences(run)
    if not has_tree(run):
        return _said([NO_TREE, *said])
    shown = payload(run)
    told = _said([*told_above(shown), *said])
    picture = _still(shown, run)
    try:
        document = page(shown)
    except BadInput as error:
        return f"{_said([str(error)])}\n{picture}\n{told}"
    frame = (
        f'<iframe sandbox="allow-scripts" height="{height(shown)}" loading="lazy"\n'
        f'title="The tree of {escape(shown.title)}" srcdoc="{escape(document)}"></iframe>'
    )
    parts = [f"<style>\n{STYLE}</style>", frame, picture, told, _opens(run)]
    inside = "\n".join(part for part in parts if part)
    return f'<div class="plyscope-run">\n{inside}\n</div>'


def _opens(run: Run) -> str:
    """A link to the same on the page; it stands outside of the frame, which may open nothing."""
    if not run.link or not address():
        return ""
    there = escape(f"{address()}#{run.link}")
    return f'<p><a href="{there}" target="_blank" rel="noopener">Open in Plyscope</a></p>'


def _still(shown: Payload, run: Run) -> str:
    about = f"The tree of {shown.title}: {shown.nodes:,} nodes"
    picture = image(still(shown), about, "max-width: 100%")
    return f'<div class="still">\n{picture}\n<pre>{escape(run.tree(MOST_AS_TEXT))}</pre>\n</div>'


def has_tree(run: Run) -> bool:
    """Whether there is anything to draw."""
    return run.nodes > 0


def height(shown: Payload) -> int:
    """How high the frame is: a deep tree needs more room, and so do boards."""
    levels: list[int] = []
    for above in shown.columns["parent"]:
        levels.append(levels[above] + 1 if above >= 0 else 0)
    depth = max(levels, default=0)
    least, most = HEIGHTS
    if depth < FEW_LEVELS and len(levels) <= FEW_NODES and shown.boards:
        alone, each = WITH_BOARDS
        return max(least, alone + each * depth)
    return min(most, least + EACH_LEVEL * max(0, depth - FEW_LEVELS))


def told_above(shown: Payload) -> list[str]:
    """That the tree is not whole, if it is not."""
    if shown.nodes <= shown.shown:
        return []
    return [
        f"The tree has {shown.nodes:,} nodes. The upper {shown.shown:,} are shown: "
        f"a notebook keeps no more than {MOST_SHOWN:,}."
    ]


def sentences(run: Run) -> list[str]:
    """How the run ended, if not by itself."""
    if run.fault is None:
        return []
    fault = run.fault
    if not fault.is_error:
        return [fault.message]
    return [fault.text.rstrip() or f"{fault.kind}: {fault.message}"]


def _said(lines: list[str]) -> str:
    return "\n".join(f'<pre class="said">{escape(line)}</pre>' for line in lines)


def text(run: Run) -> str:
    """The same as text: its first nodes, and how it ended."""
    if not has_tree(run):
        return "\n".join([NO_TREE, *sentences(run)])
    return "\n".join([run.tree(MOST_WRITTEN), *sentences(run)])
