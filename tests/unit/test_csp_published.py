"""What is known of well-known problems, and the textbook's own steps."""

import sys

import pytest
from csp_posing import Counting, Solved, australia, graph, queens, send_more_money, sudoku
from inner_calls import last_return
from plyscope.csp import METHODS
from plyscope.csp.backjumping import backjumping_search
from plyscope.csp.heuristics import (
    as_given,
    degree,
    first_unassigned,
    lcv,
    legal_lcv,
    legal_mrv,
    legal_mrv_then_degree,
    mrv,
    mrv_then_degree,
)
from plyscope.csp.inference import ac3, forward_checking, mac
from plyscope.problems.constraints import Different, Relation
from plyscope.problems.problem import Domains, Problem, is_solution
from plyscope.study.solutions import solutions

NEEDS_NO_GUESS = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
"""The first of Project Euler's fifty."""
INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
"""Arto Inkala's of 2012, widely called the hardest."""
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
"""With 17 givens: fewer cannot have a single solution (McGuire, Tugemann & Civario 2014)."""

FAST = {"select": 1, "order": 0}
COMPLETE_WITHOUT_A_GRAPH = [e.id for e in METHODS.values() if e.complete and not e.needs]


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4)])
def test_queens_have_as_many_solutions_as_is_known(size, count):
    assert len(solutions(queens(size), 1000)) == count


def test_eight_queens_have_92_solutions():
    assert len(solutions(queens(8), 1000)) == 92


def test_australia_has_18_colourings_in_three_colours_and_none_in_two():
    assert len(solutions(australia(), 1000)) == 18
    assert len(solutions(australia(("red", "green")), 1000)) == 0


def test_eight_queens_are_first_solved_after_876_tests():
    """Wirth, "Algorithms + Data Structures = Programs", 1976: the solution, and how often it is
    asked whether a queen is safe."""
    problem = Counting(queens(8))
    solution = Solved("backtracking", problem).solution
    assert list(solution.values()) == [1, 5, 8, 6, 3, 7, 2, 4]
    assert problem.tests == 876


def test_send_more_money_has_one_solution():
    (solution,) = solutions(send_more_money(), 2)
    word = "".join
    send, more, money = (
        int(word(str(solution[letter]) for letter in letters)) for letters in ("SEND", "MORE", "MONEY")
    )
    assert (send, more, money) == (9567, 1085, 10652)


@pytest.mark.parametrize("method", ["forward_checking", "mac"])
def test_looking_ahead_solves_send_more_money(method):
    assert is_solution(send_more_money(), Solved(method, send_more_money()).solution)


def test_an_easy_sudoku_is_solved_by_propagation_alone():
    problem = sudoku(NEEDS_NO_GUESS)
    run = Solved("ac3", problem)
    assert is_solution(problem, run.solution)
    assert run.assignments == 81
    assert Solved("mac", problem, FAST).assignments == 81


@pytest.mark.slow
@pytest.mark.parametrize(("text", "most"), [(INKALA, 4000), (SEVENTEEN, 3000)])
def test_a_hard_sudoku_takes_mac_with_mrv_a_few_thousand_assignments(text, most):
    problem = sudoku(text)
    run = Solved("mac", problem, FAST)
    assert is_solution(problem, run.solution)
    assert 1000 < run.assignments < most
    assert Solved("ac3", problem).solution is None


def test_what_propagation_leaves_open_stays_narrowed():
    run = Solved("ac3", sudoku(INKALA))
    assert run.solution is None
    assert 21 <= len(run.assignment) < 81
    assert all(len(run.domains[cell]) > 1 for cell in run.domains if cell not in run.assignment)


def test_propagation_that_empties_a_domain_puts_everything_back():
    problem = sudoku("11" + "." * 79)
    run = Solved("ac3", problem)
    assert run.solution is None
    assert run.assignment == {}
    assert run.domains == problem.domains


@pytest.mark.parametrize("method", COMPLETE_WITHOUT_A_GRAPH)
def test_no_method_recurses_much_deeper_than_there_are_variables(method):
    problem, depths = sudoku(NEEDS_NO_GUESS), []

    def in_reading_order(problem, assignment, domains):
        frame, depth = sys._getframe(), 0
        while frame := frame.f_back:
            depth += 1
        depths.append(depth)
        return first_unassigned(problem, assignment, domains)

    solution = Solved("mac", problem, FAST).solution
    known = {cell: (value,) for cell, value in solution.items()}
    entry = METHODS[method]
    solved = Problem(problem.variables, known, problem.constraints)
    assert entry.function(solved, {}, Domains(known), select=in_reading_order) == solution
    assert max(depths) - min(depths) == 80


def test_forward_checking_goes_as_the_textbook_draws_it():
    problem = australia()
    assignment, domains = {}, Domains(problem.domains)
    assert assign("WA", "red", forward_checking, problem, assignment, domains)
    assert domains["NT"] == domains["SA"] == ("green", "blue")
    assert assign("Q", "green", forward_checking, problem, assignment, domains)
    assert domains["NT"] == domains["SA"] == ("blue",)
    assert domains["NSW"] == ("red", "blue")
    assert not assign("V", "blue", forward_checking, problem, assignment, domains)
    assert domains["SA"] == ()


