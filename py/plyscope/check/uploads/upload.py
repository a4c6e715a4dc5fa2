"""The files that a teacher uploads to an autograder, as texts with places to fill."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Upload:
    """What is uploaded.

    Attributes:
        files: texts by their paths. In them stand @TASK@ for the file of the task, or the name of a
            ready-made one, as the file says it; @SUBMISSION@ for the file that students hand in,
            and @BEFORE@ for its folder; @VERSION@ for Plyscope's own; @CASES@ for what `of_case`
            makes of each case.
        next_step: what is to be done with them, one sentence. @FOLDER@ is where they are.
        task_folder: where the task stands among them; None if it is not needed.
        task: the path of the task, as the files say it.
        programs: which of the files can be run.
        of_case: the text for a case: @NUMBER@ and @NAME@.
    """

    files: Mapping[str, str]
    next_step: str
    task_folder: str | None = ""
    task: str = "task.toml"
    programs: Collection[str] = ()
    of_case: str = ""

    def filled(
        self, task: str, submission: str, version: str, cases: Collection[str]
    ) -> dict[str, str]:
        """Its files. `task` is the name of a ready-made task, or "" for the task's own file;
        `cases` are the names of its cases."""
        each = "".join(
            self.of_case.replace("@NUMBER@", str(number)).replace("@NAME@", name)
            for number, name in enumerate(cases, 1)
        )
        values = {
            "@TASK@": task or self.task,
            "@SUBMISSION@": submission,
            "@BEFORE@": submission.rpartition("/")[0] + "/" if "/" in submission else "",
            "@VERSION@": version,
            "@CASES@": each,
        }
        return {path: _filled(text, values) for path, text in self.files.items()}


def _filled(text: str, values: Mapping[str, str]) -> str:
    for place, value in values.items():
        text = text.replace(place, value)
    return text
