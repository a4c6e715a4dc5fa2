"""The commands of `plyscope`, a file each."""
