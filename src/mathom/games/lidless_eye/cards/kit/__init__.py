"""The closed vocabulary of which cards are made."""
