"""Measures the server of pages, alternating with a bare Hummingbird route of the same size: web.py PROGRAM [FILTER].

web.page         requests per second of /character/detail/42
web.connections  the same over 1, 64 and 1,000 connections: requests per second, latencies, memory
"""

import json
import os
import pathlib
import re
import resource
import socket
import statistics
import subprocess
import sys
import time
import urllib.request

SECONDS, ROUNDS = 2, 9
CONNECTIONS, TABLE_SECONDS = [1, 64, 1000], 5
VISITORS = pathlib.Path(__file__).parent / "visitors.lua"
# On a shared machine, a round counts if the host took at most this share of the time. After so many rounds, all of them
# count, with a message.
STEAL, ATTEMPTS = 0.02, 40


def processor_time():
    """Returns the time of all processors, and the part of it that the host took (steal); only on Linux, else (1, 0)."""
    try:
        with open("/proc/stat") as stat:
            fields = [int(field) for field in stat.readline().split()[1:9]]
        return sum(fields), fields[7]
    except OSError:
        return 1, 0


def is_quiet(before, after):
    return after[1] - before[1] <= STEAL * (after[0] - before[0])


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server in its own process, stopped at the end of the `with` statement."""

    def __init__(self, binary, *arguments):
        port = free_port()
        self.process = subprocess.Popen([binary, arguments[0], str(port), *arguments[1:]], stdout=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{port}/character/detail/42"
        for _ in range(200):
            try:
                self.body = urllib.request.urlopen(self.address, timeout=2).read()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit(f"web: the server '{arguments[0]}' doesn't answer")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def load(self, *options):
        """Returns the output of wrk, which by default uses two threads and ten connections."""
        output = subprocess.run(["wrk", *options, self.address], capture_output=True, text=True, check=True).stdout
        assert "Non-2xx" not in output and "Socket errors" not in output, output
        return output

    @property
    def mebibytes(self):
        """The peak of the resident memory."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
            return round(int(re.search(r"VmHWM:\s+(\d+) kB", status).group(1)) / 1024)
        except OSError:
            return None


def requests_a_second(output):
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))


def milliseconds(output, percent):
    number, unit = re.search(rf"{percent}%\s+([\d.]+)(us|ms|s)", output).groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def measure_page(binary):
    with Server(binary, "page") as page, Server(binary, "bare", str(len(page.body))) as bare:
        assert len(bare.body) == len(page.body) and b"Big Head Morty" in page.body

        def pair():
            return tuple(requests_a_second(server.load(f"-d{SECONDS}s")) for server in (page, bare))

        pair()
        rounds = []
        while sum(quiet for quiet, _ in rounds) < ROUNDS and len(rounds) < ATTEMPTS:
            before = processor_time()
            rates = pair()
            rounds.append((is_quiet(before, processor_time()), rates))
        size = len(page.body)
    pairs = [pair for quiet, pair in rounds if quiet]
    if len(pairs) < ROUNDS:
        print(f"web.page: the host was busy in all but {len(pairs)} of {len(rounds)} rounds; all rounds count", file=sys.stderr)
        pairs = [pair for _, pair in rounds]
    own, peer = (statistics.median(values) for values in zip(*pairs))
    ratio = round(statistics.median(one / other for one, other in pairs), 2)
    if not os.environ.get("JSON"):
        return print(f"web.page  {own:.0f} requests/s  hummingbird.bare  {peer:.0f} requests/s  {ratio} ({size} bytes)")
    times = {"median_ns": round(1e9 / own, 1), "peer": "hummingbird.bare", "peer_ns": round(1e9 / peer, 1)}
    print(json.dumps({"name": "web.page", **times, "ratio": ratio, "ratio_of": "requests a second", "bytes": size}))


def measure_connections(binary):
    # each connection takes a descriptor on both sides
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with Server(binary, "proxied") as page:
        size = len(page.body)
    rows = []
    for count in CONNECTIONS:
        for name, arguments in [("page", ["proxied"]), ("bare", ["bare", str(size)])]:
            with Server(binary, *arguments) as server:
                threads = min(2, count)
                # with a thousand connections on few cores, some wait for longer than wrk's default of two seconds
                load = [f"-t{threads}", f"-c{count}", "--timeout", "30s", "--latency", "-s", str(VISITORS)]
                server.load("-d1s", *load)
                output = server.load(f"-d{TABLE_SECONDS}s", *load)
                rows.append(
                    {
                        "name": f"web.connections.{count}.{name}",
                        "requests_a_second": round(requests_a_second(output)),
                        "p50_ms": milliseconds(output, 50),
                        "p99_ms": milliseconds(output, 99),
                        "mebibytes": server.mebibytes,
                    }
                )
    if os.environ.get("JSON"):
        return print("\n".join(map(json.dumps, rows)))
    print("| Connections | Requests/s | p50 | p99 | Memory | Bare: requests/s | p50 | p99 | Memory |")
    print("|---|---|---|---|---|---|---|---|---|")
    for count, page, bare in zip(CONNECTIONS, rows[::2], rows[1::2]):
        cells = [
            f"{row['requests_a_second']:,} | {row['p50_ms']:.2f} ms | {row['p99_ms']:.2f} ms | {row['mebibytes']} MiB"
            for row in (page, bare)
        ]
        print(f"| {count:,} | {' | '.join(cells)} |")


if "--help" in sys.argv:
    print(__doc__)
    sys.exit()
program, *rest = sys.argv[1:]
filter = rest[0] if rest else ""
for name, measure in {"web.page": measure_page, "web.connections": measure_connections}.items():
    if filter in name:
        measure(program)
