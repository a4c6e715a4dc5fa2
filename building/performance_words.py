"""What `docs/performance.md` says about each benchmark."""

from __future__ import annotations

from collections.abc import Mapping

INTRODUCTION = """\
`python3 build.py bench --page` measures this and writes this page; `bench NAME --page` measures one
part again. The numbers belong to the machine of that day. Ratios say more than times: what is
compared runs in turns, and medians are compared."""

SECTIONS: Mapping[str, tuple[str, str]] = {
    "boot": (
        "Starting Python",
        """\
From opening the page to a Python that answers, in a browser that has started and come to rest, as a
share of what Pyodide itself takes from its package, over http on the same machine. The first paint,
and the first tree that can be stepped through, need no Python.""",
    ),
    "watch": (
        "Watching a search",
        """\
How much longer a search takes when its whole tree is recorded, until the columns of its trace are
there, inside Pyodide. Not in it: the page works out from the events when each node was entered and
left, which takes a few milliseconds.""",
    ),
    "live": (
        "Half a million nodes on the page",
        """\
In Chromium without a GPU, from a disk, at 1440 × 900. The plain run searches each first move by
itself, unwatched, by the same Python. Memory is that of the page's objects and arrays, after
collecting garbage, beyond what it took before the search; that of Python is not in it.""",
    ),
    "ahead": (
        "Against other packages",
        """\
Plyscope's teaching alpha-beta against the same search of two packages, in one run of Pyodide:
`easyAI` (Negamax, without its table) and `aima3` (`alphabeta_search`, `alphabeta_cutoff_search`).
All search the same positions equally deep, answer with a move, and take 0 for what is undecided.

- *Its own rules*: the package searches the game that comes with it. `easyAI`'s Connect-4 needs
  numpy, which the registry does not have for Pyodide: it is the same with lists instead.
- *Rules written for speed*: a Connect-4 for `easyAI` that takes moves back instead of copying the
  board, and looks for four in a row only through the last disc.
- *Our rules*: the package searches Plyscope's game, so that only the search differs.

`aima3` wants numpy too, for other things than these searches: of its file, the definitions of the
searches and the games are run, as they stand there. Early wins are worth more to `easyAI`, so it
visits more nodes where there are wins.""",
    ),
    "chess": (
        "The rules of the large board games",
        """\
Perft counts the lines of so many half-moves from the rules alone, in one run of Pyodide, in turn
with `chess` (python-chess). *Every position made*: as a search makes them. *Counted*: the last
half-move is only counted.""",
    ),
    "growth": (
        "How cost grows",
        """\
Plain runs inside Pyodide, and the bytes of the columns that cross from Python to the page.""",
    ),
    "tree": (
        "Painting the tree",
        """\
Laying out and painting a tree in Chromium without a GPU, at 1440 × 900. A frame is one of a zoom
from the whole tree to single nodes, or of a pan.""",
    ),
    "motion": ("Steps that move", "In Chromium without a GPU, at 1280 × 800."),
    "stopping": (
        "Stopping a program",
        "How soon a program that Python cannot end is stopped, and how soon the next one has run.",
    ),
    "program": (
        "A student's own program",
        "How much longer it takes when it is watched and read, inside Pyodide.",
    ),
    "constraints": ("Sudokus", "Solving and watching, inside Pyodide."),
    "engine": (
        "The Connect-4 engine",
        """\
The first hundred positions of well-known sets, each solved by itself, inside Pyodide. Every tenth
of the last three sets gets as long as the page waits.""",
    ),
    "exercises": (
        "Exercises",
        "Whether exercises are solved, graded and misunderstood as they should be.",
    ),
    "mistakes": (
        "Mistakes in programs",
        """\
Right programs with one classic mistake put into each. Named is the share that is told at a node, of
those that plain Python tells from the right program; the others agree with it, or end in an
error.""",
    ),
}
"""For each benchmark its heading and what it measures, in the order of the page."""

BELOW: Mapping[str, tuple[str, ...]] = {
    "growth": ("nodes", "seconds", "trace"),
    "tree": ("frames",),
}
"""The plots below each table."""
