"""Apps with the Inspector, each as a process of its own, and its page in a browser."""

import contextlib
import json
import pathlib
import re
import signal
import subprocess
import urllib.request

import pytest
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

BUILT = pathlib.Path(__file__).resolve().parents[2] / ".build" / "debug"
PANELS = ["state", "timeline", "links", "walk"]


class DemoApp:
    """A process of the app with tabs and a login, whose page is served. Leaving the context ends it."""

    source = "transit"
    # the number of transitions at its start: the tabs are set, and the guard decides about their roots
    begun = 2

    def __init__(self, port=0, *options):
        self.process = subprocess.Popen(
            [str(BUILT / "InspectedApp"), str(port), *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        line = next((line for line in self.process.stdout if "http" in line), None)
        assert line, self.process.stderr.read()
        self.url = line[line.index("http") :].strip()
        self.base, self.token = self.url.split("/#")
        self.port = int(self.base.rsplit(":", 1)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=20)

    def call(self, method, **parameters):
        """Calls a method of the Inspector's API, as a script does."""
        request = urllib.request.Request(
            f"{self.base}/api/{method}",
            data=json.dumps({"source": self.source, **parameters}).encode(),
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def do(self, command):
        """Lets the app do what its user does: navigate to a link's destination, log-in, log-out, or select a tab."""
        print(command, file=self.process.stdin, flush=True)
        assert self.process.stdout.readline() == "done\n"

    def screens(self):
        """Returns the texts of the state's screens, by level, branch and position."""
        levels = self.call("state")["levels"]
        return [[[screen["text"] for screen in branch["screens"]] for branch in level["branches"]] for level in levels]


@contextlib.contextmanager
def live_page(browser, app):
    """Shows the page of a running app. A console message is an error."""
    browser.get("about:blank")
    browser.get_log("browser")
    page = InspectorPage(browser, app).open()
    page.see("Live", "#status")
    yield page
    assert browser.get_log("browser") == []


class InspectorPage:
    """The page, with the actions of a user."""

    def __init__(self, browser, app):
        self.browser = browser
        self.app = app

    def open(self, url=None):
        self.browser.get("about:blank")
        self.browser.get(url or self.app.url)
        self.until(lambda: self.text("#status-text") != "Connecting")
        return self

    def until(self, condition, message="", seconds=10):
        """Waits until a condition holds. Elements may be replaced meanwhile."""

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
            # just replaced, or missing
            return ""

    def see(self, text, selector="main"):
        self.until(lambda: text in self.text(selector), f"'{text}' isn't in '{selector}'")

    def press(self, text, within="main"):
        """Clicks the button that has a text or label."""
        buttons = f"{within} button, {within} summary"

        def click():
            found = [b for b in self.all(buttons) if b.is_displayed() and text in (b.text, b.get_attribute("aria-label"))]
            return bool(found) and (found[0].click() or True)

        self.until(click, f"no button has the text '{text}'")

    def panel(self, name):
        self.one(f"#tab-{name}").click()
        return self.one(f"#panel-{name}")

    def choose_newest(self, text):
        """Selects the newest transition once it contains a text. The page itself may have selected an older one."""
        self.panel("timeline")
        self.until(lambda: text in self.rows()[0], f"the newest transition isn't '{text}'")
        self.one("#transitions").send_keys(Keys.HOME)
        self.see(text, ".detail h2")

    def type(self, selector, text):
        field = self.one(selector)
        field.clear()
        field.send_keys(text)

    def rows(self):
        """Returns the texts of the timeline's visible rows, newest first, without those of the app's start."""
        rows = [row for row in self.all("#transitions .row") if row.is_displayed()]
        texts = [row.text for row in sorted(rows, key=lambda row: int(row.get_attribute("data-index")))]
        return [text for text in texts if int(re.search(r"^#(\d+)", text, re.M)[1]) > self.app.begun]

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)


@pytest.fixture
def app():
    with DemoApp() as running:
        yield running


@pytest.fixture
def page(inspector_browser, app):
    """The page of an app that has just started. A script that a hostile text ran is an error."""
    with live_page(inspector_browser, app) as page:
        yield page
        assert page.script("return window.harmed") is None
