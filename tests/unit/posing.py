"""What several tests of constraint problems need: to pose one, and to count its solutions by a
search so simple that it can be seen to be right."""

from plyscope.problems import PROBLEMS


def pose(kind, text):
    return PROBLEMS[kind].load(text, {})


def preset(kind, name):
    """The problem of one of the presets."""
    entry = PROBLEMS[kind]
    (chosen,) = [each for each in entry.presets if each.id == name]
    return entry.load(chosen.position, chosen.options)


def shape(posed):
    """All of a posed problem that can be compared; constraints by what they are about."""
    problem = posed.problem
    return (
        posed.text,
        posed.picture,
        posed.task,
        problem.variables,
        dict(problem.domains),
        [(constraint.scope, constraint.name) for constraint in problem.constraints],
    )


def solutions(problem, limit):
    """The first `limit` solutions: values are tried in order, and each constraint is asked as soon
    as the last of its variables has a value."""
    place = {variable: number for number, variable in enumerate(problem.variables)}
    due = [[] for _ in problem.variables]
    for constraint in problem.constraints:
        due[max(place[variable] for variable in constraint.scope)].append(constraint)
    found = []
    values = {}

    def extend(number):
        if number == len(problem.variables):
            found.append(dict(values))
            return
        variable = problem.variables[number]
        for value in problem.domains[variable]:
            values[variable] = value
            if all(constraint.allows(values) for constraint in due[number]):
                extend(number + 1)
            if len(found) == limit:
                return

    extend(0)
    return found
