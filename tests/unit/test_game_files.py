"""Positions and games as files have them: EPD, PGN and PDN, and lines of data files."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load, playouts, refusal
from plyscope.games import GAMES

PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - -"


def note(game, text, **options):
    return load(game, text, **options).note


def fen(text):
    loaded = load("chess", text)
    return loaded.game.format(loaded.state)


@pytest.mark.parametrize(
    ("operations", "numbers", "said"),
    [
        (' bm Kd2; id "end 7";', "0 1", "“end 7”, best move Kd2."),
        (' 0 1 id "end 7"; bm Kd2;', "0 1", "“end 7”, best move Kd2."),
        (" 3 12 am e4; dm 5;", "3 12", "a move to avoid: e4, mate in 5."),
        (" hmvc 4; fmvn 20; c0 \"easy; really\";", "4 20", "comment: easy; really."),
        (" bm Kd2 e4; acd 3; pv e4 Kd7;", "0 1", "best move Kd2 e4. Not used: acd, pv."),
        (" bm Kd2", "0 1", "best move Kd2."),
    ],
)  # fmt: skip
def test_an_epd_is_the_position_and_a_note_of_what_its_operations_say(operations, numbers, said):
    assert fen(PAWN + operations) == f"{PAWN} {numbers}"
    assert note("chess", PAWN + operations) == f"Read as EPD: {said}"


@pytest.mark.parametrize(
    "operations",
    [
        " 0 1 ;D1 20 ;D2 400 ;D3 8902",
        " 0 1;D1 20;D2 400;D3 8902;",
        " ;D1 20 ;D2 400 ;D3 8902",
        ";D1 20;D2 400;D3 8902",
        " 0 1 ; D1 20; D2 400; D3 8902",
        " D1 20; D2 400; D3 8902;",
    ],
)
def test_the_semicolon_of_an_operation_may_stand_before_it_as_where_perft_is_counted(operations):
    assert fen(PAWN + operations) == f"{PAWN} 0 1"
    assert note("chess", PAWN + operations) == "Read as EPD. Not used: D1, D2, D3."


def test_an_epd_that_only_counts_moves_says_no_more_than_that():
    assert note("chess", f"{PAWN} hmvc 4; fmvn 20;") == "Read as EPD."
    assert note("chess", f"{PAWN} 0 1") == note("chess", f"{PAWN} 1 1 last e1e2") == ""


def test_of_many_positions_one_line_is_chosen():
    lines = [f'{PAWN} bm e4; id "one";', f"{PAWN} bm Kd2;"]
    problem = refusal(load, "chess", "\n".join(lines))
    assert str(problem) == "There are 2 positions here. Give one of the lines."
    assert [each.text for each in problem.choices] == lines
    assert [each.name for each in problem.choices] == ["1. one", f"2. {lines[1]}"]


@pytest.mark.slow
@given(
    playouts([("chess", "", {})]),
    st.text(st.characters(exclude_characters='"', categories=["L", "N", "P", "S"]), max_size=20),
)
def test_the_operations_behind_a_position_do_not_change_it(playout, name):
    _, _, game, states = playout
    fields = game.format(states[-1]).split()
    epd = f'{" ".join(fields[:4])} hmvc {fields[4]}; fmvn {fields[5]}; id "{name}"; acd 7;'
    assert fen(epd).split()[:6] == fields[:6]


OPENING = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O"


@pytest.mark.parametrize(
    "text",
    [
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0",
        "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 a6 4. ♗xc6 dxc6 5. O-O",
        "1. ♙e4 ♟e5 2. ♘\ufe0ef3 ♞\ufe0fc6 3. ♗b5 ♟a6 4. ♗xc6 ♟dxc6 5. O-O",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5 a6 4 Bxc6 dxc6 5 O-O",
        "1.e4! e5?! 2.Nf3 $1 Nc6 $146 3.Bb5 +- a6 ± 4.Bxc6 =+ dxc6 5.O-O ½-½",
        "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 a6 4. ♗×c6 d×c6 5. O–O ½–½",
        "1. e2–e4 e7–e5 2. Ng1‑f3 Nb8−c6 3. Bf1—b5 a7-a6 4. Bb5×c6 d7:c6 5. 0–0 1–0",
        "1. e4 e5 2. Nf3 ; a comment (with brackets [ { to the end of its line\n"
        "Nc6 3. Bb5 {another (one) ;} a6 4. Bxc6\n% a line for a program (\ndxc6 5. O-O *",
    ],
)
def test_a_game_is_read_with_german_letters_figurines_comments_and_marks(text):
    loaded = load("chess", text)
    assert (loaded.state, loaded.note) == (load("chess", OPENING).state, "")


@pytest.mark.parametrize(
    "text",
    [
        "1. e4 e5 (1... c5 2. Nf3 (2. c3 {the (quiet) way} d5) 2... d6) 2. Nf3 Nc6",
        "(1. d4 d5) 1. e4 (1. c4 Qxx9) e5 2. Nf3 Nc6 (2... d6)",
    ],
)
def test_of_variations_the_main_line_is_read_and_that_is_said(text):
    loaded = load("chess", text)
    assert loaded.state == load("chess", "e4 e5 Nf3 Nc6").state
    assert loaded.note == "The main line was read, and the variations are left out."


def test_a_pawn_that_is_captured_in_passing_may_be_said_to_be():
    plain = load("chess", "e4 d5 e5 f5 exf6 gxf6").state
    for said in ("exf6e.p.", "exf6 e.p.", "exf6ep"):
        assert load("chess", f"1. e4 d5 2. e5 f5 3. {said} gxf6").state == plain


def test_a_promotion_is_read_in_german_and_in_brackets():
    tag = '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"] 1. '
    wanted = load("chess", f"{tag}a8=Q").state
    for move in ("a8=D", "a8D", "a8(Q)", "a8(D)", "a8=♕", "a8Q!", "a8=q"):
        assert load("chess", tag + move).state == wanted


TWO = """[Event "Cup"]
[White "Ada"]
[Black "Ben"]
[Date "????.??.??"]

