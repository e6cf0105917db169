"""web.page: requests a second of /character/42 against a bare Hummingbird route of the same byte count, in turn."""

import json
import os
import re
import socket
import statistics
import subprocess
import sys
import time
import urllib.request

SECONDS, ROUNDS = 2, 9
# On a shared machine a round counts where the host took no more than this part of the time; after so many rounds all
# of them count, and the result says so.
STEAL, ATTEMPTS = 0.02, 40


def processor_time():
    """Of all processors: all of it, and what the host took; without Linux nothing is known to be taken."""
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


def start(binary, *arguments):
    port = free_port()
    process = subprocess.Popen([binary, arguments[0], str(port), *arguments[1:]], stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/character/42"
    for _ in range(200):
        try:
            return process, address, urllib.request.urlopen(address, timeout=2).read()
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"{arguments[0]} does not answer")


def requests_a_second(address):
    # two threads and ten connections, as wrk has it by itself
    command = ["wrk", f"-d{SECONDS}s", address]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "Non-2xx" not in output, output
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))


page, page_address, body = start(sys.argv[1], "page")
bare, bare_address, same = start(sys.argv[1], "bare", str(len(body)))
try:
    assert len(same) == len(body) and b"Big Head Morty" in body
    requests_a_second(page_address)
    requests_a_second(bare_address)
    rounds = []
    while sum(quiet for quiet, _ in rounds) < ROUNDS and len(rounds) < ATTEMPTS:
        before = processor_time()
        pair = (requests_a_second(page_address), requests_a_second(bare_address))
        rounds.append((is_quiet(before, processor_time()), pair))
finally:
    page.terminate()
    bare.terminate()
    page.wait()
    bare.wait()
pairs = [pair for quiet, pair in rounds if quiet]
if len(pairs) < ROUNDS:
    print(f"web.page: the host was busy, {len(pairs)} of {len(rounds)} rounds were quiet; all count", file=sys.stderr)
    pairs = [pair for _, pair in rounds]
own, peer = (statistics.median(values) for values in zip(*pairs))
ratio = statistics.median(one / other for one, other in pairs)
if os.environ.get("JSON"):
    print(
        json.dumps(
            {
                "name": "web.page",
                "median_ns": round(1e9 / own, 1),
                "peer": "hummingbird.bare",
                "peer_ns": round(1e9 / peer, 1),
                "ratio": round(ratio, 2),
                "ratio_of": "requests a second",
                "bytes": len(body),
            }
        )
    )
else:
    print(f"web.page  {own:.0f} requests/s  hummingbird.bare  {peer:.0f} requests/s  {ratio:.2f} ({len(body)} bytes)")
