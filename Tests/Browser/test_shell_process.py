"""Tests Shell as a process: at a terminal, killed while restoring, with slow clients, behind nginx."""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

import pytest

from server import ROOT, SHELL, Server, run


class Launch:
    """A process of `shell launch`, which acts as the app on a device and reads a step from each line."""

    def __init__(self, state, *arguments):
        place = ("--state", str(state)) if state else ()
        self.process = subprocess.Popen(
            [str(SHELL), "launch", *place, *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )

    def line(self):
        return self.process.stdout.readline().strip()

    def say(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return self.line()

    def end(self):
        self.process.stdin.close()
        assert self.process.wait(20) == 0

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)


def test_state_is_not_restored_again_after_the_process_was_killed_while_restoring(tmp_path):
    state = tmp_path / "state.json"
    first = Launch(state, "--owner", "ana")
    assert first.line() == "restored nothing" and first.line() == "showing /home"
    assert first.say("shell://settings/privacy") == "showing /settings/privacy"
    assert first.say("save") == "showing /settings/privacy"
    assert first.say("frame") == "showing /settings/privacy"
    first.end()
    saved = json.loads(state.read_text())
    assert saved["version"] == 2
    assert [(entry["owner"], entry["path"]) for entry in saved["saved"]] == [("ana", ["/settings", "/settings/privacy"])]
    assert oct(state.stat().st_mode & 0o777) == "0o600"

    killed = Launch(state, "--owner", "ana")
    assert killed.line() == "restored restored" and killed.line() == "showing /settings/privacy"
    killed.kill()  # before its first frame

    skipped = Launch(state, "--owner", "ana")
    assert skipped.line() == "restored discarded crashed" and skipped.line() == "showing /home"
    assert skipped.say("shell://settings") == "showing /settings"
    assert skipped.say("frame") and skipped.say("save")
    skipped.end()
    assert (tmp_path / "state.json.rejected").exists()

    last = Launch(state, "--owner", "ana")
    assert last.line() == "restored restored" and last.line() == "showing /settings"
    last.end()


def test_saved_state_is_kept_with_its_owners_account(tmp_path):
    data = ("--data", str(tmp_path))
    assert run(SHELL, "user", "add", "ana", *data, input="correct horse battery\n").returncode == 0
    for restored, shown in [("nothing", "/home"), ("restored", "/settings/privacy")]:
        app = Launch(None, "--owner", "ana", *data)
        assert app.line() == f"restored {restored}" and app.line() == f"showing {shown}"
        assert app.say("frame") and app.say("shell://settings/privacy") and app.say("save")
        app.end()
    # killed before its first frame
    killed = Launch(None, "--owner", "ana", *data)
    assert killed.line() == "restored restored" and killed.line()
    killed.kill()
    skipped = Launch(None, "--owner", "ana", *data)
    assert skipped.line() == "restored discarded crashed"
    skipped.end()


def test_a_pipe_as_saved_state_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "state.json")
    for place in (tmp_path / "state.json", tmp_path, "/dev/zero"):
        result = run(SHELL, "launch", "--state", str(place), input="")
        assert result.returncode == 64 and "isn't a file that can store the state" in result.stderr


def test_saved_state_is_restored_only_for_its_owner(tmp_path):
    state = tmp_path / "state.json"
    state.write_text('{"version":1,"owner":"ana","path":["/settings"]}')
    for arguments, shown in [((), "showing ground  login"), (("--owner", "ben"), "showing /home")]:
        other = Launch(state, *arguments)
        assert other.line() == "restored nothing" and other.line() == shown
        other.say("frame")
        other.end()
    ana = Launch(state, "--owner", "ana")
    assert ana.line() == "restored restored" and ana.line() == "showing /settings"
    ana.end()


def test_a_link_waits_while_the_app_is_locked(tmp_path):
    app = Launch(tmp_path / "state.json", "--owner", "ana")
    assert app.line() == "restored nothing" and app.line() == "showing /home"
    assert app.say("lock") == "showing /home"
    assert app.say("https://shell.app/settings/privacy") == "showing /home", "a locked app was navigated"
    assert app.say("shell://settings") == "showing /home", "a locked app was navigated"
    assert app.say("unlock") == "showing /settings"
    assert app.say("lock") == "showing /settings"
    assert app.say("https://shell.app/settings/privacy") == "showing /settings"
    assert app.say("logout") == "showing ground  login"
    assert app.say("unlock") == "showing ground  login", "the link of a session that has ended was opened"
    app.end()


