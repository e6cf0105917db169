"""Starts an app as a process of its own, on a free port, and stops it again."""

import os
import pathlib
import signal
import socket
import subprocess
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = ROOT / "Examples" / ".build" / "debug"
BINARY = BUILT / "challenge"
SHELL = BUILT / "shell"


def run(binary, *arguments, **options):
    """Runs a command until it ends, for at most a minute."""
    return subprocess.run([str(binary), *arguments], capture_output=True, text=True, timeout=60, **options)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(self, port=None, prefix=(), binary=BINARY, arguments=(), **environment):
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        clean = {key: value for key, value in os.environ.items() if key not in ("PORT", "CHALLENGE_API", "SHELL_DATA", "SHELL_DATABASE")}
        self.process = subprocess.Popen(
            [*prefix, str(binary), *arguments],
            env={**clean, "PORT": str(self.port), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait(self, seconds=20):
        """Waits until the server answers."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(self.process.stderr.read())
            try:
                urllib.request.urlopen(self.base + "/healthz", timeout=1)
                return self
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server didn't answer within {seconds} seconds")

    def ask_again(self, target, count):
        """Requests a page a number of times, on one connection."""
        text = f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode()
        with socket.create_connection(("127.0.0.1", self.port), 20) as client:
            stream = client.makefile("rb")
            for _ in range(count):
                client.sendall(text)
                length = 0
                while (line := stream.readline()) != b"\r\n":
                    assert line, "the server closed the connection"
                    if line.lower().startswith(b"content-length:"):
                        length = int(line.split(b":")[1])
                stream.read(length)

    def stop(self, sign=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(sign)
        output, errors = self.process.communicate(timeout=20)
        return self.process.returncode, output, errors

    def __enter__(self):
        return self.wait()

    def __exit__(self, *_):
        self.stop()