1. e4 e5 1-0

[Event "?"]
[White "Cleo"]
[Black "Dan"]

1. d4 {not [Event "x"]} d5 (1... Nf6 0-1) *
"""


def test_of_several_games_one_is_chosen_by_who_played_it():
    problem = refusal(load, "chess", TWO)
    assert str(problem).startswith("There are 2 games here. Give one of them")
    assert [each.name for each in problem.choices] == ["1. Ada – Ben, Cup", "2. Cleo – Dan"]
    moves = [load("chess", each.text).state for each in problem.choices]
    assert moves == [load("chess", "e4 e5").state, load("chess", "d4 d5").state]
    problem = refusal(load, "checkers", "1. 11-15 23-19 1-0 1. 9-14 *")
    assert [each.name for each in problem.choices] == ["1. 11-15 23-19", "2. 9-14"]


@pytest.mark.parametrize("result", ["1–0", "0−1", "1/2–1/2", "½—½", "1‑0"])
def test_a_result_is_one_with_any_dash(result):
    assert load("chess", f"1. e4 e5 {result}").state == load("chess", "e4 e5").state
    problem = refusal(load, "chess", f"1. e4 e5 {result} 1. d4 {result}")
    assert len(problem.choices) == 2


def test_checkers_takes_any_dash_too():
    loaded = load("checkers", "1. 11–15 23−19 2. 8—11 22-17 3. 11-16 24–20 4. 16×23 1–0")
    assert loaded.state == load("checkers", "11-15 23-19 8-11 22-17 11-16 24-20 16x23").state


def test_checkers_reads_variations_too():
    loaded = load("checkers", "1. 11-15 (1. 9-14 22-18) 23-19 ; an answer\n2. 8-11")
    assert loaded.state == load("checkers", "11-15 23-19 8-11").state
    assert "variations are left out" in loaded.note


GERMAN = str.maketrans("NBRQ", "SLTD")
FIGURINES = str.maketrans("KQRBN", "♚♕♖♗♘")


@pytest.mark.slow
@given(playouts([("chess", "", {})], longest=12), st.sampled_from([GERMAN, FIGURINES, {}]))
def test_a_game_that_is_written_with_all_that_pgn_allows_is_the_same_game(playout, letters):
    _, _, game, states = playout
    text = '[Event "A law (of tests)"]\n\n'
    for number, (state, after) in enumerate(pairwise(states)):
        made = next(each for each in game.actions(state) if game.result(state, each) == after)
        move = game.action_name(state, made).translate(letters)
        text += f"{number // 2 + 1}{'.' if number % 2 == 0 else '...'} {move} $2 {{a [b] (c)}} "
        text += f"({number // 2 + 1}. --) ; d) e\n"
    assert load("chess", f"{text} *").state == states[-1]


def test_a_line_of_a_connect_4_solver_is_its_position_and_its_score():
    for text, score in (("44444 -2", "-2"), ("44444,0", "0"), (" 44444\t+3 ", "+3")):
        loaded = load("connect4", text)
        assert loaded.state == load("connect4", "44444").state
        assert loaded.note == (f"Read as data of a Connect-4 solver, which gives the position a score of {score}.")


def test_a_score_that_could_be_a_column_is_read_as_one_and_that_is_said():
    loaded = load("connect4", "4445 3")
    assert loaded.state == load("connect4", "44453").state
    assert loaded.note == "Read as columns alone. If 3 is the score of a solver, leave it out."
    assert load("connect4", "444444 4").state == load("connect4", "444444").state
    assert [note("connect4", text) for text in ("4 4 5 3", "44 53", "44\n53", "")] == [""] * 4


def test_of_a_solver_s_file_one_line_is_chosen():
    problem = refusal(load, "connect4", "4445 1\n332 -1\n")
    assert [tuple(each) for each in problem.choices] == [("1. 4445 1", "4445 1"), ("2. 332 -1", "332 -1")]


def test_what_cannot_be_played_in_a_solver_s_line_has_its_place():
    problem = refusal(load, "connect4", "  4444444 -2")
    assert (str(problem), problem.at) == ("Disc 7 cannot be played. Column 4 is full.", 8)


SIGNS = [("X", "O", "."), ("X", "O", "-"), ("*", "O", "-"), ("B", "W", "_"), ("x", "o", "-"), ("●", "○", ".")]


@pytest.mark.slow
@given(
    playouts([("othello", "", {"size": size}) for size in (0, 1, 2)]),
    st.sampled_from(SIGNS),
    st.sampled_from(["", " ", "; D3:+2, C5:-4", " % 1"]),
)
def test_a_position_of_othello_on_one_line_is_read_with_any_signs(playout, signs, rest):
    _, options, game, states = playout
    black, white, empty = signs
    cells, turn = game.format(states[-1]).replace("/", "").split()
    line = f"{cells}{' ' if rest == ' ' else ''}{turn}"
    line = line.replace("X", black).replace("O", white).replace(".", empty)
    loaded = load("othello", line + rest, **options)
    assert loaded.state == states[-1]
    assert loaded.note.startswith("Read as a position of Othello on one line: X is Black")
    assert ("not used" in loaded.note) == bool(rest.strip())


def test_a_drawn_board_of_othello_may_have_black_and_white():
    usual = load("othello", "....\n.OX.\n.XO.\n....\nO", size=0).state
    assert load("othello", "....\n.WB.\n.BW.\n....\nW", size=0).state == usual
    assert load("othello", "----/-○●-/-●○-/---- ○", size=0).state == usual


def test_of_a_file_of_positions_of_othello_one_line_is_chosen():
    line = ".....ox..xo....."
    problem = refusal(load, "othello", f"{line}x\n{line} o; a2:+1\n")
    assert str(problem) == "There are 2 positions here. Give one of the lines."
    assert [each.text for each in problem.choices] == [f"{line}x", f"{line} o; a2:+1"]


def test_a_larger_maze_is_refused_with_its_size_and_the_largest_that_fits():
    for rows, columns in ((9, 25), (27, 28), (21, 20)):
        inside = f"%{'.' * (columns - 2)}%"
        maze = ["%" * columns, f"%P{'.' * (columns - 3)}%", *[inside] * (rows - 3), "%" * columns]
        assert str(refusal(load, "pacman", "\n".join(maze))) == (
            f"The maze has {rows} rows of {columns} squares; the largest that fits has 20 rows of 20."
        )


def test_every_game_has_a_form_that_is_told_of_any_text():
    for entry in GAMES.values():
        assert entry.form("") in ("", None)


@pytest.mark.parametrize(
    "around",
    [
        "FEN: {}",
        "fen = {}",
        '"{}"',
        "'{}'\n",
        'FEN "{}"',
        "position fen {}",
        "EPD {}",
        "\n{}\n",
        "# a\n; b\n{}",
        "{}\n# c\n",
    ],
)
def test_what_programs_write_around_a_position_is_left_out(around):
    assert fen(around.format(f"{PAWN} 3 12")) == f"{PAWN} 3 12"
    assert GAMES["chess"].form(around.format(PAWN)) == "a position of chess"


def test_the_quotes_of_an_operation_are_not_those_around_the_position():
    assert note("chess", f'{PAWN} bm e4; id "mine 1"') == "Read as EPD: “mine 1”, best move e4."


def test_the_moves_of_a_uci_command_are_played_and_a_pawn_may_have_its_letter():
    assert fen("position startpos moves e2e4 e7e5") == fen("1. e4 e5")
    assert fen("1. Pe4 Pd5 2. Pexd5") == fen("1. e4 d5 2. exd5")
    assert fen("1. e4 e5 2. Qh5 Nc6 3. Qxf7 ch") == fen("1. e4 e5 2. Qh5 Nc6 3. Qxf7+")


def test_a_right_of_chess960_is_told_as_such():
    problem = refusal(load, "chess", "4k3/8/8/8/8/8/8/R3K3 w A - 0 1")
    assert str(problem).endswith('not "A"; those of Chess960 are not read.')


@pytest.mark.parametrize(("more", "count"), [("X", 66), ("-X", 67)])
def test_a_line_of_othello_with_squares_too_many_is_one_of_othello_that_is_wrong(more, count):
    line = f"{'-' * 27}OX------XO{'-' * 27}X"
    problem = refusal(load, "othello", line + more)
    assert (str(problem), problem.at) == (f"{count} squares were typed, but the board has 64: 8 rows of 8.", 64)
    assert GAMES["othello"].form(line + more) == GAMES["othello"].form(line) != ""
    assert note("othello", f"% of a book\n{line}") == note("othello", line) != ""


@pytest.mark.parametrize("above", ["# of a solver\n", "% x\n\n", "position,score\n", "pos;score\r\n"])
def test_remarks_and_names_of_columns_above_a_solver_s_lines_are_left_out(above):
    assert note("connect4", f"{above}44444 -2") == note("connect4", "44444 -2") != ""
    assert len(refusal(load, "connect4", f"{above}44444 -2\n4453 1").choices) == 2


ROWS = [".......", ".......", ".......", "...O...", "..OX...", ".XOXX.."]
SEVEN = "1234567"


@pytest.mark.parametrize(
    "lines",
    [
        [*[f"|{row}|" for row in ROWS], f" {SEVEN}"],
        [*[f"│ {' '.join(row)} │" for row in ROWS], "+---------------+", f"  {' '.join(SEVEN)}"],
        [f"|{SEVEN}|", *[f"|{'|'.join(row)}|" for row in ROWS], "==============="],
        [row.replace("X", "R").replace("O", "Y") for row in ROWS],
        [row.replace("X", "y").replace("O", "r") for row in ROWS],
    ],
)
def test_a_board_of_connect_4_may_have_sides_numbers_and_discs_of_two_colours(lines):
    loaded = load("connect4", "\n".join(lines))
    assert loaded.game.format(loaded.state) == "/".join(ROWS)
