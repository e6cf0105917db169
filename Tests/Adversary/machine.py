"""Faults of the machine: a log that is never read, few descriptors, a full disk, a stopped or killed process."""

import signal
import threading
import time

from support import App, Visitor


def unread_log(report):
    with App(report, "challenge", read_log=False, LOG_LEVEL="info") as app:
        answered = sum(app.ask("/healthz")[0] == 200 for _ in range(2_000))
        code = app.stop()
        report.held("a log that is never read", 2_000, f"{answered:,} answered, it ended with {code}", answered == 2_000 and code == 0)


def stopping(report):
    """Checks that a server stops in time although request bodies still drip in."""
    with App(report, "challenge") as app:
        head = f"POST /character HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\nContent-Length: 9000\r\n\r\n".encode()
        drips = [app.connect("127.0.0.2") for _ in range(60)]
        for client in drips:
            client.sendall(head)
        app.ask("/healthz")
        begin = time.monotonic()
        app.process.send_signal(signal.SIGTERM)
        while app.lives and time.monotonic() - begin < 30:
            for client in drips:
                try:
                    client.send(b"a")
                except OSError:
                    pass
            time.sleep(0.1)
        seconds, code = time.monotonic() - begin, app.process.poll()
        for client in drips:
            client.close()
        report.held("60 forms that drip in while the process is told to end", 60, f"it ended with {code} after {seconds:.1f} s", code == 0 and seconds < 8)


def few_descriptors(report):
    for limit in (48, 64, 128):
        with App(report, "shell", prefix=["sh", "-c", f'ulimit -n {limit} && exec "$0" "$@"']) as app:
            greedy = [app.connect("127.0.0.9") for _ in range(limit)]
            try:
                status = app.ask("/login", "127.0.0.8", timeout=5)[0]
            except OSError:
                status = 0
            for client in greedy:
                client.close()
            report.held(f"{limit} descriptors, one address takes all it can", limit, f"another one gets {status}", status == 200)


def full_disk(report):
    """Limits the size of files, so that writes fail as on a full disk."""
    # the log is a pipe, because a file couldn't grow either
    with App(report, "shell", prefix=["sh", "-c", 'trap "" XFSZ; exec "$0" "$@"'], read_log=False) as app:
        ana = Visitor(app)
        ana.sign_up("anadisk")
        import resource

        hard = resource.prlimit(app.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(app.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        pages = [ana.request("GET", "/home")[0] for _ in range(20)]
        other = Visitor(app)
        refused = other.sign_up("benfull")[0]
        cookies = dict(ana.cookies)
        out = ana.send("/home", "logout")[0]
        ana.cookies = cookies
        after = ana.request("GET", "/home")[0]
        resource.prlimit(app.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        deadline = time.monotonic() + 20
        status = 0
        while status != 303 and time.monotonic() < deadline:
            status = other.sign_up(f"ben{int(time.monotonic() * 1000) % 100000}")[0]
            time.sleep(0.5)
        held = set(pages) == {200} and refused == 503 and out == 503 and after == 303 and status == 303
        app.stop()
        cause = b"SQLite" in app.process.stderr.read()
        report.held(
            "a full disk", 23,
            f"pages {sorted(set(pages))}, sign-up {refused}, log-out {out}, its session after it {after}, with room again {status}, cause {'logged' if cause else 'not logged'}",
            held and cause)


def kills(report):
    """Kills a process while it creates accounts, and checks that each account that it confirmed exists."""
    count = 1 if report.short else 10
    lost = told = 0
    for _ in range(count):
        app = App(report, "shell")
        app.__enter__()
        made = []

        def sign_up(number, app=app, made=made):
            try:
                if Visitor(app, f"127.0.1.{number + 1}").sign_up(f"user{number}")[0] == 303:
                    made.append(f"user{number}")
            except OSError:
                pass

        threads = [threading.Thread(target=sign_up, args=(number,)) for number in range(2 if report.short else 4)]
        for thread in threads:
            thread.start()
        while not made and any(thread.is_alive() for thread in threads):
            time.sleep(0.01)
        app.stop(signal.SIGKILL)
        for thread in threads:
            thread.join()
        again = App(report, "shell", SHELL_DATA=app.folder.name + "/data")
        with again:
            for user in made:
                told += 1
                lost += Visitor(again).log_in(user)[0] != 303
        app.folder.cleanup()
    report.held("a process that is killed while accounts are made", count, f"{told} were told of an account, {lost} of them have none", lost == 0)


def run(report):
    unread_log(report)
    stopping(report)
    few_descriptors(report)
    full_disk(report)
    kills(report)
