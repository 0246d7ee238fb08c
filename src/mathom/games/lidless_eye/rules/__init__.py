"""The rules, a file for each procedure or chapter."""
