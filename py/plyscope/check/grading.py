"""A submission from its text to its verdict."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Final

from plyscope.check.fault_line import Place, fault_place
from plyscope.check.judging import Expected, Judged, judged
from plyscope.check.known import expected_from, known_of
from plyscope.check.main_file import files_beside, main_file
from plyscope.check.positions import place_name, text_of
from plyscope.check.repairing import Attempt, Repair, repair_of
from plyscope.check.rules_probe import BrokenRule, broken_rule, written
from plyscope.check.runs import Program, Received, RunCases, Steps
from plyscope.check.start import starts
from plyscope.check.submissions import Submission
from plyscope.check.task import OF_PROBLEMS, Case, Limits, Task
from plyscope.check.trying import Start
from plyscope.check.verdict import INEFFICIENT, CaseVerdict, Part, Verdict
from plyscope.compare.difference import (
    BACKED_UP,
    ILLEGAL,
    LEAF,
    NOT_CONSIDERED,
    NOT_RESTORED,
    PLAYER,
    TERMINAL,
)
from plyscope.compare.outcome import CRASHED, DIFFERENT, NOT_COMPARED, STOPPED
from plyscope.game import BadInput
from plyscope.input.phrases import shortened
from plyscope.notebook.payload import packed, payload
from plyscope.program.faults import SHOWN_NAME
from plyscope.runs.of_program import ProgramRun

OF_RULES: Final = (LEAF, TERMINAL, NOT_RESTORED, PLAYER, ILLEGAL, NOT_CONSIDERED)
"""The mistakes that a wrong rule leads to."""
MENDED: Final = (DIFFERENT, CRASHED)
MOST_DRAWN: Final = 20_000
MOST_SHOWN: Final = 3_000
"""Of a larger tree a report has the upper part, since it has many trees; of one that is larger
still, none."""
LONGEST_OUTPUT: Final = 4_000
LONGEST_NAMES: Final = 100
EXPECTED_LIMITS: Final = Limits(seconds=120, nodes=300_000, memory=2_048)
NOT_KNOWN: Final = "It could not be found out."
GAVE_UP: Final = "What this submission did could not be judged: the Python that judges it ended."
NO_END: Final = "It did not come to its end."
NO_START: Final = "How its search is begun could not be found in its text."
NAME_START: Final = 'The start of a case in the task says it, such as start = "search(TREE)".'
OWN_LINE: Final = rf'File "{SHOWN_NAME}", line (\d+)'
CLOSE: Final = 1_000_000
"""Points are counted in millionths of a point, so that their sum depends on no order."""


Prepared = Sequence[tuple[bytes, bytes]]
"""What the solution did in each case, and what it does without cuts, as bytes for a process."""


def prepared(task: Task) -> Steps[Prepared]:
    """What the solution does. Raises `BadInput` if it does not run."""
    if task.known:
        return task.known
    solution = yield from _searches(task, task.solution)
    whole = (yield from _searches(task, task.whole)) if task.whole else solution
    return [
        (known_of(one.ran), known_of(other.ran)) for one, other in zip(solution, whole, strict=True)
    ]


def expected_of(ready: Prepared) -> list[Expected]:
    """What is right in each case of a task."""
    return [expected_from(*each) for each in ready]


def _searches(task: Task, source: str) -> Steps[Sequence[Received]]:
    program = Program(source, task.files, seed=task.seed)
    cases = [_start(source, task, case) for case in task.cases]
    outcome = yield RunCases(program, cases, EXPECTED_LIMITS, ours=True)
    for case, each in zip(task.cases, outcome.cases, strict=True):
        fault = each.failed or (each.ran.fault.text if each.ran.fault else "")
        if fault:
            raise BadInput(f"The solution of this task stops in {case.name}: {fault}")
    return outcome.cases


def graded(
    submission: Submission, task: Task, expected: Sequence[Expected], *, mends: bool = True
) -> Steps[Verdict]:
    """The verdict on a submission; `mends` says whether what would make it right is looked for."""
    file, others, like_it = main_file(submission, task)
    if file is None:
        return _unreadable(submission, task)
    source = submission.files[file]
    beside = files_beside(submission, file)
    program = Program(source, {**beside, **task.files}, task.seed)
    cases = [_start(source, task, case, others) for case in task.cases]
    outcome = yield RunCases(program, cases, task.limits)
    got = [_with_own_line(task, each) for each in outcome.cases]
    known = [
        Judged(NOT_COMPARED, NO_START, NAME_START)
        if _began_itself(start, each)
        else judged(task, each, right)
        for start, each, right in zip(cases, got, expected, strict=True)
    ]
    places = yield from _places(program, cases, task, known)
    of_rules = _of_rules(known)
    rule = (yield from _rule(program, task, of_rules[0])) if of_rules else None
    for place, found in enumerate(known):
        if rule and found in of_rules:
            # Where ends are worth the wrong sign, what is backed up says nothing of the cause.
            is_cause = found.found and found.found.kind == BACKED_UP
            why = rule.sentence if is_cause else f"{found.why} {rule.sentence}"
            known[place] = replace(found, why=why)
            places[place] = Place(rule.line, rule.file)
    mended = None
    if mends and any(each.kind in MENDED for each in known):
        mended = yield from repair_of(Attempt(program, task, cases, got, expected, known, places))
    if mended:
        at = Place(mended.line, mended.file)
        places = [at if found.kind in MENDED else Place() for found in known]
        known = [_with_cause(task, found, mended) for found in known]
    each = zip(task.cases, got, known, places, strict=True)
    return Verdict(
        submission.name,
        task.name,
        tuple(
            _verdict(task, case, its, found, place, mended.sentence if mended else "")
            for case, its, found, place in each
        ),
        (*outcome.notes, *_choice(submission, file, like_it)),
        source,
        file,
    )


def _began_itself(start: Start, received: Received) -> bool:
    """Whether what was recorded is what the program itself searched, before the setup of the case:
    that is not what was to be searched."""
    ran = received.ran
    is_of_program = not ran.start and ran.record is not None
    return not start["starts"] and bool(start["setup"]) and is_of_program


def _with_own_line(task: Task, received: Received) -> Received:
    """The same, with the submission's own line where an error comes from a file of the task."""
    fault = received.ran.fault
    own = re.findall(OWN_LINE, fault.text) if fault and fault.file in task.files else []
    if not fault or not own:
        return received
    placed = replace(fault, line=int(own[-1]), file="")
    return replace(received, ran=replace(received.ran, fault=placed))


