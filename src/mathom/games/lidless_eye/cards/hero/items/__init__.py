"""Items of heroes."""
