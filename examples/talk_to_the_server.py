"""Talks to the server: opens a table over HTTP and plays at it over a WebSocket, as `docs/protocol.md` has it.

It starts `mathom serve` on a free port with a database of its own, sits down against a bot and takes the first option
three times. Prints the moves, and what everybody may know of the table."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen

from websockets.sync.client import connect

with TemporaryDirectory() as folder:
    command = [sys.executable, "-m", "mathom", "serve", "--port", "0", "--pause", "0", "--workers", "1"]
    command += ["--database", f"sqlite:///{Path(folder) / 'tables.db'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split(" at ")[1].split("/ ")[0]  # the table is at http://localhost:…/
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "Bot", "level": "easy"}]
        wanted = json.dumps({"game": "two-towers", "seats": seats}).encode()
        opened = json.load(urlopen(Request(f"{address}/api/tables", wanted, {"Content-Type": "application/json"})))
        with connect(f"{address.replace('http', 'ws')}/ws/{opened['table']}") as socket:
            socket.send(json.dumps({"hello": {"tokens": opened["tokens"][:1], "seen": None}}))
            sent = stored = 0
            while stored < 3:
                frame = json.loads(socket.recv())
                stored += "ok" in frame
                options = frame.get("views", {}).get("0", {}).get("options")
                if options and sent < 3:
                    sent += 1
                    print(f"move {sent}: {options[0]['text']}")
                    move = {"id": str(sent), "seat": 0, "do": options[0]["text"], "seq": frame["seq"]}
                    socket.send(json.dumps(move))
        known = json.load(urlopen(f"{address}/api/tables/{opened['table']}"))
        print(f"{stored} moves stored at a table of {known['game']}:", *known["names"])
    finally:
        server.terminate()
        server.wait()