def _with_cause(task: Task, found: Judged, mended: Repair) -> Judged:
    """A solver of constraint problems has no tree that would show what is wrong: so it is said."""
    if task.search not in OF_PROBLEMS or found.kind != DIFFERENT:
        return found
    return replace(found, why=f"{found.why} In {mended.place} {mended.what}.")


def _start(source: str, task: Task, case: Case, others: Set[str] = frozenset()) -> Start:
    begin = starts(source, task, case, others)
    return {"setup": case.setup, "starts": begin, "function": task.function}


def _choice(submission: Submission, file: str, like_it: Sequence[str]) -> list[str]:
    """What is said of a submission with several files in which its search could be begun."""
    if not like_it:
        return []
    others = " and ".join(like_it)
    return [f"{submission.name}: {file} was judged; {others} could be meant as well."]


def _unreadable(submission: Submission, task: Task) -> Verdict:
    only = f", only {shortened(', '.join(submission.others), LONGEST_NAMES)}"
    none = f"There is no Python file and no notebook in it{only if submission.others else ''}."
    why = " ".join(submission.wrong.values()) or none
    return _unjudged(submission, task, NOT_COMPARED, why, "It could not be read.")


def given_up(submission: Submission, task: Task) -> Verdict:
    """The verdict where the Python that judges has ended, or does not come back."""
    return _unjudged(submission, task, NOT_COMPARED, GAVE_UP, GAVE_UP)


def _unjudged(submission: Submission, task: Task, kind: str, why: str, of_points: str) -> Verdict:
    """The verdict where no case has been judged; `of_points` is said of the points."""
    parts = tuple(Part(each, 0.0, _most(task, each), of_points) for each in task.points)
    cases = [
        CaseVerdict(case.name, kind, why, parts=parts, secret=case.secret) for case in task.cases
    ]
    return Verdict(submission.name, task.name, cases)


def _places(
    program: Program, cases: Sequence[Start], task: Task, known: Sequence[Judged]
) -> Steps[list[Place]]:
    """The place of each mistake. For these cases the submission runs once more, with its lines."""
    at = [place for place, found in enumerate(known) if found.found]
    places = [Place()] * len(known)
    if not at:
        return places
    again = yield RunCases(program, [cases[place] for place in at], task.limits, lines=True)
    for place, received in zip(at, again.cases, strict=True):
        record, found = received.ran.record, known[place].found
        if record and found and found.node < len(record):
            places[place] = fault_place(record, found, known[place].both)
    return places


