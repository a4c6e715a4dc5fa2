"""The games, problems and methods, by which links in plain words are tested, are still those of the bridge."""

import json
import runpy

from kept_answers import JS

MAKER = JS / "make_catalogue.py"


def test_what_is_kept_is_what_the_bridge_tells() -> None:
    kept = json.loads((JS / "catalogue.json").read_text(encoding="utf-8"))
    assert kept == runpy.run_path(str(MAKER))["catalogue"](), f"Run {MAKER.name} to write it again."
