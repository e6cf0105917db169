"""Tests that every page fits: nothing is wider than the window or cut off, and no texts overlap, in three fonts."""

import pytest

from conftest import chromium
from pages import CHALLENGE, LOGGED_IN, LONG_NAME, OPEN, Shell

WIDTHS = [320, 390, 768, 1440]
FONTS = ["Inter", "DejaVu Sans", "Liberation Sans"]

# the elements of the page, or of the sheet over it, that are outside the window, cut off, or overlap
FAULTS = """
const font = arguments[0];
document.documentElement.style.setProperty("--wm-font", `"${font}"`);
const sheets = [...document.querySelectorAll("dialog")];
const top = sheets.pop() ?? document.body;
const faults = [];
const name = element => `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
if (wide > 0) faults.push(`the page is ${wide} too wide`);
const lines = [];
for (const element of top.querySelectorAll("*")) {
    if (element.matches(".wm-skip") || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    if (box.right > innerWidth + 0.5 || box.left < -0.5) faults.push(`out of the window: ${name(element)}`);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth && !element.matches("input")) {
        faults.push(`cut off: ${name(element)}`);
    }
    for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) lines.push({element, line});
    }
}
for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
        const across = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
        const down = Math.min(one.line.bottom, other.line.bottom) - Math.max(one.line.top, other.line.top);
        // the boxes of neighboring lines may overlap a little
        if (across > 1 && down > 0.35 * Math.min(one.line.height, other.line.height)) {
            faults.push(`${name(one.element)} lies over ${name(other.element)}`);
        }
    }
}
return faults;
"""
# the width of a text in a font, or in the fallback if the font is missing
WIDTH = """
const context = document.createElement("canvas").getContext("2d");
context.font = arguments[0];
return context.measureText("Characters, Wam").width;
"""


@pytest.fixture(scope="module")
def browser():
    browser = chromium()
    still = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": still})
    yield browser
    browser.quit()


@pytest.fixture(scope="module")
def shell(tmp_path_factory):
    with Shell(tmp_path_factory.mktemp("layout")) as running:
        yield running


def resize(browser, width):
    metrics = {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def check(browser, base, paths):
    found = {}
    for path in paths:
        browser.get(base + path)
        for width in WIDTHS:
            resize(browser, width)
            for font in FONTS:
                if faults := browser.execute_script(FAULTS, font):
                    found[path, width, font] = faults
    assert found == {}


def test_the_fonts_are_installed(browser, server):
    browser.get(server.base)
    widths = {font: browser.execute_script(WIDTH, f"16px '{font}', monospace") for font in FONTS}
    missing = browser.execute_script(WIDTH, "16px 'No such font', monospace")
    assert len({*widths.values(), missing}) == 4, "install fonts-inter, fonts-dejavu-core and fonts-liberation"


def test_challenges_pages_fit(browser, server):
    check(browser, server.base, CHALLENGE)


def test_shells_pages_fit(browser, shell):
    browser.delete_all_cookies()
    check(browser, shell.base, OPEN)
    resize(browser, 1440)
    shell.log_in(browser)
    check(browser, shell.base, [path.format(user=LONG_NAME) for path in LOGGED_IN])
    browser.get(shell.base + "/home")
    browser.find_element("xpath", "//button[.='Lock']").click()
    check(browser, shell.base, ["/home", "/settings"])


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        ("width: 500px", "too wide"), ("margin-top: -45px", "lies over"), ("overflow: hidden; width: 40px", "cut off"),
        ("position: fixed; left: -20px", "out of the window"),
    ],
)
def test_each_kind_of_fault_is_found(browser, server, style, fault):
    browser.get(server.base + "/character")
    resize(browser, 390)
    script = "document.querySelector('h1').style.cssText = 'white-space: nowrap;' + arguments[0]"
    browser.execute_script(script, style)
    assert any(fault in line for line in browser.execute_script(FAULTS, FONTS[0]))
