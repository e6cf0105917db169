"""Tests Shell as a process on PostgreSQL: a server that stops and starts, TLS, a password, a standby, a newer version."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import pytest

from server import ROOT, SHELL, Server, free_port, run

sys.path.insert(0, str(ROOT / "Examples" / "Shell" / "Server" / "Replicas"))
from demo import PASSWORD, Postgres, Visitor  # noqa: E402

PROGRAMS = Postgres.programs_here()
pytestmark = pytest.mark.skipif(
    not PROGRAMS and not os.environ.get("REQUIRE_POSTGRES"), reason="there is no PostgreSQL with its client library"
)
SECRET = "tr0ub4dor"


@pytest.fixture
def folder():
    # a short path, because that of a socket has at most 107 bytes
    with tempfile.TemporaryDirectory(dir="/tmp") as place:
        yield place


@pytest.fixture
def database(folder):
    server = Postgres(PROGRAMS, folder)
    yield server
    if pathlib.Path(folder, "data", "postmaster.pid").exists():
        server.control("stop")


def serve(url):
    return Server(binary=SHELL, SHELL_DATABASE=url)


def refusal(url):
    """Runs a server that is expected not to start."""
    return run(SHELL, "serve", "--database-wait", "0", env={**os.environ, "SHELL_DATABASE": url})


def status(server, target, visitor=None):
    """Returns the status of a page, and its Refresh header."""
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())} if visitor else {}
    request = urllib.request.Request(server.base + target, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers["Refresh"]
    except urllib.error.HTTPError as error:
        return error.code, error.headers["Refresh"]


def becomes_ready(server, seconds=30):
    deadline = time.monotonic() + seconds
    while status(server, "/readyz")[0] != 200:
        assert time.monotonic() < deadline, f"the server isn't ready after {seconds} seconds"
        time.sleep(0.05)


def signed_up(server, user):
    visitor = Visitor(server.port)
    assert visitor.send("/signup", "signup", userID=user, password=PASSWORD)[:2] == (303, "/home")
    return visitor


def logs_in(server, user):
    return Visitor(server.port).send("/login", "login", userID=user, password=PASSWORD)[:2] == (303, "/home")


def test_sessions_survive_a_database_that_stops_and_starts_again(database):
    with serve(database.url) as server:
        ana = signed_up(server, "ana")
        assert status(server, "/home", ana) == (200, None)
        database.control("stop")
        assert status(server, "/home", ana) == (503, "10")
        assert status(server, "/login", ana) == (200, None), "a public page needs the database"
        assert status(server, "/signup") == (200, None)
        assert status(server, "/readyz")[0] == 503 and status(server, "/healthz")[0] == 200
        assert not logs_in(server, "ana")
        database.start()
        becomes_ready(server)
        assert status(server, "/home", ana) == (200, None), "the session is lost"
        assert logs_in(server, "ana")
        code, _, errors = server.stop()
        assert code == 0 and "ana" not in errors


def test_the_server_waits_for_a_database_that_is_away_at_first(database):
    database.control("stop")
    server = serve(database.url)
    try:
        # it listens only once it can serve
        assert "waiting for the database" in server.process.stderr.readline()
        database.start()
        server.wait()
        assert status(server, "/readyz")[0] == 200
    finally:
        server.stop()


def test_a_password_is_in_no_list_of_processes_no_log_and_no_message(database):
    own = pathlib.Path(database.folder, "data", "pg_hba.conf")
    own.write_text("local all shell scram-sha-256\n" + own.read_text())
    query(database, f"CREATE ROLE shell LOGIN PASSWORD '{SECRET}'; ALTER DATABASE shell OWNER TO shell")
    database.control("reload")
    right = f"postgres://shell:{SECRET}@/shell?host={database.folder}"
    with serve(right) as server:
        signed_up(server, "ana")
        processes = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
        assert str(SHELL) in processes and SECRET not in processes
        database.control("stop")
        assert status(server, "/readyz")[0] == 503
        _, output, errors = server.stop()
        assert "database shell" in output and "connection to server" in errors
        assert SECRET not in output + errors
    database.start()
    wrong = refusal(right.replace(SECRET, SECRET[::-1]))
    assert wrong.returncode == 1 and "password authentication failed" in wrong.stderr
    assert SECRET[::-1] not in wrong.stderr and "Usage" not in wrong.stderr


def test_the_url_can_require_tls_with_a_certificate_that_is_verified(database):
    for name in ("server", "other"):
        files = ["-keyout", f"{database.folder}/{name}.key", "-out", f"{database.folder}/{name}.crt"]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost", *files],
            check=True, capture_output=True,
        )
    key = f"{database.folder}/server.key"
    os.chmod(key, 0o600)
    if database.user:
        shutil.chown(key, "postgres", "postgres")
    port = free_port()
    url = f"postgres://postgres@localhost:{port}/shell?sslmode=verify-full&sslrootcert={database.folder}/"
    plain = f"{database.options}127.0.0.1 -c port={port}"
    database.control("restart", "-o", plain)
    refused = refusal(url + "server.crt")
    assert refused.returncode == 1 and "server does not support SSL" in refused.stderr
    files = f"-c ssl_cert_file={database.folder}/server.crt -c ssl_key_file={key}"
    database.control("restart", "-o", f"{plain} -c ssl=on {files}")
    foreign = refusal(url + "other.crt")
    assert foreign.returncode == 1 and "certificate verify failed" in foreign.stderr
    with serve(url + "server.crt") as server:
        signed_up(server, "ana")
        said = query(
            database, "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)"
            " WHERE application_name = 'shell'", port)
        assert said == "t"


def test_a_standby_that_is_promoted_takes_over_and_nothing_acknowledged_is_lost(database):
    with tempfile.TemporaryDirectory(dir="/tmp") as place:
        standby = Postgres(PROGRAMS, place, standby_of=database)
        query(database, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        database.control("reload")
        url = f"postgres://postgres@/shell?host={database.folder},{place}"
        try:
            with serve(url) as server:
                ana = signed_up(server, "ana")
                database.control("stop", how="immediate")
                assert status(server, "/home", ana)[0] == 503, "the server read from a standby, which may lack a log-out"
                standby.control("promote")
                becomes_ready(server)
                assert status(server, "/home", ana) == (200, None)
                assert logs_in(server, "ana")
                signed_up(server, "ben")
        finally:
            standby.control("stop")


def test_tables_of_a_newer_version_are_not_opened(database):
    serve(database.url).wait().stop()
    query(database, "UPDATE shell_schema SET version = 99")
    newer = refusal(database.url)
    assert newer.returncode == 1 and "a newer version of Shell has changed the tables (version 99)" in newer.stderr
    assert "Usage" not in newer.stderr
    assert query(database, "SELECT version FROM shell_schema") == "99"


def query(database, sql, port=5432):
    command = [f"{PROGRAMS}/psql", "-h", database.folder, "-p", str(port), "-U", "postgres", "-Atc", sql, "shell"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
