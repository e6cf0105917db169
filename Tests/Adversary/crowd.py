"""Many addresses keep many connections busy, while an honest client opens a new connection for each page."""

import multiprocessing
import selectors
import socket
import time

from support import App, median, milliseconds

ADDRESSES = [f"127.0.0.{number}" for number in range(2, 12)]
CONNECTIONS = 60
IN_FLIGHT = 32
# a dropped SYN is sent again after one, three and seven seconds: the slowest page may have lost one
P90, SLOWEST = 0.5, 2


class Crowd:
    """Connections of several addresses that request and read many pages at once, in a separate process, so that only
    the server can delay the honest client."""

    def __init__(self, app, further=0):
        fork = multiprocessing.get_context("fork")
        self.answered, self.opened = fork.Value("q", 0), fork.Value("q", 0)
        self.stopped = fork.Event()
        self.process = fork.Process(target=self.run, args=(app.port, further), daemon=True)

    def __enter__(self):
        self.process.start()
        deadline = time.monotonic() + 30
        while self.opened.value < len(ADDRESSES) * CONNECTIONS and time.monotonic() < deadline:
            time.sleep(0.05)
        return self

    def __exit__(self, *_):
        self.stopped.set()
        self.process.join(10)
        if self.process.is_alive():
            self.process.kill()

    def run(self, port, further):
        selector = selectors.DefaultSelector()
        request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()

        def connect(source):
            client = socket.socket()
            client.bind((source, 0))
            client.setblocking(False)
            client.connect_ex(("127.0.0.1", port))
            return client

        for source in ADDRESSES:
            for _ in range(CONNECTIONS):
                selector.register(connect(source), selectors.EVENT_WRITE, source)
        begin, made, short = time.monotonic(), 0, []
        while not self.stopped.is_set():
            # further connections, above the limit of each address
            while made < (time.monotonic() - begin) * further:
                short.append(connect(ADDRESSES[made % len(ADDRESSES)]))
                made += 1
                if len(short) > 100:
                    short.pop(0).close()
            for key, _ in selector.select(0.005):
                self.serve(selector, key.fileobj, key.data, request, connect)

    def serve(self, selector, client, source, request, connect):
        try:
            if selector.get_key(client).events == selectors.EVENT_WRITE:
                client.send(request * IN_FLIGHT)
                self.opened.value += 1
                selector.modify(client, selectors.EVENT_READ, source)
                return
            data = client.recv(65536)
            count = data.count(b"HTTP/1.1 200 OK")
            self.answered.value += count
            if data:
                if count:
                    client.send(request * count)
                return
        except BlockingIOError:
            return
        except OSError:
            pass
        selector.unregister(client)
        client.close()
        selector.register(connect(source), selectors.EVENT_WRITE, source)


def pages(app, count):
    """Returns the seconds that each page took over a new connection, sorted; infinite for a page that didn't arrive."""
    times = []
    for _ in range(count):
        begin = time.monotonic()
        try:
            status, _, _ = app.ask("/character/detail/1", "127.0.0.1", timeout=20)
            times.append(time.monotonic() - begin if status == 200 else float("inf"))
        except OSError:
            times.append(float("inf"))
        time.sleep(0.02)
    return sorted(times)


def run(report):
    for further in (0, 200):
        with App(report, "challenge") as app:
            with Crowd(app, further) as crowd:
                time.sleep(1)
                times = pages(app, 20 if report.short else 200)
                answered = crowd.answered.value
                size = app.resident()
        p90, slowest = times[len(times) * 9 // 10], times[-1]
        more = f", {further:,} further connections a second" if further else ""
        what = f"{CONNECTIONS} connections of each of {len(ADDRESSES)} addresses, {IN_FLIGHT} requests in flight each{more}; an honest client with a new connection for each page"
        seen = f"{answered:,} answers to the others, honest median {milliseconds(median(times))}, p90 {milliseconds(p90)}, slowest {milliseconds(slowest)}, {size:.0f} MB"
        held = slowest < 20 if report.short else p90 < P90 and slowest < SLOWEST
        report.held(what, len(times), seen, held and answered > 0)