def _of_rules(known: Sequence[Judged]) -> list[Judged]:
    """The cases whose mistake may come from a rule of the game, the likeliest first."""
    return [
        each
        for kinds in (OF_RULES, (BACKED_UP,))
        for each in known
        if each.found and each.both and each.found.kind in kinds
    ]


def _rule(program: Program, task: Task, found: Judged) -> Steps[BrokenRule | None]:
    """The rule of the game from which a mistake comes, where the submission writes the rules."""
    mistake, both = found.found, found.both
    assert mistake
    assert both
    right, at = both.right, mistake.node
    while at not in both.partner and at >= 0:
        at = both.own.tree.parent[at]
    states = right.tree.state
    if at < 0 or len(states) != 1 or not task.solution:
        return None
    # Only positions that can be reached: about others, right rules may differ.
    partner = both.partner[at]
    near = [partner, right.tree.parent[partner], *right.below(partner)]
    if mistake.kind == BACKED_UP:  # an end of each worth
        near = [*{right.value(e): e for e in both.partner.values() if not right.below(e)}.values()]
    held = [written(states[0].values[each]) for each in near if each >= 0]
    actions = [written(right.moves[each]) for each in right.below(partner)]
    return (
        yield from broken_rule(
            program,
            Program(task.solution, task.files, seed=task.seed),
            [each for each in held if each is not None],
            [each for each in actions if each is not None],
            task.limits,
        )
    )


def _verdict(
    task: Task,
    case: Case,
    received: Received,
    found: Judged,
    place: Place,
    repair: str,
) -> CaseVerdict:
    mistake, fault = found.found, received.ran.fault
    if fault and (found.kind == CRASHED or fault.missing):
        place = Place(fault.line, fault.file)
    record = received.ran.record
    return CaseVerdict(
        case.name,
        found.kind,
        found.why,
        mistake=mistake.kind if mistake else "",
        node=mistake.node if mistake else fault.node if fault else None,
        path=_path(found),
        line=place.line,
        file=place.file,
        remedy=found.remedy,
        repair=repair if found.kind in MENDED else "",
        doubt=found.kind == NOT_COMPARED,
        parts=_parts(task, found),
        output=received.ran.console.text[:LONGEST_OUTPUT],
        tree=_tree(received, found) if found.kind == DIFFERENT else "",
        nodes=len(record or ()),
        secret=case.secret,
    )


def _path(found: Judged) -> tuple[str, ...]:
    """The moves that lead to the mistake, in words."""
    if found.found is None:
        return ()
    if found.both and found.found.node in found.both.path:
        return found.both.path[found.found.node]
    has_places = found.both is not None and bool(found.both.own.tree.places)
    return tuple(place_name(m) if has_places else text_of(m) for m in found.found.path)


def _most(task: Task, aspect: str) -> float:
    """What an aspect of one case is worth."""
    return round(task.points[aspect] / (len(task.cases) + task.withheld) * CLOSE) / CLOSE


def _parts(task: Task, found: Judged) -> tuple[Part, ...]:
    """What each aspect of a case has earned. A search that is right and looks at too much loses
    what the cuts, the number and the order of its nodes are worth, and nothing else."""
    is_whole = found.kind not in (CRASHED, STOPPED)
    parts = []
    for aspect in task.points:
        most = _most(task, aspect)
        earned = most if is_whole and found.right.get(aspect, False) else 0.0
        why = found.said.get(aspect, NOT_KNOWN) if is_whole else NO_END
        parts.append(Part(aspect, earned, most, why))
    return tuple(parts)


def _tree(received: Received, found: Judged) -> str:
    """What the viewer shows of a mistake."""
    ran, mistake = received.ran, found.found
    if ran.record is None or mistake is None or len(ran.record) > MOST_DRAWN:
        return ""
    run = ProgramRun(ran, "the submission", {})
    vars(run)["outcome"], vars(run)["reading"] = found.outcome, found.reading
    sentence = found.why if mistake.kind != INEFFICIENT else ""
    return packed(payload(run, most=MOST_SHOWN, node=mistake.node, sentence=sentence))
