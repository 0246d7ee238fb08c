"""Decks: the ready ones, and those of one's own."""
