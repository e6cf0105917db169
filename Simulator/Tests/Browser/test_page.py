"""The page: its accessibility, widths and keys."""
import json

import pytest
from axe_selenium_python import Axe
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from phone import BASE, Phone, resize, set_theme

# axe 3.1 takes autocomplete="off" for a fault
RULES = json.dumps({"rules": {"autocomplete-valid": {"enabled": False}}})
SCREENS = [
    ("quickstart", None), ("quickstart", "recipes://settings"), ("challenge", None), ("challenge", "challenge://character/list"),
    ("challenge", "challenge://character/detail/2"), ("routerperfeature", None), ("onerouter", None), ("shell", None),
    ("tutorial", None), ("tutorial", "transit://stops/2/report"),
]


@pytest.fixture
def window(driver):
    yield driver
    resize(driver, 1280)
    set_theme(driver, "light")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(window, theme):
    set_theme(window, theme)
    found = []
    for app, link in [("", None)] + SCREENS:
        if app:
            Phone(window, app, link)
        else:
            window.get(BASE)
        axe = Axe(window)
        axe.inject()
        for fault in axe.run(options=RULES)["violations"]:
            found.append(f"{app} {link}: {fault['id']}: {fault['nodes'][0]['html'][:200]}")
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 768, 1440])
def test_no_page_is_wider_than_the_window(window, width, theme):
    set_theme(window, theme)
    resize(window, width)
    for app, link in [("", None)] + SCREENS:
        if app:
            Phone(window, app, link)
        else:
            window.get(BASE)
        assert window.execute_script("return document.documentElement.scrollWidth") <= width, (app, link)


@pytest.mark.parametrize("width", [320, 390])
def test_the_phone_fills_a_narrow_window_and_stays_in_sight(window, width):
    resize(window, width)
    quickstart = Phone(window, "quickstart")
    quickstart.open("recipes://recipes/2")
    box = window.execute_script("const {left, top, width} = phone.getBoundingClientRect(); return [left, top, width]")
    assert box == [0, 0, width]


def test_back_has_the_title_of_the_previous_screen_if_it_fits(phone):
    challenge = phone("challenge", "challenge://character/detail/2")
    back = "document.querySelector('#screen .back span')?.textContent"
    challenge.wait(lambda: challenge.ask(back) == "Back", "Back")
    challenge.press("width")
    challenge.wait(lambda: challenge.ask(back) == "Characters", "the title")


def test_keys_reach_a_row_and_go_back(phone):
    quickstart = phone("quickstart")
    body = quickstart.driver.find_element(By.TAG_NAME, "body")
    for _ in range(20):
        body.send_keys(Keys.TAB)
        focused = quickstart.driver.switch_to.active_element
        if "Recipe 2" in focused.text:
            break
    focused.send_keys(Keys.ENTER)
    quickstart.settled()
    quickstart.sees("Recipe 2")
    quickstart.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    quickstart.settled()
    quickstart.sees("Recipe 3")


def test_focus_follows_navigation(phone):
    quickstart = phone("quickstart")
    quickstart.tap("Recipe 2")
    inside = "return document.querySelector('#screen .level:not([inert])').contains(document.activeElement)"
    assert quickstart.driver.execute_script(inside)
    quickstart.open("recipes://settings")
    assert quickstart.driver.execute_script("return document.querySelectorAll('#screen .level[inert]').length") == 1


def test_eight_tabs_of_the_browser_answer(driver):
    first = driver.current_window_handle
    try:
        for _ in range(8):
            driver.switch_to.new_window("tab")
            Phone(driver, "quickstart").tap("Recipe 2")
    finally:
        for tab in set(driver.window_handles) - {first}:
            driver.switch_to.window(tab)
            driver.close()
        driver.switch_to.window(first)
