"""One client sends as many requests as it can: the latency of an honest client beside it, and the memory."""

import shutil
import subprocess
import threading
import time

from support import App, median, milliseconds


BESIDE_WRK = "wrk with 60 connections, an honest client of another address"


class Greedy:
    """Connections of one address with many requests in flight each, which read the responses or don't."""

    def __init__(self, app, connections, in_flight, reads, source="127.0.0.2", target="/"):
        self.app, self.in_flight, self.reads = app, in_flight, reads
        request = f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n\r\n".encode()
        self.request, self.answered, self.stopped = request, 0, False
        self.clients = [app.connect(source) for _ in range(connections)]
        self.threads = [threading.Thread(target=self.ask, args=(client,), daemon=True) for client in self.clients]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.stopped = True
        for client in self.clients:
            try:
                client.shutdown(2)
            except OSError:
                pass
            client.close()
        for thread in self.threads:
            thread.join(5)

    def ask(self, client):
        client.settimeout(1)
        try:
            if not self.reads:
                while not self.stopped:
                    try:
                        client.send(self.request * 200)
                    except TimeoutError:
                        pass
                return
            client.settimeout(20)
            client.sendall(self.request * self.in_flight)
            while not self.stopped:
                data = client.recv(65536)
                if not data:
                    return
                count = data.count(b"HTTP/1.1 200 OK")
                self.answered += count
                if count:
                    client.sendall(self.request * count)
        except OSError:
            pass


def honest(app, source, count=30, target="/character/detail/1"):
    """Returns the seconds that each page took; infinite for a page that didn't arrive."""
    times = []
    for _ in range(count):
        try:
            status, _, seconds = app.ask(target, source, timeout=10)
            times.append(seconds if status == 200 else float("inf"))
        except OSError:
            times.append(float("inf"))
        time.sleep(0.02)
    return times


def pipelining(report):
    for in_flight in (32, 500):
        for source, who in (("127.0.0.1", "another address"), ("127.0.0.2", "the same address")):
            with App(report, "challenge") as app:
                before = honest(app, source, 10)
                with Greedy(app, 60, in_flight, True) as greedy:
                    time.sleep(1)
                    times = honest(app, source, 10 if report.short else 50)
                    size = app.resident()
                    rate = greedy.answered
                arrived = sum(seconds < 10 for seconds in times)
                seen = f"honest median {milliseconds(median(times))}, slowest {milliseconds(max(times))} (alone {milliseconds(median(before))}), {arrived} of {len(times)} answered, {size:.0f} MB"
                held = arrived == len(times) and (report.short or (median(times) < 0.1 and size < 100))
                report.held(f"60 connections with {in_flight} requests in flight each, an honest client of {who}", len(times), seen, held and rate > 0)


def never_reads(report):
    with App(report, "challenge") as app:
        app.ask("/")
        before = app.resident()
        with Greedy(app, 60, 0, False, target="/character"):
            time.sleep(2 if report.short else 8)
            after = app.resident()
            times = honest(app, "127.0.0.1", 20)
        seen = f"from {before:.0f} to {after:.0f} MB, honest median {milliseconds(median(times))}"
        report.held("60 connections that ask and never read", 60, seen, after - before < 30 and max(times) < 10)


def upgrades(report):
    with App(report, "challenge") as app:
        head = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n"
        begin = time.monotonic()
        answers = [app.raw(head.encode() * 2) for _ in range(20)]
        seconds = (time.monotonic() - begin) / 20
        held = all(answer and answer.startswith(b"HTTP/1.1 200") for answer in answers) and seconds < 1
        report.held("requests that ask for HTTP/2", 20, f"answered and closed after {milliseconds(seconds)}", held)


def beside_wrk(report):
    if not shutil.which("wrk"):
        report.held(BESIDE_WRK, 0, "skipped, because wrk is missing", True)
        return
    with App(report, "challenge") as app:
        wrk = subprocess.Popen(
            ["wrk", "-t1", "-c60", "-d10s", f"http://127.0.0.1:{app.port}/character/detail/42"], stdout=subprocess.PIPE, text=True)
        time.sleep(1)
        alone = honest(app, "127.0.0.3", 50)
        with Greedy(app, 60, 500, True) as greedy:
            time.sleep(1)
            beside = honest(app, "127.0.0.3", 50)
            size = app.resident()
        output, _ = wrk.communicate(timeout=60)
        rate = next((line.split()[-1] for line in output.splitlines() if line.startswith("Requests/sec")), "0")
        for what, times in ((BESIDE_WRK, alone), (f"{BESIDE_WRK}, and 60 of a third one with 500 requests in flight each", beside)):
            seen = f"wrk {float(rate):,.0f} requests/s, honest median {milliseconds(median(times))}, slowest {milliseconds(max(times))}, {size:.0f} MB"
            held = max(times) < 10 and median(times) < 0.1 and size < 100 and greedy.answered > 0 and float(rate) > 0
            report.held(what, len(times), seen, held)


def run(report):
    pipelining(report)
    never_reads(report)
    upgrades(report)
    if not report.short:
        beside_wrk(report)
