"""Tests Challenge as a process: its messages, its end, few descriptors, and slow sources."""

import resource
import signal
import socket
import threading
import time
import urllib.request

from server import BINARY, Server, free_port, run


def test_the_server_prints_its_url_and_stops_on_sigterm():
    server = Server().wait()
    code, output, _ = server.stop()
    assert output.splitlines()[0] == f"Challenge is at {server.base}"
    assert code == 0


def test_a_port_in_use_is_reported():
    with Server() as first:
        second = Server(port=first.port)
        output, errors = second.process.communicate(timeout=20)
        assert second.process.returncode == 1
        assert errors == f"challenge: port {first.port} is in use; stop the process that uses it, or choose another port\n"
        assert output == ""


def test_an_invalid_port_is_reported():
    for port in ["x", "0", "65536"]:
        server = Server(PORT=port)
        _, errors = server.process.communicate(timeout=20)
        assert server.process.returncode == 64 and ("PORT" in errors or "65535" in errors)
        assert "Fatal" not in errors


def test_a_response_that_was_begun_is_finished_before_the_end():
    server = Server().wait()
    client = socket.create_connection(("127.0.0.1", server.port))
    client.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
    answer = client.recv(1)
    server.process.send_signal(signal.SIGTERM)
    while chunk := client.recv(65536):
        answer += chunk
    assert answer.endswith(b"</html>")
    assert server.stop()[0] == 0


def test_too_many_connections_do_not_end_the_server():
    """With 48 descriptors and 120 connections, the server doesn't spin, and answers once they are closed."""
    server = Server(prefix=["sh", "-c", 'ulimit -n 48 && exec "$0"']).wait()
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


def test_too_few_descriptors_are_reported_at_the_start():
    server = Server(prefix=["sh", "-c", 'ulimit -n 32 && exec "$0"'])
    _, errors = server.process.communicate(timeout=20)
    assert server.process.returncode == 1
    assert errors == "challenge: this process may open 32 files but needs 40; raise the limit (ulimit -n)\n"


def test_one_address_cannot_take_all_of_few_connections():
    server = Server(prefix=["sh", "-c", 'ulimit -n 64 && exec "$0"']).wait()
    try:
        greedy = [socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.9", 0)) for _ in range(40)]
        with socket.create_connection(("127.0.0.1", server.port), 5, ("127.0.0.8", 0)) as honest:
            honest.sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            assert honest.recv(15) == b"HTTP/1.1 200 OK"
        for client in greedy:
            client.close()
    finally:
        server.stop()


def test_an_invalid_url_of_the_source_is_reported_at_the_start():
    for address, said in [
        ("http://127.0.0.1:99999/x", "isn't a number from 1 to 65535"), ("ftp://a", "neither http:// nor https://"),
        ("http://", "has no host"), ("http://a?b", "a query or a fragment"),
    ]:
        server = Server(CHALLENGE_API=address)
        _, errors = server.process.communicate(timeout=20)
        assert server.process.returncode == 64 and "CHALLENGE_API" in errors and said in errors, errors


def test_a_source_that_drips_gives_error_pages_and_does_not_block_the_end():
    """The source sends a byte a second: each page is an error after the deadline, and SIGTERM ends the process."""
    listener = socket.create_server(("127.0.0.1", 0))

    def drip():
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=feed, args=(client,), daemon=True).start()

    def feed(client):
        try:
            client.recv(65536)
            client.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while True:
                client.sendall(b"x")
                time.sleep(1)
        except OSError:
            client.close()

    threading.Thread(target=drip, daemon=True).start()
    server = Server(CHALLENGE_API=f"http://127.0.0.1:{listener.getsockname()[1]}").wait()
    begin = time.monotonic()
    asked = [socket.create_connection(("127.0.0.1", server.port), 20) for _ in range(8)]
    for number, client in enumerate(asked):
        client.sendall(f"GET /character/detail/{number} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    time.sleep(0.5)
    server.process.send_signal(signal.SIGTERM)
    for client in asked:
        assert client.recv(12) in (b"HTTP/1.1 504", b"HTTP/1.1 502", b"HTTP/1.1 503")
    assert time.monotonic() - begin < 13
    assert server.process.wait(10) == 0
    listener.close()


def test_a_log_that_nobody_reads_does_not_block_the_server():
    with Server(LOG_LEVEL="info") as server:
        # its pipe is full after some six hundred lines
        server.ask_again("/healthz", 3_000)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(10) == 0


def processor_seconds(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_a_source_that_is_down_gives_an_error_page_with_a_retry():
    with Server(CHALLENGE_API=f"http://127.0.0.1:{free_port()}/api") as server:
        try:
            urllib.request.urlopen(server.base + "/character/detail/1", timeout=20)
            raise AssertionError("the page should say that it failed")
        except urllib.error.HTTPError as error:
            page = error.read().decode()
            assert error.code == 502 and "No connection" in page and "Try again" in page


def test_resolve_reads_json_strings():
    lines = '"challenge://character/detail/42"\n\n"challenge://\\u0000"\nnonsense\n'
    output = run(BINARY, "resolve", input=lines).stdout.splitlines()
    assert output[0] == (
        '{"link":"challenge://character/detail/42","verdict":"accept","destination":"character/detail",'
        '"parameters":{"identifier":"42"},"state":"/character/detail/42","error":null}'
    )
    assert len(output) == 3
    assert all('"verdict":"reject"' in line for line in output[1:])


def test_links_lists_destinations_with_patterns_and_presentations():
    output = run(BINARY, "links").stdout
    assert output.splitlines()[0].split() == ["destination", "pattern", "presentation"]
    assert "/character/detail/{identifier}/gallery" in output and "fullScreen" in output
