"""For who runs a house: tables are listed, copied out and in, and thrown away; it says how it is."""

import configparser
import shlex
import shutil
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from mathom.cli.main import main, parser
from server.served import Served, sqlite
from server.stored import written_by

DEPLOY = Path(__file__).parents[2] / "deploy"


def told(capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str) -> str:
    assert main(["house", *arguments, "--database", sqlite(folder)]) == 0
    return capsys.readouterr().out


def test_a_house_is_copied_out_and_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, copy = tmp_path / "old", tmp_path / "new", tmp_path / "copy.gz"
    old.mkdir()
    new.mkdir()
    tables = written_by("0003", old)
    listed = told(capsys, old, "list")
    assert all(known["table"] in listed for known in tables)
    assert f"{len(tables) + 1} tables" in told(capsys, old, "backup", str(copy))  # one is that of the next game
    assert f"{len(tables) + 1} tables were put back, 0" in told(capsys, new, "restore", str(copy))
    assert f"0 tables were put back, {len(tables) + 1}" in told(capsys, new, "restore", str(copy))
    assert told(capsys, new, "list") == listed
    known = next(known for known in tables if known["lines"])
    with Served(sqlite(new)) as server:
        page = server.page(known["table"], known["tokens"][0])
        assert page.until(lambda f: "chat" in f)["chat"]["text"].startswith("well played")
        page.wait_for(known["seq"])


def test_tables_and_all_of_a_person_are_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables = written_by("0003", tmp_path)
    first, second = tables[0], tables[1]
    assert "1 tables would go" in told(capsys, tmp_path, "delete", first["table"])
    assert first["table"] in told(capsys, tmp_path, "list")
    assert "1 tables are gone" in told(capsys, tmp_path, "delete", first["table"], "--yes")
    assert "1 tables are gone" in told(capsys, tmp_path, "delete", "--token", second["tokens"][0], "--yes")
    left = told(capsys, tmp_path, "list")
    assert first["table"] not in left
    assert second["table"] not in left
    many = sum("Di" in known["names"] for known in tables)
    assert f"{many} tables are gone" in told(capsys, tmp_path, "delete", "--person", "Di", "--yes")
    assert "0 tables would go" in told(capsys, tmp_path, "delete", "--days", "100000")
    told(capsys, tmp_path, "delete", "--days", "0", "--yes")
    assert told(capsys, tmp_path, "list") == ""


def test_bad_copies_and_words_are_answered_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.gz").write_bytes(b"nonsense")
    bad = ["restore", str(tmp_path / "bad.gz")]
    for arguments in (bad, ["restore"], ["delete"], ["delete", "NOSUCH"], ["backup", "/nowhere/at/all"]):
        assert main(["house", *arguments, "--database", sqlite(tmp_path)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("days", ["-5", "nan", "inf", "1000000", "x"])
def test_a_time_that_cannot_be_is_told_in_a_sentence(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["house", "delete", f"--days={days}"])
    assert f"{days} is not a number of days from 0 to 100000" in capsys.readouterr().err


def test_health_and_measures(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        table, (ada, _) = server.open_table("person", "person")
        page = server.page(table, ada)
        page.wait_for(0)
        assert "ok" in page.do(0, "draw")
        assert server.get("/health")["well"] is True
        status, body = server.request("/metrics")
        lines = dict(line.rsplit(" ", 1) for line in body.decode().splitlines() if not line.startswith("#"))
        assert status == 200
        assert float(lines["mathom_moves_total"]) == 1
        assert (float(lines["mathom_tables"]), float(lines["mathom_sockets"])) == (1, 1)
        assert float(lines["mathom_commit_seconds_sum"]) > 0
        assert float(lines["mathom_broadcast_seconds_count"]) == 1
        assert 'mathom_queue{kind="slow"}' in lines


def test_a_server_that_ends_stores_every_table_as_it_stands(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        table, (ada, bo) = server.open_table("person", "person")
        page = server.page(table, ada, bo)
        page.wait_for(0)
        page.do(0, "draw")
        server.stop(signal.SIGTERM)
        server.start()
        assert server.get(f"/api/tables/{table}")["moves"] == 1
    base = sqlite3.connect(tmp_path / "mathom.db")
    assert base.execute("select seq, moves from snapshots where table_id = ?", (table,)).fetchall() == [(1, 1)]
    base.close()


# -- what it is deployed with


def test_the_unit_the_container_and_the_composition_start_a_house_that_understands_its_arguments() -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "mathom.service")
    started = shlex.split(unit["Service"]["ExecStart"])
    assert parser().parse_args(started[1:]).name == ["house.example"]
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    command = next(line for line in lines if line.startswith("CMD ")).removeprefix("CMD ")
    assert parser().parse_args(yaml.safe_load(command)).host == "0.0.0.0"
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (DEPLOY.parent / source).exists(), source
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert parser().parse_args(services["house"]["command"]).proxy == "*"
    assert (DEPLOY / services["house"]["build"]["context"] / services["house"]["build"]["dockerfile"]).exists()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "mathom.service").read_text().replace("/opt/mathom/bin/mathom", "/bin/true")
    (tmp_path / "mathom.service").write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / "mathom.service"], capture_output=True, text=True, check=False
    )
    assert "mathom.service" not in done.stderr, done.stderr
