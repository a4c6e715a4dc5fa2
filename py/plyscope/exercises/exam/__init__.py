"""Exams: several versions of the same exercises, from one recipe.

from plyscope.exercises.exam import versions

questions = [{"type": "cuts", "count": 2}, {"type": "values", "wishes": {"depth": 2}}]
recipe = {"title": "Quiz 1", "seed": 7, "versions": 3, "questions": questions}
versions(read_recipe(recipe))    # three lists of three exercises
"""

from plyscope.exercises.exam.making import question, versions
from plyscope.exercises.exam.recipe import Recipe, read_recipe

__all__ = ["Recipe", "question", "read_recipe", "versions"]
