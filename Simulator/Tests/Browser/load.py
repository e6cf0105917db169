"""Prints figures under load: 32 apps with 20 taps a second in all, 10,000 of them, then 10,000 malformed requests; and the
time from a tap to the first change of the page. The argument is the server's process."""
import concurrent.futures
import http.client
import itertools
import json
import pathlib
import re
import statistics
import sys
import threading
import time

from phone import BASE, Phone, browser
from test_server import ADDRESS, answer, malformed

SERVER = sys.argv[1]
TAPS, RATE, APPS = 10_000, 20, 32
PROGRAMS = ["quickstart", "challenge", "routerperfeature", "onerouter", "shell", "tutorial"]


def processes():
    """The server and its apps."""
    stats = [path.read_text().rsplit(")", 1) for path in pathlib.Path("/proc").glob("[0-9]*/stat")]
    return [SERVER] + [s[0].split()[0] for s in stats if s[1].split()[1] == SERVER]


def megabytes(process):
    text = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    return int(re.search(r"Pss:\s+(\d+)", text)[1]) / 1024


def memory():
    return megabytes(SERVER), sum(megabytes(p) for p in processes()[1:])


class Tab:
    """A tab of the browser that pushes the first row's screen, and goes back."""

    def __init__(self, number):
        self.app, self.id = PROGRAMS[number % len(PROGRAMS)], f"load{number}"
        self.connection, self.lock = http.client.HTTPConnection(ADDRESS.netloc), threading.Lock()
        self.screen = self.ask("GET", f"/{self.app}?phone={self.id}")

    def ask(self, method, path, body=None):
        self.connection.request(method, path, body and json.dumps(body), {"Origin": BASE})
        return self.connection.getresponse().read().decode()

    def act(self, action):
        path = f"/{self.app}/act?phone={self.id}"
        self.screen = json.loads(self.ask("POST", path, {"window": 0, "action": action}))["screen"]

    def tap(self):
        with self.lock:
            begin = time.monotonic()
            rows = re.findall(r'data-tap="(\d+)"', self.screen)
            if 'data-act="back"' in self.screen or not rows:
                self.act({"back": {}})
            else:
                self.act({"tap": {"_0": int(rows[0])}})
            return time.monotonic() - begin


def taps():
    tabs = [Tab(number) for number in range(APPS)]
    times, begin = [], time.monotonic()
    print("MB of the server, and of all apps, before:", *map(round, memory()), flush=True)
    with concurrent.futures.ThreadPoolExecutor(APPS) as pool:
        waiting = []
        for number, tab in zip(range(TAPS), itertools.cycle(tabs)):
            time.sleep(max(0, begin + number / RATE - time.monotonic()))
            waiting.append(pool.submit(tab.tap))
            if number % 2000 == 1999:
                print(f"after {number + 1} taps:", *map(round, memory()), flush=True)
        times = sorted(future.result() * 1000 for future in waiting)
    print(f"{len(times) / (time.monotonic() - begin):.1f} taps a second; answers in ms: "
          f"median {statistics.median(times):.0f}, 99 % {times[len(times) * 99 // 100]:.0f}")


def requests():
    codes = [answer(malformed(number)) for number in range(10_000)]
    print("malformed requests:", {str(code): codes.count(code) for code in set(codes)}, "apps left:", len(processes()) - 1)


def first_change():
    driver = browser()
    driver.set_script_timeout(10)
    for app, row, back in (("quickstart", "Recipe 2", "Back"), ("challenge", "Characters", "Back"), ("shell", "Create", "Back")):
        phone, times = Phone(driver, app), []
        for label in [row, back] * 10:
            times.append(driver.execute_async_script("""
                const [button, done] = arguments, screen = document.querySelector("#screen");
                let begin;
                const observer = new MutationObserver(() => {
                    observer.disconnect();
                    requestAnimationFrame(() => done(performance.now() - begin));
                });
                observer.observe(screen, { subtree: true, childList: true, attributes: true, characterData: true });
                begin = performance.now();
                button.click();""", phone.button(label)))
            phone.settled()
            time.sleep(0.2)
        print(f"{app}: first frame after a tap, median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms")
    driver.quit()


first_change()
requests()
taps()
