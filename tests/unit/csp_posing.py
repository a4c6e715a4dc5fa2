"""What the tests of constraint problems need: small problems, and what is true of them by trying everything."""

from itertools import combinations, product
from random import Random

from hypothesis import strategies as st
from plyscope.csp import METHODS
from plyscope.problems.constraints import Different, Relation, all_different
from plyscope.problems.problem import Domains, Problem


def graph(edges, colours):
    """The problem to colour the graph with these edges, as "A-B B-C", each node with a letter for its name."""
    pairs = [tuple(edge.split("-")) for edge in edges.split()]
    nodes = tuple(sorted({node for pair in pairs for node in pair}))
    return Problem(nodes, dict.fromkeys(nodes, tuple(colours)), tuple(Different(pair) for pair in pairs))


def australia(colours=("red", "green", "blue")):
    """The map of the textbook, its variables in the textbook's order."""
    regions = ("WA", "NT", "Q", "NSW", "V", "SA", "T")
    borders = "WA-NT WA-SA NT-SA NT-Q SA-Q SA-NSW SA-V Q-NSW NSW-V"
    pairs = [tuple(border.split("-")) for border in borders.split()]
    return Problem(regions, dict.fromkeys(regions, colours), tuple(Different(pair) for pair in pairs))


def queens(size):
    """A queen in each column: the value is its row."""
    columns = tuple(f"c{number}" for number in range(1, size + 1))
    constraints = [
        Relation((columns[left], columns[right]), "queens attack", apart(right - left))
        for left, right in combinations(range(size), 2)
    ]
    rows = tuple(range(1, size + 1))
    return Problem(columns, dict.fromkeys(columns, rows), tuple(constraints))


def apart(columns):
    """Whether queens so many columns apart leave each other alone."""
    return lambda one, other: abs(one - other) not in (0, columns)


def send_more_money():
    """SEND + MORE = MONEY, with a carry out of each column but the last."""
    carries = ("c1", "c2", "c3")
    domains = {letter: tuple(range(10)) for letter in "ENDORY"}
    domains |= {letter: tuple(range(1, 10)) for letter in "SM"}
    columns = (
        Relation(("D", "E", "Y", "c1"), "units", lambda d, e, y, c: d + e == y + 10 * c),
        Relation(("c1", "N", "R", "E", "c2"), "tens", lambda c, n, r, e, d: c + n + r == e + 10 * d),
        Relation(("c2", "E", "O", "N", "c3"), "hundreds", lambda c, e, o, n, d: c + e + o == n + 10 * d),
        Relation(("c3", "S", "M", "O"), "thousands", lambda c, s, m, o: c + s + m == o + 10 * m),
    )
    letters = tuple("SENDMORY")
    return Problem(
        (*letters, *carries),
        domains | dict.fromkeys(carries, (0, 1)),
        (*all_different(letters, "letters differ"), *columns),
    )


def sudoku(text):
    """The Sudoku of 81 characters, as pairs of cells that differ."""
    lines = range(9)
    cells = {(row, column): f"r{row + 1}c{column + 1}" for row in lines for column in lines}
    domains = {
        cell: tuple(range(1, 10)) if given in ".0" else (int(given),)
        for cell, given in zip(cells.values(), text, strict=True)
    }
    pairs = tuple(
        Different((cells[one], cells[other]), "sees")
        for one, other in combinations(cells, 2)
        if one[0] == other[0] or one[1] == other[1] or (one[0] // 3, one[1] // 3) == (other[0] // 3, other[1] // 3)
    )
    return Problem(tuple(cells.values()), domains, pairs)


def every_solution(problem):
    """All solutions, by trying everything."""
    found = []
    for values in product(*[problem.domains[variable] for variable in problem.variables]):
        assignment = dict(zip(problem.variables, values, strict=True))
        if all(constraint.allows(assignment) for constraint in problem.constraints):
            found.append(assignment)
    return found


def problems():
    """Random small problems, whose constraints are on one to three variables."""
    return st.builds(by_lot, st.integers(0, 2**32 - 1))


def by_lot(seed):
    """The problem is drawn here from a seed, as drawing its parts one by one takes Hypothesis long:
    a small one needs no shrinking."""
    random = Random(seed)
    variables = tuple("ABCDE"[: random.randint(2, 5)])
    domains = {variable: tuple(range(random.randint(1, 3))) for variable in variables}
    constraints = []
    for _ in range(random.randint(1, 7)):
        size = min(random.choice([1, 2, 2, 2, 3, 3]), len(variables))
        scope = tuple(random.sample(variables, size))
        combined = list(product(*[domains[variable] for variable in scope]))
        refused = random.sample(combined, random.randint(0, max(1, 2 * len(combined) // 3)))
        constraints.append(Relation(scope, "random", all_but(frozenset(refused))))
    return Problem(variables, domains, tuple(constraints))


def all_but(refused):
    return lambda *values: values not in refused


@st.composite
def settings_of(draw, method, problem):
    """Values for all options of a method."""
    options = {}
    for option in METHODS[method].options:
        most = len(problem.variables) - 1 if option.id == "start" else option.maximum
        if option.id == "steps":
            most = 30
        options[option.id] = draw(st.integers(int(option.minimum), int(most)))
    return options


class Solved:
    """A run of a method, and what it left: `solution`, `assignment`, `domains`, and the `changes`
    of the assignment, each a variable with its value, or None where it lost it."""

    def __init__(self, method, problem, options=None):
        entry = METHODS[method]
        if options is None:
            options = {option.id: option.default for option in entry.options}
        self.changes = []
        self.assignment = Noted(self.changes)
        self.domains = Domains(problem.domains)
        self.solution = entry.function(problem, self.assignment, self.domains, **entry.keywords(problem, options))
        self.assignments = sum(value is not None for _, value in self.changes)


class Noted(dict):
    """A dict that notes its changes."""

    def __init__(self, changes):
        super().__init__()
        self.changes = changes

    def __setitem__(self, variable, value):
        super().__setitem__(variable, value)
        self.changes.append((variable, value))

    def __delitem__(self, variable):
        super().__delitem__(variable)
        self.changes.append((variable, None))


class Counting(Problem):
    """A problem that counts how often it is asked: `checks`, whether a constraint allows values;
    and `tests`, whether a value is in conflict."""

    def __init__(self, problem):
        super().__init__(problem.variables, problem.domains, problem.constraints)
        vars(self).update(checks=0, tests=0)

    def allows(self, constraint, values):
        vars(self)["checks"] += 1
        return super().allows(constraint, values)

    def conflict(self, variable, value, assignment):
        vars(self)["tests"] += 1
        return super().conflict(variable, value, assignment)
