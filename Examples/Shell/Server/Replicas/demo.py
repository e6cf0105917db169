"""Runs three replicas of Shell behind nginx on one database. Under load, kills one, restarts all of them one after the
other, and restarts the database.

Called by .ci/replicas. Needs nginx (Debian: apt-get install nginx-light). The database is PostgreSQL if its server and
client library are installed (postgresql, libpq-dev); otherwise the replicas share an SQLite file, and it isn't
restarted.
"""

import contextlib
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
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[3]
sys.path.insert(0, str(HERE.parents[2] / "Shared"))
from visitor import Visitor  # noqa: E402

SHELL = HERE.parents[2] / ".build" / "debug" / "shell"
PASSWORD = "correct horse battery"
VISITORS = 4


class Postgres:
    """A PostgreSQL server whose data and socket are in a temporary folder."""

    def __init__(self, programs, folder, standby_of=None):
        self.programs, self.folder = programs, folder
        self.options = f"-k {folder} -c listen_addresses="
        # initdb refuses root
        self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        if self.user:
            shutil.chown(folder, "postgres", "postgres")
        if standby_of:
            self.run("pg_basebackup", "-h", standby_of.folder, "-U", "postgres", "-R", "-c", "fast")
        else:
            self.run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        self.start()
        if not standby_of:
            self.run("createdb", "-h", folder, "-U", "postgres", "shell", data=False)
        self.url = f"postgres://postgres@/shell?host={folder}"

    def run(self, program, *arguments, data=True):
        place = ["-D", f"{self.folder}/data"] if data else []
        command = [*self.user, f"{self.programs}/{program}", *place, *arguments]
        result = subprocess.run(
            command, cwd="/", text=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        if result.returncode != 0:
            sys.exit(f"{program}: {result.stderr}")

    def start(self):
        self.control("start", "-o", self.options)

    def control(self, verb, *arguments, how="fast"):
        how = ["-m", how] if verb in ("stop", "restart") else []
        log = ["-l", f"{self.folder}/log"] if verb in ("start", "restart") else []
        wait = [] if verb == "reload" else ["-w"]
        self.run("pg_ctl", verb, "-s", *wait, *how, *log, *arguments)

    @staticmethod
    def programs_here():
        """Returns the folder of PostgreSQL's programs; None if it isn't installed or Shell is built without libpq."""
        if not subprocess.run([ROOT / ".ci" / "example-traits"], capture_output=True).stdout:
            return None
        debian = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        found = shutil.which("initdb")
        return str(debian[-1]) if debian else found and str(pathlib.Path(found).resolve().parent)


class Replica:
    def __init__(self, port, folder, front, database):
        self.port, self.log = port, f"{folder}/{port}.log"
        self.arguments = ["--port", str(port), "--proxy-host", f"127.0.0.1:{front}"]
        kept = {"SHELL_DATABASE": database.url} if database else {"SHELL_DATA": f"{folder}/data"}
        clean = {key: value for key, value in os.environ.items() if not key.startswith("SHELL_")}
        self.environment = {**clean, **kept}

    def start(self):
        with open(self.log, "a") as log:
            self.process = subprocess.Popen(
                [str(SHELL), "serve", *self.arguments], env=self.environment, stdout=log, stderr=log
            )
        return self

    def wait(self):
        """Waits until the replica is ready. Exits with its log if it has ended, or after 30 seconds."""
        deadline = time.monotonic() + 30
        while self.process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=2)
                return
            time.sleep(0.05)
        sys.exit(f"the replica on port {self.port} is not ready: {pathlib.Path(self.log).read_text()}")

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(20)


