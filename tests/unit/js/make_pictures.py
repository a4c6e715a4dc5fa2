"""Makes pictures.json: games played at random, with the picture that Python gives after every move.

The page draws the little pictures in the tree by making the moves in the picture of the root; the
results must be these. Run this with `PYTHONPATH=py` when a picture changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from plyscope.games import GAMES

TARGET = Path(__file__).parent / "pictures.json"
LONGEST = 16

Json = dict[str, Any]

PLAYED: dict[str, list[tuple[str, Json]]] = {
    "checkers": [("W:W18,19,26,K11,K32:B9,6,7,14,K27,K1,2", {}), ("", {"board": 2})],
    "chess": [("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", {}), ("", {"board": 1})],
    "nim": [("3 4 5", {}), ("min 1 0 2 7", {"misere": 1})],
    "pig": [("", {}), ("2-3 MIN +2", {"goal": 6, "faces": 3}), ("0-0 MAX +1 rolling", {"rolls": 5})],
    "coins": [("", {}), ("B tails", {"a": 1, "b": 0.5})],
    "kalah": [("", {"houses": 3, "seeds": 3}), ("min 0 2 0 1 (4) / 1 0 6 1 (3)", {})],
    "dots": [("", {"rows": 1, "columns": 2}), ("min a1b1 a1a2 a2b2", {"rows": 3, "columns": 2})],
    "pacman": [
        ("%%%%%%%/%P.o..%/%.%.%G%/%.G...%/%%%%%%%", {"rounds": 12}),
        ("%%%%%%%/%.P.1.%/%%%%%%%; 2 with 1; scared 3; score -4; turn 2", {"ghosts": 1}),
    ],
    "twenty48": [
        (". . . ./. 2 . ./. . . ./. . 2 .", {}),
        ("2 2 4/. 2 2/4 4 4; score 8; left 5", {}),
        ("2 ./. .; falling", {"slides": 9}),
    ],
    "kuhn": [("", {}), ("QJ p", {})],
    "othello": [("", {"size": 0})],
    "go": [("", {"size": 0}), (".OX./.OX./OXOO/.X.. X", {"size": 1, "suicide": 1})],
    "matrix": [("Rock Paper Scissors: 0 -1 1/1 0 -1/-1 1 0", {}), ("4 2 5/3 1 6", {})],
}
GAMES_OF_EACH = 3


def pictures() -> list[Json]:
    """The games: ids, the first picture, and the id of each move with the picture after it."""
    random = Random(1950)
    return [
        _played(game, position, options, random)
        for game, starts in PLAYED.items()
        for position, options in starts
        for _ in range(GAMES_OF_EACH)
    ]


def _played(name: str, position: str, options: Json, random: Random) -> Json:
    loaded = GAMES[name].load(position, options)
    game, state = loaded.game, loaded.state
    moves = []
    first = game.picture(state)
    while not game.is_terminal(state) and len(moves) < LONGEST:
        action = random.choice(list(game.actions(state)))
        move = game.action_id(state, action)
        state = game.result(state, action)
        moves.append({"move": move, "picture": game.picture(state)})
    return {"game": name, "picture": first, "moves": moves}


def write() -> None:
    """One game per line."""
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in pictures()]
    TARGET.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()
