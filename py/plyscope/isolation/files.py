"""What is in some folders: what a program adds there is taken away again."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from plyscope.isolation.builtins_kept import keep_builtins

keep_builtins(globals())

Files: TypeAlias = Mapping[str, tuple[int, int]]
"""When each file or folder was last changed, in nanoseconds, and how large it is, by its path."""


def recorded(folders: Iterable[str]) -> Files:
    """These folders, if they are there, and what is in them and in those below."""
    waiting = [folder for folder in folders if os.path.isdir(folder)]
    found: dict[str, tuple[int, int]] = dict.fromkeys(waiting, (0, 0))
    while waiting:
        try:
            entries = list(os.scandir(waiting.pop()))
        except OSError:  # it is not there, or nobody may look into it
            continue
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            status = entry.stat(follow_symlinks=False)
            # What is in a folder is compared by itself.
            found[entry.path] = (0, 0) if is_folder else (status.st_mtime_ns, status.st_size)
            if is_folder:
                waiting.append(entry.path)
    return found


def are_put_back(kept: Files, folders: Iterable[str]) -> bool:
    """Whether these folders hold what they held, at the latest after what is new was taken away;
    what was changed or deleted is lost."""
    now = recorded(folders)
    # What is in a folder stands after it.
    for path in sorted(now.keys() - kept.keys(), reverse=True):
        (os.rmdir if now[path] == (0, 0) and os.path.isdir(path) else os.unlink)(path)
    return all(now.get(path) == file for path, file in kept.items())
