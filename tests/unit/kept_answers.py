"""What the bridge answers, beside what is kept of it in a file for the tests of the page's JavaScript."""

import json
import runpy
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

JS = Path(__file__).with_name("js")


def made_by(maker: Path, function: str = "fixtures") -> dict[str, Any]:
    """The answers that a function of the script makes, as they come back from JSON."""
    made: dict[str, Any] = json.loads(json.dumps(runpy.run_path(str(maker))[function]()))
    return made


def kept_in(file: Path) -> dict[str, Any]:
    """The answers that stand in the file."""
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return kept


def requests(answers: Mapping[str, Any]) -> dict[str, Any]:
    """What they answer, by name."""
    return {name: each["request"] for name, each in answers.items()}


def unlike(old: Mapping[str, list[Any]], new: Mapping[str, list[Any]], apart: Collection[str]) -> set[str]:
    """The columns that are in one only, or that differ; those of `apart` may."""
    differ = {name for name in set(old) & set(new) - set(apart) if old[name] != new[name]}
    return (set(old) ^ set(new)) | differ
