"""Two replicas of Shell on one database behind nginx: one is killed under load, and no navigation fails.

make demo-replicas; needs nginx (Debian: apt-get install nginx-light).
"""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Shared"))
from visitor import Visitor  # noqa: E402

SHELL = HERE.parents[1] / ".build" / "debug" / "shell"
PASSWORD = "correct horse battery"


def free_ports(count):
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def start(port, folder, front):
    with open(f"{folder}/{port}.log", "w") as log:
        return subprocess.Popen(
            [str(SHELL), "serve", "--port", str(port), "--data", f"{folder}/data", "--proxy-host", f"127.0.0.1:{front}"],
            stdout=log, stderr=log,
        )


def wait(process, port, log):
    deadline = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    sys.exit(f"nothing listens on {port}: {pathlib.Path(log).read_text()}")


def main():
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if not nginx:
        sys.exit("there is no nginx; on Debian: apt-get install nginx-light")
    processes = []
    with tempfile.TemporaryDirectory() as folder:
        front, one, two = free_ports(3)
        try:
            replicas = [start(port, folder, front) for port in (one, two)]
            processes += replicas
            text = (HERE / "nginx.conf").read_text()
            for name, value in (("FOLDER", folder), ("PORT", front), ("ONE", one), ("TWO", two)):
                text = re.sub(rf"\b{name}\b", str(value), text)
            pathlib.Path(folder, "nginx.conf").write_text(text)
            processes.append(subprocess.Popen([nginx, "-c", folder + "/nginx.conf", "-e", folder + "/error.log"]))
            logs = [f"{folder}/{one}.log", f"{folder}/{two}.log", folder + "/error.log"]
            for process, port, log in zip(processes, (one, two, front), logs):
                wait(process, port, log)
            run(front, replicas)
        finally:
            for process in processes:
                if process.poll() is None:
                    process.send_signal(signal.SIGTERM)
            for process in processes:
                process.wait(20)


def run(front, replicas):
    print(f"two replicas behind http://127.0.0.1:{front}")
    visitors = [Visitor(front) for _ in range(4)]
    for index, visitor in enumerate(visitors):
        status, location, _ = visitor.send("/signup", "signup", userID=f"load{index}", password=PASSWORD)
        assert (status, location) == (303, "/home"), (status, location)
    counts = {"pages": 0, "after": 0}
    failures = []
    is_killed = threading.Event()
    is_over = threading.Event()

    def click(visitor, index):
        pages = ["/home", f"/profile/load{index}", "/settings", "/settings/privacy"]
        number = 0
        while not is_over.is_set():
            target = pages[number % len(pages)]
            number += 1
            try:
                status, _, text = visitor.request("GET", target)
                if status != 200 or "Log in" in text:
                    failures.append(f"{target}: {status}")
            except OSError as error:
                failures.append(f"{target}: {error}")
            counts["pages"] += 1
            counts["after"] += is_killed.is_set()

    threads = [threading.Thread(target=click, args=(visitor, index)) for index, visitor in enumerate(visitors)]
    for thread in threads:
        thread.start()
    time.sleep(2)
    replicas[0].send_signal(signal.SIGKILL)
    is_killed.set()
    time.sleep(3)
    is_over.set()
    for thread in threads:
        thread.join()
    print(f"{counts['pages']} pages, {counts['after']} of them after one replica was killed, {len(failures)} failed")
    # whoever logged in through the one that is gone is still logged in, and may log out
    status, location, _ = visitors[0].send("/home", "logout")
    assert (status, location) == (303, "/login"), (status, location)
    if failures or not counts["after"]:
        sys.exit("\n".join(failures[:10]) or "nothing was asked for after the kill")


if __name__ == "__main__":
    main()
