"""Tables for people in many places: rooms, seats, storage, live updates, bots at work."""
