"""A bot as a program of its own, in need of nothing: `mathom arena duel --bots "line:python line_bot.py,random"`.

It reads a question in each line, JSON with what its seat sees and may do, and writes its answer in a line. In `duel` it
plays a card wherever it can, and discards only where it must; anywhere else it takes what is named first."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    actions = question["actions"]
    likes = [action for action in actions if not action.startswith("discard")]
    print(json.dumps({"play": (likes or actions)[0]}), flush=True)
