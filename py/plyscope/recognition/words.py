"""Names that people give to what a search needs, in the languages that they program in. A name is
never enough where behaviour says otherwise."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

MAX, MIN, CHANCE = "MAX", "MIN", "chance"
"""Who moves at a node."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


STATE: Final = _words(
    """
    state board position node grid game s b pos tablero brett plateau etat zustand cells matrix
    gamestate game_state current_state board_state root tree estado spielfeld feld doska pole
    доска grille noeud knoten nodo piles heap heaps tabuleiro spielbrett
    """
)
MOVE: Final = _words(
    """
    move action m a col column cell square i j x y row r c index idx spot choice mv pos place zug
    coup jugada movimiento accion spalte colonne columna hod ход child_move next_move take n
    successor amount movimento jogada mouvement bewegung possibilidade posicao
    """
)
ALPHA: Final = _words(
    """
    alpha α a alfa альфа lower low lo lb lower_bound best_max
    """
)
BETA: Final = _words(
    """
    beta β b бета upper high hi ub upper_bound best_min
    """
)
DEPTH: Final = _words(
    """
    depth d ply level plies depth_left remaining profundidad prof tiefe profondeur nivel niveau
    глубина glubina max_depth limit depth_limit levels_left height cutoff deep steps profundidade
    """
)
SIDE: Final = _words(
    """
    player turn maximizing maximizing_player maximizingplayer is_maximizing ismaximizing is_max
    ismax maxi max_player maximising is_maximising maximizer color colour side to_move agent
    agent_index agentindex who mover mark me jugador turno spieler am_zug joueur tour maximiza
    is_ai ai_turn computer_turn max_turn my_turn p symbol sign ход_игрока игрок igrok maximize
    is_maximizing_player white black_to_move whites_turn current_player currentplayer maximizador
    maximizando maximisant max_turn jogador vez
    """
)
VALUE: Final = _words(
    """
    value score v val eval evaluation utility best best_score result points minimax_value wert
    valeur valor puntaje puntuacion pontuacao utilidad utilidade оценка ocenka
    """
)
BOTH: Final = ("minimax", "minmax", "maximin", "negamax", "expectimax")
CAMEL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def plain(name: str) -> str:
    """A name as the lists above have it: `isMax` is `is_max`, `self.Turn` is `turn`."""
    last = re.split(r"[.\[]", name.rstrip("]'\""))[-1].strip("'\"")
    return CAMEL.sub("_", last).casefold().strip("_")


def means(name: str, words: Collection[str]) -> bool:
    """Whether a name is one of these, or has a long one of them as a part."""
    whole = plain(name)
    if whole in words or whole.replace("_", "") in words:
        return True
    parts = whole.split("_")
    return any(part in words and len(part) > 3 for part in parts)


def side_in(name: str) -> str | None:
    """MAX or MIN, if a name has only one of them in it."""
    plain = CAMEL.sub("_", name).casefold()
    for each in BOTH:
        plain = plain.replace(each, "")
    words = [word for word in plain.split("_") if word]
    large = any(word.startswith("max") or word == "mx" for word in words)
    small = any(re.match("min(?!e)|mn$", word) for word in words)
    if "depth" in words or "ply" in words or large == small:
        return None
    return MAX if large else MIN