def test_arc_consistency_sees_an_assignment_sooner_that_the_textbook_says_cannot_be_completed():
    problem = australia()
    assignment, domains = {}, Domains(problem.domains)
    assert assign("WA", "red", mac, problem, assignment, domains)
    assert not assign("Q", "green", mac, problem, assignment, domains)


def test_arc_consistency_alone_does_not_see_that_two_colours_are_too_few_for_a_triangle():
    problem = graph("A-B B-C A-C", ("red", "green"))
    domains = Domains(problem.domains)
    assert ac3(problem, domains, problem.arcs())
    assert domains == problem.domains


def test_mrv_takes_the_region_with_one_colour_left_as_the_textbook_does():
    problem = australia()
    assignment, domains = {}, Domains(problem.domains)
    for variable, colour in (("WA", "red"), ("NT", "green")):
        assign(variable, colour, forward_checking, problem, assignment, domains)
    assert mrv(problem, assignment, domains) == "SA"
    assert mrv_then_degree(problem, assignment, domains) == "SA"
    untouched = Domains(problem.domains)
    assert mrv(problem, assignment, untouched) == "Q"
    assert legal_mrv(problem, assignment, untouched) == "SA"
    assert legal_mrv_then_degree(problem, assignment, untouched) == "SA"


def test_degree_takes_south_australia_first_which_has_five_neighbours():
    problem = australia()
    domains = Domains(problem.domains)
    assert degree(problem, {}, domains) == "SA"
    assert mrv_then_degree(problem, {}, domains) == "SA"
    assert legal_mrv_then_degree(problem, {}, domains) == "SA"
    assert mrv(problem, {}, domains) == first_unassigned(problem, {}, domains) == "WA"


def test_degree_counts_only_constraints_on_variables_without_a_value():
    problem = australia()
    assignment = {"SA": "red", "NT": "green", "WA": "blue"}
    assert degree(problem, assignment, Domains(problem.domains)) == "NSW"


def test_lcv_leaves_south_australia_its_last_colour_as_the_textbook_does():
    problem = australia()
    assignment, domains = {}, Domains(problem.domains)
    for variable, colour in (("WA", "red"), ("NT", "green")):
        assign(variable, colour, forward_checking, problem, assignment, domains)
    assert as_given(problem, "Q", assignment, domains) == ("red", "blue")
    assert list(lcv(problem, "Q", assignment, domains)) == ["red", "blue"]
    blue_first = Domains({**domains, "Q": ("blue", "red")})
    assert list(lcv(problem, "Q", assignment, blue_first)) == ["red", "blue"]


def test_without_narrowing_lcv_counts_no_value_that_an_assigned_neighbour_rules_out():
    problem = australia()
    assignment, domains = {"WA": "red", "NT": "green"}, Domains(problem.domains)
    # Blue is all that is left to South Australia; red it has lost to Western Australia already.
    assert list(legal_lcv(problem, "Q", assignment, domains)) == ["red", "green", "blue"]
    blue_first = Domains({**domains, "Q": ("blue", "red")})
    assert list(legal_lcv(problem, "Q", assignment, blue_first)) == ["red", "blue"]
    # Both colours are open to New South Wales, so that without what is assigned it is a tie.
    assert list(lcv(problem, "Q", assignment, blue_first)) == ["blue", "red"]


def test_backjumping_jumps_over_tasmania_as_in_the_textbook():
    problem = australia()
    in_order = Problem(("Q", "NSW", "V", "T", "SA", "WA", "NT"), problem.domains, problem.constraints)
    assignment = {"Q": "red", "NSW": "green", "V": "blue"}
    options = ("backjump", backjumping_search, in_order, assignment, Domains(problem.domains))
    assert last_return(*options) == {"Q", "NSW", "V"}
    assert assignment == {"Q": "red", "NSW": "green", "V": "blue"}
    assignment["T"] = "red"
    assert last_return(*options) == {"Q", "NSW", "V"}


def test_a_variable_that_is_jumped_to_takes_over_the_blame_as_prosser_says():
    """X = 1 leaves Y nothing because of P, X = 2 is refused by Q: both are to blame for X."""

    def not_one_and_two(one, other):
        return (one, other) != (1, 2)

    problem = Problem(
        ("P", "Q", "X", "Y"),
        {"P": (1,), "Q": (1,), "X": (1, 2), "Y": (1, 2)},
        (
            Relation(("Q", "X"), "not 1 and 2", not_one_and_two),
            Relation(("P", "Y"), "not 1 and 2", not_one_and_two),
            Different(("X", "Y")),
        ),
    )
    assignment = {"P": 1, "Q": 1}
    domains = Domains(problem.domains)
    blamed = last_return("backjump", backjumping_search, problem, assignment, domains)
    assert blamed == {"P", "Q"}


def test_backjumping_assigns_fewer_where_what_is_in_between_has_no_part():
    """A, B, C and Z all border each other; E to H, coloured in between, are not to blame."""
    problem = graph("A-B A-C B-C A-Z B-Z C-Z E-F G-H", ("red", "green", "blue"))
    assert problem.variables[-1] == "Z"
    jump, back = Solved("backjumping", problem), Solved("backtracking", problem)
    assert jump.solution is back.solution is None
    assert jump.assignments < back.assignments / 10


def assign(variable, value, infer, problem, assignment, domains):
    """What `infer` says after the assignment."""
    assignment[variable] = value
    return infer(problem, variable, assignment, domains)
