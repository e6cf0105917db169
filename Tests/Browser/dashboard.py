"""Draws a dashboard of Shell's metrics: a minute of visitors and app users, in which the database is stopped for a few
seconds.

dashboard.py PICTURE.svg measures a run, keeps it in .build/dashboard.json, and draws it;
dashboard.py --draw RUN.json PICTURE.svg draws a kept run again.
"""

import contextlib
import itertools
import json
import math
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

from charts import Chart, Dashboard, bars, lines, stack
from server import ROOT, SHELL, Server, run

sys.path.insert(0, str(ROOT / "Examples" / "Shell" / "Server" / "Replicas"))
from demo import PASSWORD, Postgres, Visitor  # noqa: E402

SECONDS = 60
# the second at which the database is stopped, and the seconds until it starts again
STOP, PAUSE = 34, 5
VISITORS, APPS = 8, 5
KEPT = ROOT / ".build" / "dashboard.json"


# MARK: the run
class Web:
    """A visitor of the pages, who logs in and out and sometimes mistypes an address."""

    PAGES = [("/home", 8), ("/settings", 5), ("/settings/privacy", 3), ("/settings/premium", 2), ("/login", 2),
             ("/settings/account", 2), ("/profile/USER", 6), ("/profile/x", 1), ("/no/such/page", 1)]

    def __init__(self, port, index):
        self.visitor, self.user = Visitor(port, f"127.0.1.{index + 1}"), f"user{index}"
        self.random = random.Random(index)
        self.log_in()

    def log_in(self):
        self.visitor.send("/login", "login", userID=self.user, password=PASSWORD)

    def walk(self, end):
        targets, weights = zip(*self.PAGES)
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                if self.random.random() < 0.01:
                    self.visitor.send("/home", "logout")
                elif not any(name.startswith("sid") for name in self.visitor.cookies) and self.random.random() < 0.2:
                    self.log_in()
                target = self.random.choices(targets, weights)[0].replace("USER", self.user)
                self.visitor.request("GET", target)
            time.sleep(self.random.uniform(0.02, 0.25))