def test_a_route_without_a_link_is_printed_as_text(tmp_path):
    app = Launch(tmp_path / "state.json", "--owner", "ana")
    assert app.line() == "restored nothing" and app.line() == "showing /home"
    assert app.say("shell://settings/premium") == "showing ground  home > unauthorized(settings(premium))"
    assert app.say("shell://settings/notifications") == "showing /settings/notifications"
    assert app.say("https://shell.app/product/abc123/red") == "showing /product/abc123/red"
    app.end()


def test_scripts_can_add_users_and_permissions(tmp_path):
    data = {**os.environ, "SHELL_DATA": str(tmp_path / "data")}
    assert run(SHELL, "user", "add", "ana", input="correct horse battery\n", env=data).stdout == "ana may log in\n"
    for arguments, text, said in [
        (("user", "add", "ana"), "correct horse battery\n", "taken"),
        (("user", "add", "ben"), "short\n", "12 to 1,024 characters"),
        (("user", "add", "a-b"), "correct horse battery\n", "letters and digits"),
        (("user", "add", "ben"), "", "standard input"),
        (("user", "permit", "ben", "premium"), "", "no user"),
        (("user", "permit", "ana", "flying"), "", "premium"),
    ]:
        result = run(SHELL, *arguments, input=text, env=data)
        assert result.returncode != 0 and said in result.stderr, result.stderr
    assert run(SHELL, "user", "permit", "ana", "premium", env=data).returncode == 0


def test_the_server_prints_its_url_and_where_its_accounts_are(tmp_path):
    server = Server(binary=SHELL, SHELL_DATA=str(tmp_path / "data")).wait()
    code, output, _ = server.stop()
    assert output == f"Shell is at {server.base}\nIts accounts are in {tmp_path / 'data'}\n" and code == 0


def test_accounts_are_in_one_private_file_after_the_end(tmp_path):
    data = tmp_path / "data"
    server = Server(binary=SHELL, SHELL_DATA=str(data)).wait()
    environment = {**os.environ, "SHELL_DATA": str(data)}
    assert run(SHELL, "user", "add", "anafile", input="correct horse battery\n", env=environment).returncode == 0
    assert oct(data.stat().st_mode & 0o777) == "0o700"
    assert {oct(file.stat().st_mode & 0o777) for file in data.iterdir()} == {"0o600"}
    assert server.stop()[0] == 0
    log = data / "shell.sqlite-wal"
    assert not log.exists() or log.stat().st_size == 0
    assert b"anafile" in (data / "shell.sqlite").read_bytes()


def test_accounts_that_cannot_be_opened_are_reported_without_usage(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "shell.sqlite").write_text("this is no database, and long enough to be looked at as one" * 20)
    result = run(SHELL, "serve", env={"SHELL_DATA": str(tmp_path / "data"), "PORT": "8081"})
    assert result.returncode == 1 and f"the accounts in '{tmp_path / 'data'}' cannot be opened" in result.stderr
    assert "not a database" in result.stderr and "Usage" not in result.stderr


def test_a_database_that_cannot_be_opened_is_reported_without_its_password(tmp_path):
    result = run(SHELL, "serve", env={**os.environ, "SHELL_DATABASE": "mysql://shell:secret@host/shell", "PORT": "8081"})
    assert result.returncode == 1 and "the accounts in SHELL_DATABASE cannot be opened" in result.stderr
    assert "secret" not in result.stderr and "Usage" not in result.stderr
    both = run(SHELL, "serve", "--data", str(tmp_path), env={**os.environ, "SHELL_DATABASE": "postgres://host/shell"})
    assert both.returncode != 0 and "use one of them" in both.stderr and not (tmp_path / "shell.sqlite").exists()


