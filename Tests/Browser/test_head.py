"""Checks what Lighthouse checks without a network: link previews, icons, image sizes, touch targets, layout shifts."""

import struct
import urllib.request

import pytest
from selenium.webdriver.common.by import By

from conftest import chromium
from pages import CHALLENGE, LOGGED_IN, LONG_NAME, OPEN, Shell

SHIFT = """
const done = arguments[0];
let sum = 0;
new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
    .observe({type: "layout-shift", buffered: true});
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum), 50)));
"""
# images without a size, with another aspect ratio than they declare, and visible ones that load lazily
PICTURES = """
const faults = [];
for (const image of document.images) {
    const [width, height] = ["width", "height"].map(name => Number(image.getAttribute(name)));
    if (!width || !height) faults.push(`no size: ${image.src}`);
    else if (image.naturalWidth && Math.abs(width / height - image.naturalWidth / image.naturalHeight) > 0.02) {
        faults.push(`wrong aspect ratio: ${image.src}`);
    }
    const isSeen = image.getBoundingClientRect().bottom <= innerHeight;
    if (isSeen && image.loading === "lazy") faults.push(`visible, but loads lazily: ${image.src}`);
}
return faults;
"""
# controls of less than 44 × 40 pixels, about a fingertip, except for links in a sentence, as WCAG 2.2, 2.5.8, allows
TARGETS = """
return [...document.querySelectorAll("a[href], button, input:not([type=hidden])")].filter(element => {
    const box = element.getBoundingClientRect();
    const isInText = element.matches("p:not(.links) > a, dd > a");
    return element.checkVisibility() && !element.closest("[inert]") && !isInText && !element.matches(".wm-skip")
        && (box.width < 44 || box.height < 40);
}).map(element => element.outerHTML.slice(0, 100));
"""


@pytest.fixture(scope="module", params=[(390, 844), (1440, 900)], ids=["phone", "desktop"])
def browser(request):
    browser = chromium(size=request.param)
    yield browser
    browser.quit()


@pytest.fixture(scope="module")
def shell(tmp_path_factory):
    with Shell(tmp_path_factory.mktemp("head")) as running:
        yield running


def content(browser, attribute, name):
    found = browser.find_elements(By.CSS_SELECTOR, f'meta[{attribute}="{name}"]')
    return found[0].get_attribute("content") if len(found) == 1 else None


def faults(browser, base):
    lines = []
    for name in ("description", "viewport"):
        if not content(browser, "name", name):
            lines.append(f"no {name}")
    for name in ("og:title", "og:description", "og:type", "og:site_name"):
        if not content(browser, "property", name):
            lines.append(f"no {name}")
    if not (content(browser, "property", "og:image") or "").startswith(base + "/"):
        lines.append("no og:image")
    if content(browser, "property", "og:title") not in browser.title:
        lines.append("og:title isn't in the title")
    if (shift := browser.execute_async_script(SHIFT)) > 0.01:
        lines.append(f"layout shift of {shift}")
    return lines + browser.execute_script(PICTURES) + browser.execute_script(TARGETS)


def check(browser, base, paths):
    found = {}
    for path in paths:
        browser.get(base + path)
        if lines := faults(browser, base):
            found[path] = lines
    assert found == {}


def test_challenges_pages_have_no_faults(browser, server):
    check(browser, server.base, CHALLENGE)


def test_shells_pages_have_no_faults(browser, shell):
    browser.delete_all_cookies()
    check(browser, shell.base, OPEN)
    shell.log_in(browser)
    check(browser, shell.base, [path.format(user=LONG_NAME) for path in LOGGED_IN])


@pytest.mark.parametrize("app", ["server", "shell"])
def test_icons_are_there_and_large_enough_for_a_home_screen(browser, request, app):
    base = request.getfixturevalue(app).base
    browser.get(base + "/login")
    icons = {
        link.get_attribute("rel"): link.get_attribute("href") for link in browser.find_elements(By.TAG_NAME, "link")
    }
    with urllib.request.urlopen(icons["icon"]) as answer:
        assert answer.headers["content-type"] == "image/svg+xml" and b"<svg" in answer.read()
    with urllib.request.urlopen(icons["apple-touch-icon"]) as answer:
        assert answer.headers["content-type"] == "image/png"
        assert struct.unpack(">II", answer.read()[16:24]) >= (180, 180)


def test_the_faults_of_a_page_are_found(browser, server):
    browser.get(server.base + "/character")
    browser.execute_script(
        "document.querySelector('[name=description]').remove();"
        "document.images[0].removeAttribute('width'); document.images[1].loading = 'lazy';"
        "document.querySelector('button').style.cssText = 'min-height: 0; height: 20px; padding: 0'"
    )
    found = " ".join(faults(browser, server.base))
    assert all(part in found for part in ("no description", "no size", "loads lazily", "<button"))
