"""Notices each line of a person's text when it runs for the first time, at the cost of nothing when
it runs again: so that something is known of a Python that had to be ended."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import TypeAlias

Noticed: TypeAlias = Callable[[str, int], None]
"""Called with the name under which a file is compiled, and a line of it."""

if sys.version_info >= (3, 12):

    @contextmanager
    def new_lines_noticed(codes: Iterable[CodeType], noticed: Noticed) -> Iterator[None]:
        """While the context is open, each line of `codes` that begins for the first time is told,
        before it runs."""
        monitoring = sys.monitoring
        event = monitoring.events.LINE
        free = [tool for tool in range(6) if monitoring.get_tool(tool) is None]
        if not free:
            yield
            return

        def begun(code: CodeType, line: int) -> object:
            noticed(code.co_filename, line)
            return monitoring.DISABLE

        tool, heeded = free[0], list(_within(codes))
        monitoring.use_tool_id(tool, "plyscope lines")
        monitoring.register_callback(tool, event, begun)
        for code in heeded:
            monitoring.set_local_events(tool, code, event)
        try:
            yield
        finally:
            for code in heeded:
                monitoring.set_local_events(tool, code, 0)
            monitoring.register_callback(tool, event, None)
            monitoring.free_tool_id(tool)

    def _within(codes: Iterable[CodeType]) -> Iterator[CodeType]:
        """These codes, and those of the functions in them."""
        for code in codes:
            yield code
            yield from _within(each for each in code.co_consts if isinstance(each, CodeType))

else:

    @contextmanager
    def new_lines_noticed(codes: Iterable[CodeType], noticed: Noticed) -> Iterator[None]:
        """Lines cannot be noticed so cheaply before Python 3.12; the page has a later one."""
        yield
