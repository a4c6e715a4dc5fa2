"""The pictures that the page's own are compared with are still those of Python."""

import json
import runpy
from pathlib import Path

MAKER = Path(__file__).with_name("js") / "make_pictures.py"


def test_the_pictures_that_are_kept_are_those_that_the_games_make():
    kept = json.loads(MAKER.with_name("pictures.json").read_text(encoding="utf-8"))
    assert runpy.run_path(str(MAKER))["pictures"]() == kept
