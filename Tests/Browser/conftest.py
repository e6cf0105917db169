import os
import shutil

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

# Selenium uses the installed driver: it neither downloads one nor sends statistics
os.environ["SE_OFFLINE"] = "true"
os.environ["SE_AVOID_STATS"] = "true"


def chromium(dark=False, size=(1280, 900)):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": size[0] < 500},
    )
    if dark:
        browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
        )
    return browser


# keeps the page's sockets, so that a test can count them and close the newest
KEEP_SOCKETS = """
const Real = WebSocket;
window.sockets = [];
window.WebSocket = class extends Real { constructor(...all) { super(...all); window.sockets.push(this); } };
"""


@pytest.fixture(scope="module")
def inspector_browser():
    """A browser for the Inspector's page, on a desktop."""
    browser = chromium(size=(1440, 900))
    browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": KEEP_SOCKETS})
    yield browser
    browser.quit()
