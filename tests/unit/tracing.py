"""Traces for the tests of the watcher: of made-up searches, and of those in the registry."""

from plyscope.search import SEARCHES
from plyscope.tracing import NO_HINTS, Hints, watch
from plyscope.tracing.trace import How, make_trace


def traced(search, loaded, *, also=(), hints=NO_HINTS, how=None, lines=False, **keywords):
    """The trace of a search function on a loaded game; calls of `also` are nodes too."""
    hints = Hints(tuple(each.__name__ for each in also)) if also else hints
    run = watch(search, loaded.game, loaded.state, keywords=keywords, hints=hints, lines=lines)
    return make_trace(run, loaded.game, how or How())


def traced_entry(name, loaded, **keywords):
    """The trace of a registered search, made as the page has it made."""
    entry = SEARCHES[name]
    key = loaded.game.canonical if keywords.get("symmetry") else None
    how = How(entry.side == "mover", not entry.merged, key=key)
    return traced(entry.function, loaded, hints=entry.hints, how=how, **keywords)


def column(trace, name):
    """A column's numbers for the rows that were visited."""
    return list(trace.columns[name][: trace.visited])


def children(trace, row):
    """The rows right below a row, pruned ones too."""
    return [child for child, parent in enumerate(trace.columns["parent"]) if parent == row]
