"""Checks the depths of ProbCut's two searches."""

from __future__ import annotations

from plyscope.game import BadInput


def check_depths(shallow: float, deep: float) -> None:
    """Raises `BadInput` (field "methodOptions") unless the shallow search is less deep."""
    if shallow >= deep:
        raise BadInput(
            "The shallow search must be less deep than the deep search.", field="methodOptions"
        )
