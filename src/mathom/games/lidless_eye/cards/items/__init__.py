"""The items."""
