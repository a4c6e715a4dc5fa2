"""What is true of each program in `programs`: how it is asked for, how many nodes its tree has, and where each role is
read. `-` means that there is no such thing in it, or that it cannot be known."""

from pathlib import Path
from typing import Any, NamedTuple

PROGRAMS = Path(__file__).parent / "programs"


class Truth(NamedTuple):
    nodes: int
    state: str
    move: str
    value: str
    side: str
    depth: str
    window: str


ASKED: dict[str, dict[str, Any]] = {
    "in_place": {"start": "bestMove(['X','O','X',' ','O',' ',' ',' ',' '])"},
    "asks_first": {"input": ["Ann", "5", "6", "q"]},
    "ends_in_error": {"start": "minimax(START, True)"},
    "game_loop": {"input": ["2 1", "2 0"]},
    "input_loop": {"input": ["9", "1", "3", "3", "3"]},
}
"""What is asked beside the source."""

ENDLESS = ("runaway", "swallows_everything")
"""Programs whose number of calls is the interpreter's limit."""

TABLE = """
agents | 32 | gameState | action | return[0] | agentIndex | depth | -
asks_first | 53 | n | k | return | top | - | -
bool_value | 114 | n | k | return | the level in the tree | - | -
by_table | 33 | n | k | return | maxi / mini | - | -
cached | 20 | state | take | return | player | - | -
called_best_move | 206 | board | i | return[0] | move | - | -
connect_columns | 61 | board | col | return[1] | maximizingPlayer | depth | alpha, beta
copied_list | 206 | board | i | return | player | - | -
cut_by_break | 749 | b | m | return | player | - | alpha, beta
cut_by_if | 11 | node | the place in node | return | big | - | a, b
cut_by_return | 11 | node | the place in node | return | player | - | alpha, beta
dataclass_result | 52 | left | take | return.score | first | - | -
decorated | 22 | n | k | return | mine | - | -
deepening_time | 301 | n | k | return | maxi | depth | alpha, beta
depth_parity | 15 | lo, hi | - | return | depth's parity | depth | -
deutsch | 260 | brett | feld | return | am_zug | tiefe | -
dict_cells | 61 | cells | spot | return | who | - | -
dict_in_place | 206 | board | key | return | isMaximizing | - | -
dict_result | 9 | board | i | return['score'] | player | - | -
dotted_objects | 52 | heap | k | return | self | - | -
driver_of_many | 1520 | b | i | return | p | depth | -
ends_in_error | 20 | n | k | return | maxi | - | -
error_in_search | 5 | board | the difference between two states | - | - | - | -
espanol | 58 | tablero | jugada | return | jugador | profundidad | alfa, beta
every_second_ply | 386 | s | k | return | maxv / minv | depth | -
expectimax | 14 | node | the place in node | return | node[0] | - | -
fib | 465 | - | - | return | - | - | -
francais | 96 | etat | the difference between two states | return | joueur | - | -
french_closure | 206 | plateau | coup | return | qui | - | -
generator_between | 33 | n | k | return | turn | - | -
global_board | 39 | board | square | return | current | - | -
grid_dfs | 5 | - | - | return | - | - | -
hanoi | 63 | - | - | - | - | - | -
huge_values | 11 | state | the place in state | return | maxi | - | alpha, beta
in_generator | 96 | heap | the difference between two states | return | p | - | -
in_place | 181 | b | i | return | isMax | depth | -
input_loop | 190 | n | k | return | computer | - | -
integer_state | 177 | n | k | return | is_max | - | -
lambda_search | 10 | t | the place in t | return | hi | - | -
list_tree | 13 | tree | the place in tree | return | maximizing | - | -
max_with_key | 95 | n | k | return | the level in the tree | - | -
memo_dict | 63 | piles | i, t | return | first | - | -
methods_max_min | 53 | n | k | return | max / min | d | -
mistake_alpha_beta_swapped | 7 | t | the place in t | return | maxi | - | alpha, beta
mistake_cut_on_wrong_side | 7 | t | the place in t | return | maxi | - | alpha, beta
mistake_depth_before_win | 74 | board | i | return | turn | depth | -
mistake_depth_never_falls | 88 | n | k | return | maxi | depth | -
mistake_fresh_root_window | 28 | t | the place in t | return | max_of / min_of | - | alpha, beta
mistake_min_takes_max | 13 | board | i | return | is_max | depth | -
mistake_misses_diagonal | 282 | board | i | return | turn | - | -
mistake_player_never_changes | 110 | board | i | return | maxi | - | -
mistake_undo_forgotten | 9 | board | i | return | turn | - | -
mistake_win_on_full_board | 326 | board | i | return | turn | - | -
mistake_window_not_passed | 13 | t | the place in t | return | maxi | - | alpha, beta
namedtuple_state | 32 | state | a | return | max_value / min_value | - | -
negamax_color | 13 | node | the place in node | return | color | depth | -
negamax_window | 579 | pos | i | return | the level in the tree | d | alpha, beta
nested_lists | 11 | board | i, j | return | isMax | depth | -
never_cuts | 13 | node | the place in node | return | maxi | - | alpha, beta
permutations | 65 | - | - | - | - | - | -
piles_list | 150 | piles | i, take | return | my_turn | - | -
player_from_board | 205 | board | action | return | max_value / min_value | - | -
prints_inside | 7 | node | the place in node | return | maxi | depth | -
queens | 54 | - | - | - | - | - | -
quiet | 62 | n | k | return | the level in the tree | depth | alpha, beta
random_player | 13 | - | - | return | - | - | -
ready_nodes | 13 | node | the place in node | return | maximizing | - | -
recursion_by_getattr | 20 | n | k | return | up / down | - | -
recursive_property | 5 | - | - | return | - | - | -
row_col_score | 206 | state | cell | return[2] | player | depth | -
russian | 95 | куча | ход | return | игрок | глубина | -
self_copied | 96 | self.sticks | n | return | self.maxs_turn | - | -
self_undone | 206 | self.board | m | return | self.turn | - | -
set_on_nodes | 13 | node | the place in node | node.score | node.kind | - | -
string_board | 206 | s | i | return | p | - | -
tree_index | 15 | nodeIndex | the difference between two states | return | maxTurn | curDepth | -
two_bitboards | 206 | mine, theirs | i | return | the level in the tree | - | -
two_sets | 206 | xs, os | f | return | x_to_move | - | -
types_by_level | 54 | n | k | return | turn | depth | -
value_move | 39 | s | m | return[0] | maxi | - | -
while_pop | 206 | board | m | return | side | - | -
windows_file | 181 | b | i | return | isMax | depth | -
push_and_undo | 218 | board | m | return | board.turn | depth | alpha, beta
nodes_made_on_the_way | 206 | node | node.move | return | node.turn | - | -
while_counts | 578 | pile | i | return | max_value / min_value | ply | alpha, beta
game_loop | 63 | board | r, c | return | comp | - | -
othello | 66 | game | mv | return[0] | maximizing | depth | alpha, beta
enum_players | 206 | b | i | return[0] | p | - | -
max_and_min_of_self | 206 | self.state | i, j | return[0] | max / min | - | -
mistake_inner_break | 1792 | cells | r, c | return | mine | - | alpha, beta
local_start | 32 | heap | take | return | mine | - | -
grown_tree | 55 | spot | the place in spot | return | up | - | low, high
one_side_shows | 31 | lances | tira | return | eh_a_vez_dele | - | -
two_plies | 12 | place | k | return | largest / smallest | - | -
field_states | 52 | heap | the difference between two states | return[0] | heap.mover | - | -
scouting | 28 | node | at | return | sign | - | low, high
sorting | 11 | - | - | - | - | - | -
sums | 39 | position | the difference between two states | return[0] | big | depth | alpha, beta
"""
"""Name, nodes, state, move, value, side, depth, window. The numbers of nodes are also counted in
another way, by `called.py`; the roles were read off the programs by a person."""


def truths() -> dict[str, Truth]:
    found = {}
    for line in TABLE.strip().splitlines():
        name, nodes, *roles = line.split(" | ")
        found[name] = Truth(int(nodes), *roles)
    return found


def source_of(name: str) -> str:
    return (PROGRAMS / f"{name}.py").read_bytes().decode("utf-8")


def asked(name: str) -> dict[str, Any]:
    return {"source": source_of(name), **ASKED.get(name, {})}
