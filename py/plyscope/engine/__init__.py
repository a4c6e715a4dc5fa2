"""Strong play: Connect-4 solved on bits, small games solved outright, Nim by its theory."""
