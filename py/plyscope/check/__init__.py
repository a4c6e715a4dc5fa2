"""Programs of a class, judged by a task: `plyscope check`.

A submission runs in a process of its own that only runs and records. What its record means, where
it differs from the right search and how many points it earns is found out here, by code that takes
nothing from a submission but text and numbers.
"""
