"""Minimax to a depth visits as many nodes as the rules alone have lines of each length."""

import json

import pytest
from plyscope.bridge import answer

PUBLISHED = {
    ("chess", ""): (20, 400, 8_902),
    ("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"): (48, 2_039),
    ("chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -"): (14, 191, 2_812),
    ("othello", ""): (4, 12, 56, 244, 1_396, 8_200),
    ("checkers", ""): (7, 49, 302, 1_469, 7_361),
}


@pytest.mark.slow
@pytest.mark.parametrize("place", PUBLISHED)
def test_the_page_is_told_as_many_nodes_as_the_published_counts_add_up_to(place):
    game, position = place
    asked = {"op": "search", "kind": "game", "subject": game, "position": position}
    for depth in range(1, len(PUBLISHED[place]) + 1):
        how = {"method": "minimax", "depth": depth}
        told = json.loads(answer(json.dumps({**asked, **how})).text)
        assert told["nodes"] == 1 + sum(PUBLISHED[place][:depth])
        assert told["leaves"] == PUBLISHED[place][depth - 1]
