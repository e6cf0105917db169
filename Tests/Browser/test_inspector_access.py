"""Tests the accessibility of the Inspector's page: axe, keys, a phone, light and dark."""

import pytest
from axe_selenium_python import Axe
from selenium.webdriver.common.keys import Keys

from conftest import chromium
from inspector import PANELS, DemoApp, InspectorPage


@pytest.fixture(scope="module")
def busy_app():
    """An app whose timeline has pushes, a modal, a denial and a refused link."""
    with DemoApp() as app:
        for link in ("/stops/42", "/fares", "/tickets/7", "/about", "/lines/search?q=7"):
            app.do(link)
        app.call("open_link", link="/stops/abc")
        yield app


@pytest.fixture(scope="module", params=[("light", 1440), ("dark", 1440), ("light", 390), ("dark", 390)], ids=str)
def page(request, busy_app):
    scheme, width = request.param
    browser = chromium(dark=scheme == "dark", size=(width, 900))
    page = InspectorPage(browser, busy_app).open()
    page.see("Live", "#status")
    yield page
    browser.quit()


def fill(page, panel):
    """Opens a panel, and gives it content."""
    page.panel(panel)
    if panel == "timeline":
        if not page.all("#transitions .row"):
            page.press("Back to the list")
        page.one("[data-mark=problems]").click()
        page.until(lambda: next(row for row in page.all("#transitions .row") if "denied" in row.text).click() or True)
        page.see("Denied", ".detail")
    elif panel == "links":
        page.type("#link", "/stops/abc")
        page.see("Refused", ".answer")


@pytest.mark.parametrize("panel", PANELS)
def test_axe_finds_nothing(page, panel):
    fill(page, panel)
    axe = Axe(page.browser)
    axe.inject()
    found = axe.run()["violations"]
    assert [(item["id"], item["nodes"][0]["html"]) for item in found] == []


@pytest.mark.parametrize("panel", PANELS)
def test_nothing_is_wider_than_the_window(page, panel):
    page.panel(panel)
    wide = page.script(
        "const main = document.querySelector('main');"
        "return [document.documentElement.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth]"
    )
    assert max(wide) <= 0


def test_arrow_keys_move_among_the_tabs(page):
    page.panel("state")
    upright = page.one("#tabs").get_attribute("aria-orientation") == "vertical"
    for key, expected in [
        (Keys.ARROW_DOWN if upright else Keys.ARROW_RIGHT, "timeline"),
        (Keys.END, "walk"),
        (Keys.ARROW_RIGHT, "state"),
        (Keys.ARROW_UP, "walk"),
        (Keys.HOME, "state"),
    ]:
        page.browser.switch_to.active_element.send_keys(key)
        assert page.browser.switch_to.active_element.get_attribute("id") == f"tab-{expected}"
        assert page.one(f"#panel-{expected}").is_displayed()


def test_the_shortcuts_are_listed_and_work(page):
    page.panel("state").find_element("css selector", "h2").click()
    page.browser.switch_to.active_element.send_keys("?")
    page.one("#shortcuts")
    axe = Axe(page.browser)
    axe.inject()
    assert axe.run()["violations"] == []
    page.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    page.until(lambda: not page.script("return document.querySelector('#shortcuts').open"))
    page.browser.switch_to.active_element.send_keys("3")
    assert page.one("#panel-links").is_displayed()


def test_the_chosen_theme_is_kept(page):
    background = lambda: page.script("return getComputedStyle(document.body).backgroundColor")
    for theme in ("light", "dark"):
        page.script("document.querySelector(`#theme input[value=${arguments[0]}]`).click()", theme)
        chosen = background()
        page.browser.refresh()
        page.see("Live", "#status")
        assert background() == chosen
        assert page.script("return document.documentElement.dataset.theme") == theme
    page.script("document.querySelector('#theme input[value=auto]').click()")


def test_new_problems_are_announced_to_screen_readers(page):
    page.panel("state")
    page.until(lambda: page.script("return document.querySelectorAll('.latest-row').length") > 5)
    page.app.call("open_link", link="/stops/no")
    page.until(lambda: "Failed" in page.script("return document.querySelector('#announcer').textContent"))
