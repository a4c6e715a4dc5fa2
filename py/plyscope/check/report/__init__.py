"""What people read of a class that was checked: a report for the teacher, and a page for each
student. Each is one HTML file that loads nothing."""

from __future__ import annotations

from plyscope.check.report.student import student_page, student_pages
from plyscope.check.report.teacher import report

__all__ = ["report", "student_page", "student_pages"]
