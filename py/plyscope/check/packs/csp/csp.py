"""What solvers import as `csp`: the book's `CSP`, and problems to judge them on."""


class CSP:
    """Variables, the values that each may have, who its neighbours are, and the constraints: a
    function of two neighbours and their values."""

    def __init__(self, variables, domains, neighbors, constraints):
        self.variables = list(variables) if variables else list(domains)
        self.domains = {name: list(values) for name, values in domains.items()}
        self.neighbors = {name: list(others) for name, others in neighbors.items()}
        self.constraints = constraints
        self.curr_domains, self.nassigns = None, 0

    def nconflicts(self, var, val, assignment):
        """With how many neighbours that have a value this one is in conflict."""
        return sum(
            not self.constraints(var, val, other, assignment[other])
            for other in self.neighbors[var]
            if other in assignment
        )

    def is_consistent(self, var, val, assignment):
        return self.nconflicts(var, val, assignment) == 0

    def assign(self, var, val, assignment):
        assignment[var] = val
        self.nassigns += 1

    def unassign(self, var, assignment):
        assignment.pop(var, None)

    def support_pruning(self):
        """Values are removed from `curr_domains`, and `domains` stay."""
        if self.curr_domains is None:
            self.curr_domains = {name: list(values) for name, values in self.domains.items()}

    def suppose(self, var, value):
        """Begins to remove values by removing all others; returns what was removed."""
        self.support_pruning()
        removals = [(var, other) for other in self.curr_domains[var] if other != value]
        self.curr_domains[var] = [value]
        return removals

    def prune(self, var, value, removals):
        self.curr_domains[var].remove(value)
        if removals is not None:
            removals.append((var, value))

    def restore(self, removals):
        for var, value in removals:
            self.curr_domains[var].append(value)

    def choices(self, var):
        """The values that are left."""
        return (self.curr_domains or self.domains)[var]

    def infer_assignment(self):
        self.support_pruning()
        return {name: left[0] for name, left in self.curr_domains.items() if len(left) == 1}

    def left(self):
        """The values that are left for each variable, in one order, however they are kept; nothing
        if a variable has none, since the others depend on the way then."""
        held = {name: sorted(self.choices(name)) for name in self.variables}
        return held if all(held.values()) else {}

    def goal_test(self, state):
        assignment = dict(state)
        return len(assignment) == len(self.variables) and all(
            self.is_consistent(var, assignment[var], assignment) for var in self.variables
        )

    def __repr__(self):
        return f"<CSP of {len(self.variables)} variables>"


def different(one, value, other, other_value):
    return value != other_value


def colouring(edges, domains):
    """Neighbours have different colours: "A-B B-C", and the colours of each, as A="RG"."""
    neighbors = {name: [] for name in domains}
    for edge in edges.split():
        one, other = edge.split("-")
        neighbors[one].append(other)
        neighbors[other].append(one)
    return CSP(list(domains), domains, neighbors, different)


def queens(size, first):
    """A queen in each column, none attacking another; the one in column 0 stands in a row of
    `first`."""

    def apart(one, row, other, other_row):
        return row != other_row and abs(row - other_row) != abs(one - other)

    domains = {column: list(range(size)) for column in range(size)}
    domains[0] = list(first)
    others = {column: [each for each in domains if each != column] for column in domains}
    return CSP(list(domains), domains, others, apart)


def sudoku(text):
    """A Sudoku of 4 × 4 cells: rows of digits, with 0 for an empty cell."""
    cells = [(row, column) for row in range(4) for column in range(4)]
    given = dict(zip(cells, text.replace(" ", "")))
    domains = {
        f"{row}{column}": [1, 2, 3, 4] if given[row, column] == "0" else [int(given[row, column])]
        for row, column in cells
    }
    neighbors = {
        f"{row}{column}": [
            f"{other}{its}"
            for other, its in cells
            if (other, its) != (row, column)
            and (other == row or its == column or (other // 2, its // 2) == (row // 2, column // 2))
        ]
        for row, column in cells
    }
    return CSP(list(domains), domains, neighbors, different)


def chain(names, size):
    """Each variable is less than the next one, with values from 1 on."""
    neighbors = {
        name: [other for other in names if abs(names.index(name) - names.index(other)) == 1]
        for name in names
    }

    def in_order(one, value, other, other_value):
        return (value < other_value) == (names.index(one) < names.index(other)) and (
            value != other_value
        )

    return CSP(names, {name: range(1, size + 1) for name in names}, neighbors, in_order)
