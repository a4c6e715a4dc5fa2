"""What build.py does, with a module for each job. They import only the standard library.

`command_line` reads the command; `page` makes the whole page with `python_packages`,
`javascript_packages`, `bundles`, `python_files` and `notices`; `serving`, `testing` (with
`browsers`), `benchmarks` (with `measured` and `performance_page`) and `pictures` (with `film` and
`gif`) are the other commands. All of them use `paths`, `running` and `steps`.
"""