class App:
    """A user of the app, who opens links, locks it, and starts it again."""

    LINKS = ["shell://settings", "shell://settings/privacy", "https://shell.app/home", "shell://profile/user1",
             "shell://profile/user2", "shell://settings/premium", "shell://settings/account", "shell://profile/x",
             "shell://offers/today", "https://elsewhere.example/home", "shell://settings/colors"]

    def __init__(self, folder, index):
        self.folder, self.index, self.files = folder, index, []
        self.random = random.Random(100 + index)

    def walk(self, end):
        while time.monotonic() < end:
            file = f"{self.folder}/app{self.index}.{len(self.files)}.jsonl"
            self.files.append((file, time.monotonic()))
            arguments = ["--state", f"{self.folder}/state{self.index}", "--owner", f"user{self.index}", "--metrics", file]
            app = subprocess.Popen(
                [str(SHELL), "launch", *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
            # every fourth process is killed, and never reports its first frame
            is_killed = len(self.files) % 4 == 0
            for step in itertools.chain([] if is_killed else ["frame"], self.steps()):
                if time.monotonic() > end:
                    break
                app.stdin.write(step + "\n")
                app.stdin.flush()
                time.sleep(self.random.uniform(0.1, 1.6))
            if is_killed:
                app.kill()
            app.stdin.close()
            app.wait(20)

    def steps(self):
        for _ in range(self.random.randint(6, 14)):
            if self.random.random() < 0.12:
                yield "lock"
                yield "unlock"
            yield self.random.choice(self.LINKS)
        yield "save"


def measure():
    """Returns when the database was away, and the metrics of each process with the second at which it began."""
    with tempfile.TemporaryDirectory(dir="/tmp") as place, tempfile.TemporaryDirectory() as folder:
        database = Postgres(Postgres.programs_here(), place)
        environment = {**os.environ, "SHELL_DATABASE": database.url}
        for index in range(max(VISITORS, APPS)):
            run(SHELL, "user", "add", f"user{index}", input=PASSWORD + "\n", env=environment).check_returncode()
        file = f"{folder}/web.jsonl"
        with Server(binary=SHELL, arguments=("serve", "--metrics", file), SHELL_DATABASE=database.url) as server:
            started = time.monotonic()
            walkers = [Web(server.port, index) for index in range(VISITORS)]
            begin = time.monotonic()
            walkers += [App(folder, index) for index in range(APPS)]
            threads = [threading.Thread(target=walker.walk, args=(begin + SECONDS,)) for walker in walkers]
            for thread in threads:
                thread.start()
            time.sleep(STOP)
            away = [time.monotonic() - begin]
            database.control("stop")
            time.sleep(PAUSE)
            database.start()
            away.append(time.monotonic() - begin)
            for thread in threads:
                thread.join()
        database.control("stop")
        files = [(file, started)] + [known for walker in walkers[VISITORS:] for known in walker.files]
        processes = [
            {"began": began - begin, "lines": [json.loads(line) for line in open(file)]} for file, began in files
        ]
        return {"away": away, "processes": processes}


# MARK: the series
class Series:
    """The metrics of a run's processes."""

    def __init__(self, run):
        self.processes = run["processes"]
        self.bounds = next(
            series["bounds"] for process in self.processes for line in process["lines"] for series in line["series"])

    def final(self, name):
        """Yields the labels and final values of a metric for each process."""
        for process in self.processes:
            for series in process["lines"][-1]["series"] if process["lines"] else []:
                if series["name"] == name:
                    yield series["labels"], series

    def totals(self, name, *keys):
        """Returns the counts of a metric by some of its labels, the largest first."""
        sums = {}
        for labels, values in self.final(name):
            key = tuple(labels[key] for key in keys)
            sums[key] = sums.get(key, 0) + values["count"]
        return dict(sorted(sums.items(), key=lambda item: -item[1]))

    def changes(self, name):
        """Yields the second of the run, the labels, and the increase of the count and the buckets since the last line."""
        for process in self.processes:
            before = {}
            for line in process["lines"]:
                second = math.floor(process["began"] + line["time"])
                for series in line["series"]:
                    if series["name"] == name:
                        key = tuple(sorted(series["labels"].items()))
                        old = before.get(key, {"count": 0, "buckets": []})
                        gained = [
                            new - old for new, old in itertools.zip_longest(series["buckets"], old["buckets"], fillvalue=0)]
                        yield second, series["labels"], series["count"] - old["count"], gained
                        before[key] = series

    def rates(self, name, key, seconds=SECONDS):
        """Returns the counts of a metric in each second, by a label."""
        rates = {}
        for second, labels, count, _ in self.changes(name):
            if 0 <= second < seconds:
                rates.setdefault(labels[key], [0] * seconds)[second] += count
        return rates

    def quantile(self, name, part, keep=lambda labels: True, seconds=SECONDS, window=2):
        """Returns a quantile in milliseconds for each second, over a window in seconds; None without measurements."""
        buckets = [[0] * (len(self.bounds) + 1) for _ in range(seconds)]
        for second, labels, _, gained in self.changes(name):
            if 0 <= second < seconds and keep(labels):
                buckets[second] = [
                    one + other for one, other in itertools.zip_longest(buckets[second], gained, fillvalue=0)]
        return [
            self.estimate([sum(counts) for counts in zip(*buckets[max(0, second - window + 1):second + 1])], part)
            for second in range(seconds)
        ]

    def estimate(self, buckets, part):
        rest = part * sum(buckets)
        if not rest:
            return None
        for index, count in enumerate(buckets):
            if count and rest <= count:
                low = self.bounds[index - 1] if index else 0
                high = self.bounds[min(index, len(self.bounds) - 1)]
                return 1_000 * (low + (high - low) * rest / count)
            rest -= count

    def median(self, name, key):
        """Returns the medians of a metric in seconds, by a label, the longest first."""
        sums = {}
        for labels, values in self.final(name):
            sums[labels[key]] = [
                one + other
                for one, other in zip(sums.get(labels[key], [0] * len(values["buckets"])), values["buckets"])]
        medians = {key: self.estimate(buckets, 0.5) / 1_000 for key, buckets in sums.items() if sum(buckets)}
        return dict(sorted(medians.items(), key=lambda item: -item[1]))


# MARK: the picture
def draw(run, file):
    series = Series(run)
    pages = series.rates("waymark_page_seconds", "page")
    statuses = series.rates("waymark_page_seconds", "status")
    outcomes = series.rates("waymark_transitions_total", "outcome")
    denials = {f"{page}, {reason}": value for (page, reason), value in series.totals(
        "waymark_denials_total", "destination", "reason").items()}
    away = (*run["away"], "database stopped")
    dashboard = Dashboard(
        "Shell: pages and navigation",
        f"{SECONDS} seconds; the database was stopped from second {away[0]:.0f} to {away[1]:.0f}",
        [("pages answered", sum(map(sum, statuses.values()))), ("of them 503", sum(statuses.get("503", []))),
         ("transitions in apps", sum(map(sum, outcomes.values()))), ("of them denied", sum(outcomes.get("denied", []))),
         ("links refused", sum(series.totals("waymark_refused_links_total", "rule").values())),
         ("launches restored", series.totals("waymark_restorations_total", "result").get(("restored",), 0))])
    dashboard.add(
        Chart("Pages a second", "waymark_page_seconds, count by page", stack(top(pages, 4), SECONDS, away)),
        Chart("Answers a second", "waymark_page_seconds, count by status", stack(statuses, SECONDS, away)),
        Chart("Time to answer a page, milliseconds", "waymark_page_seconds, without log-ins and forms", lines(
            {"95 %": series.quantile("waymark_page_seconds", 0.95, lambda labels: labels["status"] == "200"),
             "median": series.quantile("waymark_page_seconds", 0.5, lambda labels: labels["status"] == "200")},
            SECONDS, away)),
        Chart("Time to look up the visitor, milliseconds", "waymark_visitor_seconds", lines(
            {"95 %": series.quantile("waymark_visitor_seconds", 0.95),
             "median": series.quantile("waymark_visitor_seconds", 0.5)}, SECONDS, away)),
        Chart("Transitions in apps a second", "waymark_transitions_total by outcome", stack(outcomes, SECONDS)),
        Chart("Time on screen, seconds, median", "waymark_screen_seconds by destination", bars(
            series.median("waymark_screen_seconds", "destination"), "{:.1f}")),
        Chart("Denials", "waymark_denials_total by destination and reason", bars(denials)),
        Chart("Refused links, by the rule that refused them", "waymark_refused_links_total", bars(
            {rule: value for (rule,), value in series.totals("waymark_refused_links_total", "rule").items()})),
    )
    pathlib.Path(file).write_text(dashboard.svg())


def top(rates, count):
    """Returns the largest series, and the sum of all others as `others`."""
    ranked = sorted(rates, key=lambda name: -sum(rates[name]))
    kept = {name: rates[name] for name in ranked[:count]}
    if others := [rates[name] for name in ranked[count:]]:
        kept["others"] = [sum(values) for values in zip(*others)]
    return kept


if __name__ == "__main__":
    if sys.argv[1] == "--draw":
        draw(json.loads(pathlib.Path(sys.argv[2]).read_text()), sys.argv[3])
    else:
        measured = measure()
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(measured))
        draw(measured, sys.argv[1])
