"""Checks both apps' pages with axe-core, light and dark."""

import pathlib
import re
from urllib.parse import parse_qsl, urlsplit

import axe_selenium_python
import pytest

from conftest import chromium
from server import ROOT, SHELL, Server
from test_flows import arrive, go
from test_shell import PASSWORD, fill, press

AXE = (pathlib.Path(axe_selenium_python.__file__).parent / "node_modules/axe-core/axe.min.js").read_text()

CHALLENGE = [
    "/", "/home", "/onboarding", "/character", "/character/list", "/character?status=alive",
    "/character?name=nobody", "/character/detail/1", "/character/detail?id=1", "/character/detail/1/gallery",
    "/character/detail/1?cover=/character/detail/1/gallery", "/character?sheet=/character/filter", "/settings",
    "/character/detail/1?sheet=/settings&push=/settings/about", "/character/detail/1?sheet=/settings&push=/settings/source",
    "/episode", "/episode/list", "/episode/7", "/location", "/location/list?page=2", "/location/3", "/no/such/page",
    "/character/detail/999999", "/character?page=99",
]
OPEN = ["/login", "/signup", "/forgot-password", "/login?next=/settings/privacy", "/no/such/page"]
LOGGED_IN = [
    "/", "/home", "/settings", "/settings/privacy", "/settings/notifications", "/settings/premium", "/profile/user1x",
    "/profile/user1x?tab=posts", "/profile/nobody", "/product/abc123/red",
]
IDENTITY = {"/identity/name": "Ana", "/identity/address": "Here 1", "/identity/consent": "yes"}
IDENTIFIED = ["/settings/account", "/identity"]


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def browser(request):
    browser = chromium(dark=request.param)
    yield browser
    browser.quit()


def faults(browser):
    """Returns axe-core's violations on the page, as lines with the rule, the impact and the element."""
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
        go(browser, "/login")
        fill(browser, userID="user1x", password="a wrong password")
        press(browser, "Log in")
        assert faults(browser) == [], "the message of a form"
        go(browser, "/signup")
        fill(browser, userID="user1x", password=PASSWORD)
        press(browser, "Create account")
        arrive(browser, "/home")
        check(browser, shell.base, LOGGED_IN)
        go(browser, "/identity")
        for path, answer in IDENTITY.items():
            arrive(browser, path)
            assert faults(browser) == [], path
            fill(browser, answer=answer)
            press(browser, "Continue")
        arrive(browser, "/home")
        check(browser, shell.base, IDENTIFIED)
        go(browser, "/home")
        press(browser, "Lock")
        assert faults(browser) == [], "the lock"


def test_axe_finds_a_button_without_a_name(browser, server):
    browser.get(server.base + "/")
    browser.execute_script("document.body.append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in faults(browser))


def patterns(app):
    """Yields the paths of the links that an app declares, as regular expressions."""
    texts = [file.read_text() for file in (ROOT / "Examples" / app).rglob("*.swift")]
    links = {link for text in texts for link in re.findall(r'^ *@Link\("([^"]+)', text, re.MULTILINE)}
    for link in links:
        path = re.sub(r"\?(?!}).*", "", link)
        yield re.sub(r"{\w+}", "[^/]+", re.sub(r"/{\w+\?}", "(/[^/]+)?", path))


@pytest.mark.parametrize(
    ("app", "paths"), [("Challenge", CHALLENGE), ("Shell", [*OPEN, *LOGGED_IN, *IDENTITY, *IDENTIFIED])]
)
def test_a_page_of_every_link_is_checked(app, paths):
    visited = set()
    for path in map(urlsplit, paths):
        visited |= {path.path, *(value for _, value in parse_qsl(path.query))}
    declared = set(patterns(app))
    assert len(declared) >= 8
    assert [pattern for pattern in declared if not any(re.fullmatch(pattern, path) for path in visited)] == []
