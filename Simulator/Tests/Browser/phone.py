"""A phone of the simulator in headless Chromium, used through labels."""
import json
import os
import shutil
import urllib.request

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

BASE = os.environ.get("BASE", "http://127.0.0.1:8080")


def browser(width=1280, height=900, theme="light"):
    options = webdriver.ChromeOptions()
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    resize(driver, width, height)
    set_theme(driver, theme)
    return driver


def set_theme(driver, theme):
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": theme}]})


def resize(driver, width, height=900):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", dict(width=width, height=height, deviceScaleFactor=1, mobile=False))


class Phone:
    def __init__(self, driver, app, link=None):
        self.driver = driver
        driver.get(f"{BASE}/{app}" + (f"?open={link}" if link else ""))
        self.settled()

    def wait(self, condition, what, seconds=10):
        return WebDriverWait(self.driver, seconds, 0.01).until(lambda _: condition(), what)

    def settled(self):
        """Waits until the page has the answers to all actions, and nothing moves."""
        self.wait(lambda: self.driver.execute_script(
            "return document.body.ariaBusy !== 'true' && phone.dataset.transition !== 'true'"
            " && !document.querySelector('[data-ghost]')"
            " && !document.querySelector('#screen').getAnimations({ subtree: true })"
            ".some(animation => animation.timeline === document.timeline && animation.playState === 'running')"), "a settled page")

    def ask(self, script):
        return self.driver.execute_script("return " + script)

    @property
    def text(self):
        """The text of the topmost level, and of the question above it."""
        return self.ask("[...document.querySelectorAll('#screen .level:not([inert])')].pop()?.innerText ?? ''") + self.question

    @property
    def question(self):
        return self.ask("document.querySelector('#screen .question')?.innerText ?? ''")

    @property
    def title(self):
        return self.ask("[...document.querySelectorAll('#screen .level:not([inert]) h1')].pop()?.textContent ?? ''")

    @property
    def levels(self):
        return self.ask("document.querySelectorAll('#screen .level').length")

    def has_levels(self, count):
        """Waits until there are a window and a number of modals above it."""
        self.wait(lambda: self.levels == count, f"{count} levels")
        self.settled()

    def boxes(self):
        """The rectangles of the menu or popover on screen, and of its control."""
        return self.ask("(e => [e, document.querySelector(`#screen [data-tap='${e.dataset.source}']`)]"
                        ".map(e => e.getBoundingClientRect().toJSON()))(document.querySelector('#screen [data-source]'))")

    @property
    def columns(self):
        return self.ask("document.querySelectorAll('#screen .column').length")

    def sees(self, text):
        try:
            self.wait(lambda: text in self.text, text)
        except TimeoutException:
            raise AssertionError(f"{text!r} is not in {self.text!r}") from None

    def has_title(self, title):
        try:
            self.wait(lambda: self.title == title, title)
        except TimeoutException:
            raise AssertionError(f"{self.title!r} is not {title!r}") from None

    def button(self, label, area="screen"):
        """The last enabled button with a label, in the tab bar if the area is `tabbar`."""
        inside = "//div[@id='screen']" + ("//nav[contains(@class, 'tabbar')]" if area == "tabbar" else "")
        xpath = f"{inside}//button[not(@disabled)][contains(normalize-space(.), \"{label}\") or contains(@aria-label, \"{label}\")]"

        def shown():
            return [e for e in self.driver.find_elements(By.XPATH, xpath) if e.is_displayed()]

        try:
            return self.wait(shown, label)[-1]
        except TimeoutException:
            raise AssertionError(f"no {label!r} in {self.text!r}") from None

    def tap(self, label, area="screen", settles=True):
        self.button(label, area)
        # what brought the button may still move
        self.settled()
        self.button(label, area).click()
        if settles:
            self.settled()

    def type(self, text, label):
        def fields():
            return self.driver.find_elements(By.CSS_SELECTOR, f"#screen input[placeholder='{label}']")

        self.wait(fields, label)
        self.settled()
        field = fields()[-1]
        field.clear()
        field.send_keys(text)

    def press(self, key):
        self.driver.find_element(By.ID, key).click()
        self.settled()

    def pace(self, milliseconds):
        Select(self.driver.find_element(By.ID, "pace")).select_by_value(str(milliseconds))
        self.settled()

    def open(self, link, button="button:not([value])"):
        field = self.driver.find_element(By.ID, "url")
        field.clear()
        field.send_keys(link)
        self.driver.find_element(By.CSS_SELECTOR, "#link " + button).click()
        self.settled()

    def notify(self, payload):
        self.open(payload, "button[value=notify]")

    def swipe(self, start, move):
        """Drags a pointer from a position of the screen."""
        left, top = self.ask("(b => [b.left, b.top])(document.querySelector('#screen').getBoundingClientRect())")
        self.drag((left + start[0], top + start[1]), move)

    def pull(self):
        """Pulls the top sheet down by its grabber."""
        start = self.ask("(b => [b.left + b.width / 2, b.top + b.height / 2])"
                         "([...document.querySelectorAll('#screen .grabber')].pop().getBoundingClientRect())")
        self.drag(start, (0, 200))

    def drag(self, start, move):
        end = (start[0] + move[0], start[1] + move[1])
        for kind, (x, y) in (("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end)):
            self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
                "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1})
        self.settled()

    @property
    def records(self):
        """The last transitions, newest first, as the Inspector beside the phone has them."""
        page, token = self.wait(lambda: self.ask("inspector.src"), "the Inspector").split("#")

        def call(method, **values):
            headers = {"Authorization": f"Bearer {token}"}
            return json.load(urllib.request.urlopen(
                urllib.request.Request(f"{page}api/{method}", json.dumps(values).encode(), headers)))

        found = [record for source in call("hello")["sources"]
                 for record in call("timeline", source=source["id"])["transitions"]]
        return sorted(found, key=lambda record: record["at"], reverse=True)

    @property
    def faults(self):
        return self.ask("[...document.querySelectorAll('.faults li')].map(e => e.innerText)")
