"""The cards of magic, a file for each school."""
