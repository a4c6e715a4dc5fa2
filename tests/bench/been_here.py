"""The page of somebody who has been here before, as a script to run before the page's own."""

# Who has never been here is shown lesson one, which would take a quarter of the screen.
BEEN_HERE = 'try { localStorage.setItem("plyscope place", "null"); } catch {}'
