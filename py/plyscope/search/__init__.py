"""The searches.

A new one is a file here and an entry in one of the three lists.
"""

from __future__ import annotations

from typing import Final

from plyscope.search.entries_others import OTHERS
from plyscope.search.entries_refined import REFINED
from plyscope.search.entries_two_players import TWO_PLAYERS
from plyscope.search.entry import CUTS, SearchEntry

__all__ = ["CUTS", "SEARCHES", "SearchEntry"]

SEARCHES: Final[dict[str, SearchEntry]] = {
    entry.id: entry
    for entry in (*TWO_PLAYERS, *REFINED, *OTHERS)
}
