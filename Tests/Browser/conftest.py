import os
import shutil

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from server import Server

# Selenium uses the installed driver: it neither downloads one nor sends statistics
os.environ["SE_OFFLINE"] = "true"
os.environ["SE_AVOID_STATS"] = "true"


def chromium(script=True, dark=False, size=(1280, 900), arguments=()):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", *arguments):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if not script:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
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


@pytest.fixture(scope="session")
def server():
    with Server() as running:
        yield running


@pytest.fixture(scope="session", params=["script", "no-script"])
def shared_browser(request):
    browser = chromium(script=request.param == "script")
    browser.has_script = request.param == "script"
    yield browser
    browser.quit()


@pytest.fixture
def page(shared_browser, server):
    """A browser on the first screen, with and without JavaScript. An unexpected console message is an error."""
    shared_browser.delete_all_cookies()
    shared_browser.get(server.base + "/")
    shared_browser.get_log("browser")
    shared_browser.base = server.base
    yield shared_browser
    problems = shared_browser.get_log("browser")
    expected = getattr(shared_browser, "expected_statuses", ())
    shared_browser.expected_statuses = ()
    assert [entry for entry in problems if not any(f"status of {code}" in entry["message"] for code in expected)] == []
