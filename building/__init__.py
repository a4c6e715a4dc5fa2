"""What build.py does, a module for each duty. Only the standard library is imported here.

`command_line` reads the words; `page` makes the whole page with `python_packages`,
`javascript_packages`, `bundles`, `python_files` and `notices`; `serving`, `testing` (with
`browsers`) and `benchmarks` are the other commands. `paths`, `running` and `steps` serve all.
"""
