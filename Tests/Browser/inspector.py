"""An app with the Inspector, as a process of its own, and its page in a browser."""

import json
import os
import pathlib
import signal
import subprocess
import urllib.error
import urllib.request

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build" / "debug" / "waymark-inspector"
PANELS = ["state", "timeline", "links", "guards", "graph", "walk", "file"]


class DemoApp:
    """A small shop, whose user stands still."""

    command = (str(BINARY), "demo", "--pause", "3600000")
    source = "shop"

    def __init__(self, port=0):
        self.process = subprocess.Popen(
            [*self.command, "--port", str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        assert "http" in line, self.process.stderr.read()
        self.url = line[line.index("http") :].strip()
        self.base, self.token = self.url.split("/#")
        self.port = int(self.base.rsplit(":", 1)[1])

    def call(self, method, **parameters):
        """Asks the app as a script does."""
        request = urllib.request.Request(
            f"{self.base}/api/1/{method}",
            data=json.dumps({"source": self.source, **parameters}).encode(),
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def go(self, link):
        return self.call("navigate", link=link)

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=20)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


class InspectorPage:
    """The page, with what a user does on it."""

    def __init__(self, browser, app):
        self.browser = browser
        self.app = app

    def open(self, url=None):
        self.browser.get("about:blank")
        self.browser.get(url or self.app.url)
        self.until(lambda: self.text("#status-text") != "Connecting")
        return self

    def until(self, condition, message="", seconds=10):
        """Waits for it; elements may be painted anew meanwhile."""

        def asked(_):
            try:
                return condition()
            except (StaleElementReferenceException, IndexError):
                return False

        return WebDriverWait(self.browser, seconds, 0.05).until(asked, message=message)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.until(lambda: next((found for found in self.all(selector) if found.is_displayed()), None), selector)

    def text(self, selector):
        try:
            return self.all(selector)[0].text
        except (StaleElementReferenceException, IndexError):
            # painted anew this moment, or not there
            return ""

    def see(self, text, selector="main"):
        self.until(lambda: text in self.text(selector), f"'{text}' is not in '{selector}'")

    def press(self, text, within="main"):
        """A button, by what it says."""
        buttons = f"{within} button, {within} summary"

        def click():
            found = [b for b in self.all(buttons) if b.is_displayed() and text in (b.text, b.get_attribute("aria-label"))]
            return bool(found) and (found[0].click() or True)

        self.until(click, f"no button says '{text}'")

    def panel(self, name):
        self.one(f"#tab-{name}").click()
        return self.one(f"#panel-{name}")

    def type(self, selector, text):
        field = self.one(selector)
        field.clear()
        field.send_keys(text)

    def rows(self):
        """What the timeline's rows in view say, newest first."""
        rows = [row for row in self.all("#transitions .row") if row.is_displayed()]
        return [row.text for row in sorted(rows, key=lambda row: int(row.get_attribute("data-index")))]

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)


def screens(state):
    """The texts of a state's screens: levels, branches, stacks."""
    return [[[screen["text"] for screen in branch["screens"]] for branch in level["branches"]] for level in state["levels"]]