def test_metrics_of_pages_and_of_the_app_are_written_to_a_file(tmp_path):
    pages, app = tmp_path / "pages", tmp_path / "app"
    with Server(binary=SHELL, arguments=("serve", "--metrics", str(pages)), SHELL_DATA=str(tmp_path / "data")) as server:
        server.ask_again("/login", 3)
    launched = Launch(tmp_path / "state", "--owner", "ana", "--metrics", str(app))
    assert launched.line() and launched.line()
    assert launched.say("shell://settings/privacy") and launched.say("shell://nowhere")
    launched.end()
    asked = {"name": "waymark_page_seconds", "labels": {"page": "route/login", "status": "200"}, "count": 3}
    assert any(asked.items() <= series.items() for series in last(pages))
    refused = {"name": "waymark_refused_links_total", "labels": {"rule": "unknownRoute"}, "count": 1}
    assert any(refused.items() <= series.items() for series in last(app))
    assert "privacy" not in app.read_text()
    wrong = run(SHELL, "launch", "--owner", "ana", "--state", str(tmp_path / "s"), "--metrics", str(tmp_path / "no" / "x"))
    assert wrong.returncode == 64 and "metrics cannot be written" in wrong.stderr


def last(file):
    return json.loads(file.read_text().splitlines()[-1])["series"]


def test_resolve_and_links_print_destinations_and_patterns():
    both = run(SHELL, "resolve", "shell://profile/user123", "https://shell.app/profile/user123").stdout.splitlines()
    reports = [json.loads(line) for line in both]
    assert [report["destination"] for report in reports] == ["route/profile", "route/profile"]
    assert [report["parameters"] for report in reports] == [{"userID": "user123"}] * 2
    assert "/identity/{step?}" in run(SHELL, "links").stdout


def test_500_slow_clients_do_not_delay_an_honest_one(tmp_path):
    """500 clients send a byte a second: an honest one is served within a second, and the slow ones are closed."""
    with Server(binary=SHELL, SHELL_DATA=str(tmp_path), LOG_LEVEL="error") as server:
        slow = []
        for number in range(500):
            client = socket.socket()
            client.bind((f"127.0.0.{2 + number // 50}", 0))
            client.connect(("127.0.0.1", server.port))
            client.sendall(b"G")
            slow.append(client)
        start = time.monotonic()
        closed = 0
        text = b"ET /login HTTP/1.1\r\n"
        for byte in text:
            before = time.monotonic()
            assert urllib.request.urlopen(server.base + "/login", timeout=5).status == 200
            assert time.monotonic() - before < 1
            closed = sum(not sent(client, bytes([byte])) for client in slow)
            if closed == len(slow) or time.monotonic() - start > 25:
                break
            time.sleep(max(0, 1 - (time.monotonic() - before)))
        assert closed == len(slow)
        assert time.monotonic() - start < 20
        for client in slow:
            client.close()


def sent(client, data):
    try:
        client.setblocking(False)
        try:
            if client.recv(1024) == b"":
                return False
        except BlockingIOError:
            pass
        client.send(data)
        return True
    except OSError:
        return False


def test_one_client_has_at_most_64_connections(tmp_path):
    with Server(binary=SHELL, SHELL_DATA=str(tmp_path)) as server:
        clients = []
        for _ in range(80):
            client = socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.9", 0))
            client.settimeout(5)
            clients.append(client)
        request = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
        served = 0
        for client in clients:
            try:
                client.sendall(request)
                served += client.recv(15) == b"HTTP/1.1 200 OK"
            except OSError:
                pass
        assert served == 64
        for client in clients:
            client.close()


def test_memory_is_flat_while_nobody_is_logged_in(tmp_path):
    """After a warm-up, 3,000 requests without a cookie add less than 8 MiB."""
    with Server(binary=SHELL, SHELL_DATA=str(tmp_path), LOG_LEVEL="error") as server:
        server.ask_again("/profile/nobody", 300)
        before = resident(server.process.pid)
        server.ask_again("/profile/nobody", 3_000)
        assert resident(server.process.pid) - before < 8 * 1_024


def resident(pid):
    for line in open(f"/proc/{pid}/status"):
        if line.startswith("VmRSS"):
            return int(line.split()[1])


@pytest.mark.skipif(not (shutil.which("nginx") or os.path.exists("/usr/sbin/nginx")), reason="there is no nginx")
def test_replicas_are_killed_and_restarted_under_load_and_no_page_fails():
    demo = ROOT / "Examples" / "Shell" / "Server" / "Replicas" / "demo.py"
    result = subprocess.run(["python3", str(demo)], capture_output=True, text=True, timeout=180)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failed" in result.stdout
