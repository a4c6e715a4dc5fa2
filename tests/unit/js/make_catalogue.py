"""Writes all games, problems, methods and orders of the page, without their texts, for the tests of links
in plain words.

    PYTHONPATH=py python tests/unit/js/make_catalogue.py

They are in catalogue.json beside this file; test_kept_of_js.py checks that they are still those of
the bridge.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from plyscope.bridge import answer

TARGET = Path(__file__).with_name("catalogue.json")


def catalogue() -> list[dict[str, Any]]:
    """What each kind has, as the bridge tells it."""
    return [
        {
            "kind": kind["kind"],
            "subjects": [
                {
                    **named(each),
                    "options": [{"id": option["id"], "default": option["default"]} for option in each["options"]],
                    "presets": [
                        {**named(preset), "position": preset["position"], "options": preset["options"]}
                        for preset in each["presets"]
                    ],
                }
                for each in kind["subjects"]
            ],
            "methods": [
                {**named(each), "options": [{"id": option["id"]} for option in each["options"]]}
                for each in kind["methods"]
            ],
            **({"orders": [named(each) for each in kind["orders"]]} if "orders" in kind else {}),
        }
        for kind in json.loads(answer('{"op": "catalogue"}').text)["kinds"]
        if kind["kind"] != "program"
    ]


def named(entry: dict[str, Any]) -> dict[str, str]:
    """By what a link can call it."""
    return {name: entry[name] for name in ("kind", "id", "name") if name in entry}


if __name__ == "__main__":
    TARGET.write_text(json.dumps(catalogue(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
