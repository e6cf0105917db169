"""A hostile data source of Challenge."""

import socket
import threading
import time

from support import App, milliseconds

BODY = b'{"id":1}'
MODES = {
    "a status below 100": lambda port: [f"HTTP/1.1 {s} X\r\nContent-Length: 2\r\n\r\n{{}}".encode() for s in ("042", "000", "099", "-1", "99999999999")],
    "a redirect to another port, host or scheme": lambda port: [f"HTTP/1.1 302 F\r\nLocation: {l}\r\nContent-Length: 0\r\n\r\n".encode() for l in ("http://127.0.0.1:99999/x", "http://127.0.0.1:1/", f"http://localhost:{port}/", "//evil.example/", "file:///etc/passwd", f"http://127.0.0.1:{port}/again")],
    "an invalid body": lambda port: [b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n\xff\xfe\x00{", b"HTTP/1.1 200 OK\r\nContent-Length: 200002\r\n\r\n" + b"[" * 100001 + b"]" * 100001, b"", b"\x00" * 100, b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n"],
    "extreme numbers": lambda port: [(lambda b: b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(b) + b)(b'{"id":%s,"name":"x","status":"Alive","species":"x","gender":"x","origin":{"name":"x","url":""},"location":{"name":"x","url":"/%s"},"image":"","episode":[]}' % (n, n)) for n in (b"9223372036854775807", b"-9223372036854775808", b"9223372036854775808", b"1e400", b"0")],
}
TARGETS = ["/character/detail/9223372036854775807/gallery", "/character/detail/1", "/character?page=9223372036854775807", "/episode/1", "/location/1"]


class Source:
    """A server that answers each connection with the next of its byte strings, followed by spaces if `drips` is set."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.answers, self.drips = [b""], False
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        number = 0
        while True:
            client, _ = self.listener.accept()
            number += 1
            threading.Thread(target=self.answer, args=(client, self.answers[number % len(self.answers)]), daemon=True).start()

    def answer(self, client, data):
        try:
            client.settimeout(60)
            client.recv(65536)
            client.sendall(data)
            while self.drips:
                client.sendall(b" ")
                time.sleep(0.5)
        except OSError:
            pass
        client.close()


def run(report):
    source = Source()
    with App(report, "challenge", CHALLENGE_API=f"http://127.0.0.1:{source.port}") as app:
        for what, answers in MODES.items():
            source.answers = answers(source.port)
            count, statuses = 0, set()
            for target in TARGETS:
                for _ in source.answers:
                    count += 1
                    try:
                        statuses.add(app.ask(target, timeout=15)[0])
                    except OSError:
                        statuses.add(0)
            report.held(f"a source that gives {what}", count, f"statuses {sorted(statuses)}", app.lives and 0 not in statuses)
        if report.short:
            return
        source.answers, source.drips = [b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n"], True
        times = []

        def ask():
            times.append(app.ask("/character/detail/1", timeout=30)[2])

        threads = [threading.Thread(target=ask) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        held = len(times) == 8 and max(times) < 12
        report.held("a source that drips, eight pages at once", 8, f"the last page after {milliseconds(max(times))}", held)
