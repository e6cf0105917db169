"""Tests sheets in a browser with JavaScript: the page below stays unchanged, and Back doesn't open a closed sheet."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from conftest import chromium
from test_flows import arrive, click, go, heading, sheet


@pytest.fixture(scope="module")
def browser():
    browser = chromium(size=(1280, 700))
    yield browser
    browser.quit()


@pytest.fixture
def page(browser, server):
    """A scrolled list, with another page before it in the history."""
    browser.base = server.base
    browser.delete_all_cookies()
    go(browser, "/episode/list")
    go(browser, "/character")
    browser.execute_script("scrollTo({top: 700, behavior: 'instant'})")
    browser.execute_script("window.isSame = true")
    return browser


def until(page, holds, message):
    WebDriverWait(page, 10).until(lambda _: holds(), message=message)


def settings(page):
    return page.find_element(By.XPATH, "//header//a[.='Settings']")


def open_settings(page):
    settings(page).click()
    arrive(page, "/character?sheet=/settings")
    until(page, lambda: sheet(page), "the sheet is not there")


def shows(page, title):
    """Waits until the sheet on top has a title."""
    script = "return [...document.querySelectorAll('dialog h2')].pop()?.textContent"
    until(page, lambda: page.execute_script(script) == title, f"{title} is not shown")


def escape(page):
    page.switch_to.active_element.send_keys(Keys.ESCAPE)


def close(page):
    click(page, "Close", "dialog")


def back(page):
    page.execute_script("history.back()")


def outside(page):
    ActionChains(page).move_by_offset(20, 350).click().perform()
    ActionChains(page).move_by_offset(-20, -350).perform()


def is_closed(page, scroll=700):
    arrive(page, "/character")
    until(page, lambda: sheet(page) is None, "the sheet is still there")
    assert page.execute_script("return window.isSame") is True, "the page was loaded again"
    assert page.execute_script("return scrollY") == scroll
    assert page.switch_to.active_element == settings(page)
    assert page.title == "Characters · Challenge"


def test_a_sheet_opens_over_the_unchanged_page_and_has_the_focus(page):
    open_settings(page)
    assert page.execute_script("return [scrollY, window.isSame]") == [700, True]
    assert page.switch_to.active_element == sheet(page).find_element(By.TAG_NAME, "h2")
    assert page.execute_script("return document.querySelector('dialog').matches(':modal')")
    assert page.title == "Settings · Challenge"


@pytest.mark.parametrize("way", [close, escape, back, outside])
def test_a_closed_sheet_leaves_the_page_and_the_history_as_they_were(page, way):
    open_settings(page)
    way(page)
    is_closed(page)
    back(page)
    arrive(page, "/episode/list")


def test_forward_opens_a_closed_sheet_again(page):
    open_settings(page)
    close(page)
    is_closed(page)
    page.execute_script("history.forward()")
    arrive(page, "/character?sheet=/settings")
    until(page, lambda: sheet(page), "the sheet is not there")
    escape(page)
    is_closed(page)


def test_back_in_a_sheet_stays_in_it_and_close_leaves_all_its_screens(page):
    open_settings(page)
    click(page, "About", "dialog")
    arrive(page, "/character?sheet=/settings&push=/settings/about")
    shows(page, "About")
    back(page)
    shows(page, "Settings")
    click(page, "About", "dialog")
    shows(page, "About")
    close(page)
    is_closed(page)
    back(page)
    arrive(page, "/episode/list")


def test_a_sheet_that_is_reloaded_closes_to_its_page(page):
    open_settings(page)
    page.refresh()
    until(page, lambda: sheet(page), "the sheet is not there")
    close(page)
    arrive(page, "/character")
    back(page)
    arrive(page, "/episode/list")


def test_closing_a_sheet_with_a_typed_address_replaces_its_history_entry(page):
    go(page, "/character/filter")
    escape(page)
    arrive(page, "/character")
    assert sheet(page) is None
    back(page)
    arrive(page, "/character")
    back(page)
    arrive(page, "/episode/list")


def test_a_choice_in_a_sheet_replaces_its_history_entry(page):
    page.execute_script("scrollTo({top: 0, behavior: 'instant'})")
    click(page, "Filter", "main")
    until(page, lambda: sheet(page), "the sheet is not there")
    click(page, "Dead", "dialog")
    arrive(page, "/character?status=dead")
    back(page)
    arrive(page, "/character")
    assert sheet(page) is None


def test_a_sheet_with_a_sent_form_closes_without_a_history_entry(page):
    open_settings(page)
    click(page, "Data source", "dialog")
    shows(page, "Data source")
    sheet(page).find_element(By.CSS_SELECTOR, "button:enabled").click()
    shows(page, "Settings")
    close(page)
    arrive(page, "/character")
    back(page)
    arrive(page, "/episode/list")


def test_a_form_of_the_page_below_works_after_a_sheet_was_closed(page):
    open_settings(page)
    close(page)
    is_closed(page)
    page.find_element(By.NAME, "name").send_keys("beth s", Keys.ENTER)
    arrive(page, "/character?name=beth%20s")


def test_a_cover_closes_to_the_page_that_it_was_opened_from(page):
    go(page, "/character/detail/1")
    page.find_element(By.CSS_SELECTOR, ".profile-picture").click()
    arrive(page, "/character/detail/1?cover=/character/detail/1/gallery")
    click(page, "Next")
    arrive(page, "/character/detail/1?cover=/character/detail/2/gallery")
    page.find_element(By.TAG_NAME, "body").send_keys(Keys.ESCAPE)
    arrive(page, "/character/detail/1")
    assert heading(page) == "Rick Sanchez"
    back(page)
    arrive(page, "/character")


def test_a_sheets_link_opens_in_another_tab_with_control_and_a_click(page):
    ActionChains(page).key_down(Keys.CONTROL).click(settings(page)).key_up(Keys.CONTROL).perform()
    until(page, lambda: len(page.window_handles) == 2, "no other tab was opened")
    assert sheet(page) is None
    first, second = page.window_handles
    page.switch_to.window(second)
    page.close()
    page.switch_to.window(first)
