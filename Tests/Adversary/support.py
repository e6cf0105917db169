"""Servers, sockets, visitors and the report."""

import atexit
import http.client
import os
import pathlib
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Examples" / "Shared"))
import visitor  # noqa: E402
PASSWORD = "correct horse battery"


class Report:
    """A table with a row for each attack: what was tried, how often, what was seen, and whether the bound held."""

    def __init__(self, built, short):
        self.built = ROOT / "Examples" / ".build" / built
        self.short = short
        self.failed = 0
        print("| What was tried | How often | Seen | Held |\n|---|---|---|---|", flush=True)

    def held(self, what, count, seen, held):
        self.failed += not held
        print(f"| {what} | {count:,} | {seen} | {'yes' if held else '**no**'} |", flush=True)


class App:
    """A server on a free port, with a folder of its own."""

    def __init__(self, report, name, arguments=(), prefix=(), read_log=True, **environment):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = tempfile.TemporaryDirectory()
        clean = {k: v for k, v in os.environ.items() if k not in ("PORT", "CHALLENGE_API", "SHELL_DATA", "SHELL_DATABASE", "LOG_LEVEL")}
        settings = {"PORT": str(self.port), "SHELL_DATA": self.folder.name + "/data", "LOG_LEVEL": "error", **environment}
        self.log = open(self.folder.name + "/log", "w+")
        self.process = subprocess.Popen(
            [*prefix, str(report.built / name), *arguments], env={**clean, **settings},
            stdout=subprocess.DEVNULL, stderr=self.log if read_log else subprocess.PIPE,
        )
        atexit.register(self.process.kill)

    def __enter__(self):
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                sys.exit(f"adversary: the server has ended: {self.said()}")
            try:
                if self.ask("/healthz")[0] == 200:
                    return self
            except OSError:
                time.sleep(0.05)
        sys.exit("adversary: the server doesn't answer")

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()

    def stop(self, sign=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(sign)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None

    def said(self):
        self.log.flush()
        return pathlib.Path(self.log.name).read_text()

    @property
    def lives(self):
        return self.process.poll() is None

    def resident(self):
        """Returns the resident memory, in MiB."""
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024

    def connect(self, source="127.0.0.1", timeout=10):
        return socket.create_connection(("127.0.0.1", self.port), timeout, (source, 0))

    def raw(self, data, source="127.0.0.1", timeout=5):
        """Returns the bytes received until the server closes the connection; None at the timeout."""
        with self.connect(source, timeout) as client:
            answer = b""
            try:
                client.sendall(data)
            except OSError:
                pass
            try:
                while chunk := client.recv(65536):
                    answer += chunk
            except ConnectionError:
                return answer
            except TimeoutError:
                return None
            return answer

    def ask(self, target, source="127.0.0.1", timeout=10):
        """Requests a page, and returns its status, its body and the seconds that it took."""
        begin = time.monotonic()
        client = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(source, 0))
        client.request("GET", target)
        answer = client.getresponse()
        body = answer.read()
        client.close()
        return answer.status, body, time.monotonic() - begin


class Visitor(visitor.Visitor):
    """A visitor of Shell, with functions for its accounts."""

    def __init__(self, app, source="127.0.0.1"):
        super().__init__(app.port, source)

    def sign_up(self, user, password=PASSWORD):
        return self.send("/signup", "signup", userID=user, password=password)

    def log_in(self, user, password=PASSWORD):
        return self.send("/login", "login", userID=user, password=password)


def milliseconds(seconds):
    return f"{seconds * 1000:,.0f} ms"


def median(values):
    return statistics.median(values) if values else float("inf")
