"""What single cards do. Every module here is part of the box.

Magic is in `magic/`, a file for each school. Every other card is in the file or folder of its printed type, named like
its file in `data/`; events are there by what they are played on. `kit/` is what cards are made of."""