class Load:
    """Visitors who click through pages, and now and then create an account."""

    def __init__(self, front):
        self.front = front
        self.asked = self.answered = self.unavailable = 0
        self.failures, self.accounts, self.unacknowledged, self.unacknowledged_away = [], [], 0, 0
        self.lock = threading.Lock()
        self.is_database_away = self.is_over = False
        self.visitors = [Visitor(front, f"127.0.1.{index + 1}") for index in range(VISITORS)]
        for index, visitor in enumerate(self.visitors):
            assert self.sign_up(visitor, f"load{index}"), "the first account was not created"
        self.threads = [threading.Thread(target=self.click, args=(index,)) for index in range(VISITORS)]
        for thread in self.threads:
            thread.start()

    def sign_up(self, visitor, user):
        with contextlib.suppress(OSError):
            status, location, _ = visitor.send("/signup", "signup", userID=user, password=PASSWORD)
            if (status, location) == (303, "/home"):
                with self.lock:
                    self.accounts.append(user)
                return True
        return False

    def click(self, index):
        pages = ["/home", f"/profile/load{index}", "/settings", "/settings/privacy"]
        number = 0
        while not self.is_over:
            number += 1
            self.look(self.visitors[index], pages[number % len(pages)])
            if number % 40 == 0:
                # an address may create ten accounts in fifteen minutes
                newcomer = Visitor(self.front, f"127.0.{2 + index}.{1 + number // 200}")
                was_away = self.is_database_away
                if not self.sign_up(newcomer, f"new{index}x{number}"):
                    with self.lock:
                        self.unacknowledged += 1
                        self.unacknowledged_away += was_away or self.is_database_away

    def look(self, visitor, target):
        was_away = self.is_database_away
        try:
            status, location, text = visitor.request("GET", target)
            said = f"{status} {location or ''}"
            is_answered = status == 200 and "Log in" not in text
        except OSError as error:
            status, said, is_answered = 0, str(error), False
        with self.lock:
            self.asked += 1
            if is_answered:
                self.answered += 1
            elif status == 503 and (was_away or self.is_database_away):
                self.unavailable += 1
            else:
                self.failures.append(f"{target}: {said}")

    def say(self, what):
        with self.lock:
            print(f"{what}: {self.asked} pages requested so far, {len(self.failures)} failed", flush=True)

    def stop(self):
        self.is_over = True
        for thread in self.threads:
            thread.join()


def serve(nginx, folder, database):
    front, *ports = free_ports(4)
    replicas = [Replica(port, folder, front, database) for port in ports]
    server = None
    try:
        # all at once: one of them creates the tables
        for replica in replicas:
            replica.start()
        for replica in replicas:
            replica.wait()
        text = (HERE / "nginx.conf").read_text()
        for name, value in zip(("FOLDER", "PORT", "ONE", "TWO", "THREE"), (folder, front, *ports)):
            text = re.sub(rf"\b{name}\b", str(value), text)
        pathlib.Path(folder, "nginx.conf").write_text(text)
        server = subprocess.Popen([nginx, "-c", folder + "/nginx.conf", "-e", folder + "/error.log"])
        wait_for(front, server)
        run(front, replicas, database)
    finally:
        for process in [server] + [getattr(replica, "process", None) for replica in replicas]:
            if process and process.poll() is None:
                process.terminate()
                process.wait(20)


def run(front, replicas, database):
    print(f"three replicas behind http://127.0.0.1:{front}, on {'PostgreSQL' if database else 'an SQLite file'}")
    load = Load(front)
    try:
        time.sleep(2)
        replicas[0].end(signal.SIGKILL)
        time.sleep(2)
        replicas[0].start().wait()
        load.say("one replica was killed")
        for replica in replicas:
            replica.end()
            replica.start().wait()
            time.sleep(1)
        load.say("all were restarted, one after the other")
        if database:
            load.is_database_away = True
            database.control("restart")
            for replica in replicas:
                replica.wait()
            load.is_database_away = False
            load.say("the database was restarted")
        time.sleep(2)
    finally:
        load.stop()
    print(
        f"{load.asked} pages requested, {load.answered} answered, {load.unavailable} answered with 503 while the"
        f" database was restarted, {len(load.failures)} failed"
    )
    missing = [user for user in load.accounts if not logs_in(front, user)]
    print(
        f"{len(load.accounts)} accounts acknowledged, {len(load.accounts) - len(missing)} of them log in;"
        f" {load.unacknowledged} sign-ups were not acknowledged, {load.unacknowledged_away} of them while the database was"
        " restarted"
    )
    # a visitor who signed up at the start is still logged in, and can log out
    status, location, _ = load.visitors[0].send("/home", "logout")
    assert (status, location) == (303, "/login"), (status, location)
    if load.failures or missing:
        sys.exit("\n".join(load.failures[:10] + missing[:10]))


def logs_in(front, user):
    return Visitor(front).send("/login", "login", userID=user, password=PASSWORD)[:2] == (303, "/home")


def free_ports(count):
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def wait_for(port, process):
    deadline = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.05)
    sys.exit(f"nginx does not listen on port {port}")


def main():
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if not nginx:
        sys.exit("nginx is not installed; on Debian: apt-get install nginx-light")
    programs = Postgres.programs_here()
    # a short path, because a socket's path has at most 107 bytes
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(dir="/tmp") as place:
        if not programs:
            print("PostgreSQL or its client library is not installed (on Debian: apt-get install postgresql libpq-dev)")
            return serve(nginx, folder, None)
        database = Postgres(programs, place)
        try:
            serve(nginx, folder, database)
        finally:
            database.control("stop")


if __name__ == "__main__":
    main()
