"""Both apps' pages, checked with axe-core, light and dark: it finds no fault."""

import pathlib

import axe_selenium_python
import pytest

from conftest import chromium
from server import SHELL, Server
from test_flows import arrive, go
from test_shell import PASSWORD, fill, press

AXE = (pathlib.Path(axe_selenium_python.__file__).parent / "node_modules/axe-core/axe.min.js").read_text()

CHALLENGE = [
    "/", "/character/list", "/character/list?status=alive", "/character/1", "/character/1?cover=/character/1/gallery",
    "/character/list?sheet=/character/filter", "/character/1?sheet=/settings&push=/settings/about", "/episode/list",
    "/episode/7", "/location/list", "/location/3", "/no/such/page", "/character/999999",
]
OPEN = ["/login", "/signup", "/forgot-password", "/login?next=/settings/privacy", "/no/such/page"]
LOGGED_IN = [
    "/home", "/settings", "/settings/privacy", "/settings/account", "/settings/notifications", "/identity",
    "/identity/consent",
]


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def browser(request):
    browser = chromium(dark=request.param)
    yield browser
    browser.quit()


def faults(browser):
    """What axe-core says of the page, as lines: the rule, how bad it is, and where."""
    browser.execute_script(AXE)
    result = browser.execute_async_script("axe.run(document, {}).then(arguments[0])")
    return [
        f"{violation['id']} ({violation['impact']}): {node['html'][:120]}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


def check(browser, base, paths):
    found = {}
    for path in paths:
        browser.get(base + path)
        if lines := faults(browser):
            found[path] = lines
    assert found == {}


def test_axe_finds_nothing_on_challenges_pages(browser, server):
    check(browser, server.base, CHALLENGE)


def test_axe_finds_nothing_on_shells_pages(browser, tmp_path):
    with Server(binary=SHELL, SHELL_DATA=str(tmp_path)) as shell:
        check(browser, shell.base, OPEN)
        browser.base = shell.base
        go(browser, "/signup")
        fill(browser, userID="user1x", password=PASSWORD)
        press(browser, "Make the account")
        arrive(browser, "/home")
        check(browser, shell.base, LOGGED_IN)


def test_axe_would_find_a_fault(browser, server):
    browser.get(server.base + "/")
    browser.execute_script("document.body.append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in faults(browser))
