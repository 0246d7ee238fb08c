"""The terminal faces: a table for the keyboard, a plain line mode, and replays; all drawn from a `View` alone."""
