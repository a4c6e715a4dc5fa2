"""Go in the registry: its options and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.game import BadInput
from plyscope.games.go.rules import Go
from plyscope.games.go.text import SIZES, form, read
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.input.options import Option, read_options
from plyscope.input.preset import Begun, Preset


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`. Raises `BadInput`."""
    values = read_options(OPTIONS, options)
    size, komi = SIZES[int(values["size"])], values["komi"]
    most = size * size - 1
    if komi > most:
        raise BadInput(f"On {size} × {size}, the komi is at most {most}.", field="options")
    game = Go(
        size,
        komi,
        margin=bool(values["margin"]),
        suicide=bool(values["suicide"]),
        capture=bool(values["capture"]),
    )
    state, note = read(game, text)
    return Loaded(game, state, note)


OPTIONS: Final = (
    Option("size", "Board", 0, 4, 2, names=tuple(f"{size} × {size}" for size in SIZES)),
    Option("komi", "Komi (points for White)", 0, 48, 0, whole=False),
    Option("margin", "The margin counts", 0, 1, 1),
    Option("suicide", "Suicide is allowed", 0, 1, 0),
    Option("capture", "The first capture wins", 0, 1, 0),
)

ENTRY: Final = GameEntry(
    id="go",
    name="Go",
    options=OPTIONS,
    presets=(
        Preset(
            id="full",
            name="5 × 5",
            position="",
            pictured="...../.XXO./.XOO./..XO./..... X",
            is_cover=True,
            note=(
                "Play against Python. Before each move it plays 50 random games, in which nobody "
                "fills their own eyes. How often does it visit the move that it then makes?"
            ),
            options={"size": 2},
            ideas=("Monte Carlo", "random games", "area", "superko"),
            begun=Begun("uct", options={"rounds": 50}),
        ),
        Preset(
            id="capture",
            name="The first capture wins",
            position="",
            pictured="...../..X../.XOX./..O../..... X",
            note=(
                "The best first game for beginners: whoever takes a stone first wins. To depth 3, "
                "Python sees a capture that comes in three moves. Can you prepare two at once?"
            ),
            options={"size": 2, "capture": 1},
            ideas=("capture Go", "atari", "horizon"),
            begun=Begun("alphabeta", 3),
        ),
        Preset(
            id="ladder",
            name="A ladder",
            position="O..../..XX./.XOO./..X../O.... X",
            note=(
                "The two white stones in the middle can run, and each time Black gives atari "
                "again. The first capture wins. How deep must a search look to see who does?"
            ),
            answer=(
                "5 plies: Black gives atari on e3, drives the stones along the edge and takes "
                "them. To depth 4, the search only has an estimate."
            ),
            options={"size": 2, "capture": 1},
            ideas=("ladder", "atari", "depth limit", "horizon"),
            begun=Begun("alphabeta", 5),
        ),
        Preset(
            id="snapback",
            name="A snapback",
            position=".OX./.OX./OXOO/.X.. X",
            note=(
                "A black stone on a3 would have one liberty, and White could take it at once. "
                "Should Black play there?"
            ),
            answer=(
                "Yes: if White takes it from a4, three white stones have one liberty left, and "
                "Black takes them by playing on a3 again."
            ),
            options={"size": 1},
            ideas=("snapback", "sacrifice", "horizon"),
            begun=Begun("alphabeta", 3),
        ),
        Preset(
            id="ko",
            name="A ko",
            position="...../.XO../XO.O./.XO../..... X",
            note=(
                "Black can take a stone on c3. Then White could take back on b3, and so on for "
                "ever. Play c3: what may White do?"
            ),
            answer=(
                "Not take back at once: the board must not repeat. After a move elsewhere and its "
                "answer, White may."
            ),
            options={"size": 2},
            ideas=("ko", "superko", "repetition"),
            begun=Begun("alphabeta", 2),
        ),
        Preset(
            id="seki",
            name="A seki",
            position="XXOO/X.OO/XX.O/XXOO X",
            note=(
                "The two empty points are liberties of both sides. What happens to the side that "
                "plays on one of them, and what is the best move?"
            ),
            answer=(
                "Its stones are taken: it has filled a liberty of its own. So both pass, and with "
                "7 points each it is a draw. In a seki, nobody wants to move."
            ),
            options={"size": 1},
            ideas=("seki", "zugzwang", "pass"),
            begun=Begun("alphabeta", 4),
        ),
        Preset(
            id="race",
            name="A race by one liberty",
            position="OO.../OO.X./OXO../XX.O./XX... X",
            note=(
                "The large chains have two liberties each, and whoever takes first wins. Black is "
                "to move. Which liberty must it fill, and what if White were to move?"
            ),
            answer=(
                "c4: then Black takes with its next move, one move before White could. If White "
                "were to move, White would win the race."
            ),
            options={"size": 2, "capture": 1},
            ideas=("capturing race", "liberties", "tempo"),
            begun=Begun("alphabeta", 3),
        ),
        Preset(
            id="komi",
            name="5 × 5 with a komi",
            position="",
            pictured="...../..O../.OXX./..X../..... X",
            note=(
                "With best play, Black owns the whole board. So White gets a komi of 24 points. "
                "Does this change Python’s first move?"
            ),
            answer=(
                "No: each end of the game is worth 24 points less, so all values are, and the "
                "moves stay the same. Without “The margin counts”, only winning would matter."
            ),
            options={"size": 2, "komi": 24},
            ideas=("komi", "utility", "handicap"),
            level="middle",
            begun=Begun("uct", options={"rounds": 100}),
        ),
        Preset(
            id="three",
            name="3 × 3",
            position="",
            pictured=".../.X./.O. X",
            note=(
                "So small a board can be solved. What is the centre worth with best play? The "
                "button At its best in the explanation asks alpha-beta."
            ),
            answer=(
                "9 points: Black takes the whole board. Alpha-beta with a table must look 15 plies "
                "deep to prove it."
            ),
            options={"size": 0},
            ideas=("perfect play", "tables", "symmetry", "solved"),
            level="advanced",
            begun=Begun("uct", options={"rounds": 500}),
        ),
    ),
    notation=(
        "The rows from the top and the side to move, X for Black and O for White, such as "
        ".X. / .O. / ... X; or the moves, such as B b2 W b1; or both, with a semicolon between "
        "them; or one game in SGF."
    ),
    scale=(
        "At the end, the value is how many points Black has more than White, whose komi counts. If "
        "the margin does not count, or the first capture wins, a win for Black is worth +1, a win "
        "for White −1. At the depth limit, the evaluation function gives a number between −1 and 1."
    ),
    load=load,
    start="",
    form=form,
)
