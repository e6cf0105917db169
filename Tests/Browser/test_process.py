"""The app as a process: what a person at a terminal meets."""

import resource
import signal
import socket
import subprocess
import time
import urllib.request

from server import BINARY, Server, free_port


def run(*arguments, **options):
    return subprocess.run([str(BINARY), *arguments], capture_output=True, text=True, timeout=30, **options)


def test_it_says_where_it_is_and_stops_on_sigterm():
    server = Server().wait()
    code, output, _ = server.stop()
    assert output.splitlines()[0] == f"Challenge is at {server.base}"
    assert code == 0


def test_a_port_in_use_is_a_clear_message():
    with Server() as first:
        second = Server(port=first.port)
        output, errors = second.process.communicate(timeout=20)
        assert second.process.returncode == 1
        assert errors == f"challenge: port {first.port} is in use: stop what listens there, or choose another one\n"
        assert output == ""


def test_a_port_that_is_none_is_a_clear_message():
    for port in ["x", "0", "65536"]:
        server = Server(PORT=port)
        _, errors = server.process.communicate(timeout=20)
        assert server.process.returncode == 64 and "PORT" in errors or "65535" in errors
        assert "Fatal" not in errors


def test_an_answer_that_was_begun_is_finished():
    server = Server().wait()
    client = socket.create_connection(("127.0.0.1", server.port))
    client.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
    answer = client.recv(1)
    server.process.send_signal(signal.SIGTERM)
    while chunk := client.recv(65536):
        answer += chunk
    assert answer.endswith(b"</html>")
    assert server.stop()[0] == 0


def test_w26_too_many_connections_do_not_end_the_server():
    """With 32 descriptors: 120 connections, then it answers again, and did not spin meanwhile."""
    server = Server(prefix=["sh", "-c", 'ulimit -n 32 && exec "$0"']).wait()
    try:
        clients = []
        for _ in range(120):
            client = socket.socket()
            client.settimeout(0.2)
            try:
                client.connect(("127.0.0.1", server.port))
            except OSError:
                pass
            clients.append(client)
        before = processor_seconds(server.process.pid)
        time.sleep(3)
        assert processor_seconds(server.process.pid) - before < 0.5
        for client in clients:
            client.close()
        deadline = time.monotonic() + 10
        while True:
            try:
                assert urllib.request.urlopen(server.base + "/healthz", timeout=2).read() == b"ok\n"
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.1)
    finally:
        server.stop()


def processor_seconds(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_a_source_that_is_down_is_an_error_page_with_a_way_on():
    with Server(CHALLENGE_API=f"http://127.0.0.1:{free_port()}/api") as server:
        try:
            urllib.request.urlopen(server.base + "/character/1", timeout=20)
            raise AssertionError("the page should say that it failed")
        except urllib.error.HTTPError as error:
            page = error.read().decode()
            assert error.code == 502 and "No connection" in page and "Try again" in page


def test_resolve_reads_json_strings():
    lines = '"challenge://character/42"\n\n"challenge://\\u0000"\nnonsense\n'
    output = run("resolve", input=lines).stdout.splitlines()
    assert output[0] == (
        '{"link":"challenge://character/42","verdict":"accept","destination":"character/detail",'
        '"parameters":{"identifier":"42"},"state":"/character/42","error":null}'
    )
    assert len(output) == 3
    assert all('"verdict":"reject"' in line for line in output[1:])


def test_links_lists_every_destination():
    output = run("links").stdout
    assert output.splitlines()[0].split() == ["destination", "pattern", "presentation"]
    assert "/character/{identifier}/gallery" in output and "fullScreen" in output
