"""VPL in Moodle: the script of an evaluation."""

from __future__ import annotations

from typing import Final

from plyscope.check.uploads.upload import Upload

EVALUATE: Final = """\
#!/bin/bash
# VPL runs this before an evaluation, and then vpl_execution, which it makes.
[ -f vpl_environment.sh ] && . ./vpl_environment.sh
mkdir -p plyscope_submission plyscope_task
number=0
while name="VPL_SUBFILE$number"; [ -n "${!name:-}" ]; do
    mkdir -p "plyscope_submission/$(dirname "${!name}")"
    mv "${!name}" "plyscope_submission/${!name}"
    number=$((number + 1))
done
# What is left is the teacher's: the task and what belongs to it.
find . -maxdepth 1 -type f ! -name 'vpl_*' -exec mv {} plyscope_task/ \\;

cat > vpl_execution <<'END'
#!/bin/bash
made=$(mktemp -d)
task=@TASK@
[ -f "plyscope_task/$task" ] && task="plyscope_task/$task"
python3 -P -m plyscope check plyscope_submission --task "$task" --format vpl -o "$made" &> /dev/null
if [ ! -s "$made/vpl.txt" ]; then
    echo "Comment :=>> The search could not be judged. Please tell your teacher."
    exit 1
fi
cat "$made/vpl.txt"
END
chmod +x vpl_execution
"""

UPLOAD: Final = Upload(
    files={"vpl_evaluate.sh": EVALUATE},
    next_step="Add the files in @FOLDER@ as execution files of the activity, tick those of the "
    "task under Files to keep when running, set the maximum grade to the points of the task, and "
    "install Plyscope on the execution server.",
    programs=("vpl_evaluate.sh",),
)
