"""What does something although its module is not there: `display` and the bars of progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Self

from plyscope.program.stand_ins import Quiet


def display(*objects: object, **_: object) -> None:
    """Prints what a notebook would show."""
    for each in objects:
        if not isinstance(each, Quiet):
            print(repr(each))


class Progress:
    """Stands in for `tqdm.tqdm`: goes through what it is given, and shows no bar."""

    def __init__(self, iterable: Iterable[Any] = (), *_: object, **more: Any) -> None:
        self.iterable: Any = iterable
        self.total: Any = more.get("total")
        self.n: float = 0

    def __iter__(self) -> Iterator[Any]:
        return iter(self.iterable)

    def __len__(self) -> int:
        return len(self.iterable) if self.total is None else int(self.total)

    def __bool__(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Callable[..., None]:
        if name.startswith("__"):
            raise AttributeError(name)
        return _nothing

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def update(self, n: float = 1) -> None:
        self.n += n

    @classmethod
    def write(cls, text: object = "", *_: object, end: str = "\n", **__: object) -> None:
        print(text, end=end)


def _nothing(*_: object, **__: object) -> None:
    return None


def progress_of_range(*ends: int, **_: object) -> Progress:
    """Stands in for `tqdm.trange`."""
    return Progress(range(*ends))


def all_of(function: Callable[..., Any], *given: Iterable[Any], **_: object) -> list[Any]:
    """Stands in for `tqdm.contrib.concurrent.process_map`."""
    return list(map(function, *given))


SHOWN: Final = {"display": display}
BARS: Final = {
    **dict.fromkeys(("tqdm", "tqdm_notebook"), Progress),
    **dict.fromkeys(("trange", "tnrange"), progress_of_range),
}
NOTEBOOK: Final[Mapping[str, Mapping[str, Any]]] = {
    "IPython.display": SHOWN,
    "IPython.core": {},
    "IPython.core.display": SHOWN,
    "IPython.core.display_functions": SHOWN,
    **dict.fromkeys(("tqdm", "tqdm.auto", "tqdm.notebook", "tqdm.std", "tqdm.autonotebook"), BARS),
    "tqdm.contrib": {},
    "tqdm.contrib.concurrent": {"process_map": all_of, "thread_map": all_of},
}
"""The parts that do something, by the modules that they are in."""
