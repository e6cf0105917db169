"""Tests Challenge as its users see it: every flow with JavaScript and without."""

from urllib.parse import quote

import pytest
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


def path(page):
    return page.current_url.removeprefix(page.base)


def go(page, target):
    page.get(page.base + target)


def arrive(page, target):
    """Waits until the address is the target's."""
    WebDriverWait(page, 10).until(lambda _: path(page) == target, message=f"{path(page)} is not {target}")


def click(page, text, within="body"):
    """Clicks a link once it is there. A sheet opens without loading a page, so Selenium doesn't wait for it."""
    wait = WebDriverWait(page, 10, ignored_exceptions=[StaleElementReferenceException])
    wait.until(lambda _: page.find_element(By.CSS_SELECTOR, within).find_element(By.PARTIAL_LINK_TEXT, text)).click()


def heading(page):
    return page.find_element(By.TAG_NAME, "h1").text


def sheet(page):
    found = page.find_elements(By.CSS_SELECTOR, "dialog.wm-sheet")
    return found[-1] if found and found[-1].is_displayed() else None


def test_a_detail_is_reached_from_home_and_left_by_back_and_up(page):
    click(page, "Characters", "main")
    arrive(page, "/character")
    assert heading(page) == "Characters"
    click(page, "Morty Smith")
    arrive(page, "/character/detail/2")
    assert heading(page) == "Morty Smith"
    page.back()
    arrive(page, "/character")
    page.forward()
    arrive(page, "/character/detail/2")
    click(page, "Characters", ".wm-bar")
    arrive(page, "/character")
    click(page, "Home", ".wm-bar")
    arrive(page, "/")


def test_a_typed_address_has_links_up_to_its_list_and_home(page):
    for target, up in [("/character/detail/42", "Characters"), ("/episode/7", "Episodes"), ("/location/3", "Locations")]:
        go(page, target)
        click(page, up, ".wm-bar")
        arrive(page, {"Characters": "/character", "Episodes": "/episode/list", "Locations": "/location/list"}[up])
        click(page, "Home", ".wm-bar")
        arrive(page, "/")


def test_features_link_to_each_other(page):
    go(page, "/character/detail/1")
    click(page, "Pilot")
    arrive(page, "/episode/1")
    click(page, "Summer Smith")
    arrive(page, "/character/detail/3")
    click(page, "Earth (Replacement Dimension)")
    arrive(page, "/location/12")
    assert heading(page) == "Earth (Replacement Dimension)"


def test_the_filter_opens_by_click_and_closes_by_its_link(page):
    go(page, "/character")
    click(page, "Filter", "main")
    arrive(page, "/character?sheet=/character/filter")
    assert sheet(page).find_element(By.TAG_NAME, "h2").text == "Filter"
    click(page, "Close", "dialog")
    arrive(page, "/character")
    assert sheet(page) is None


def test_the_filter_opens_by_its_own_link(page):
    go(page, "/character/filter")
    assert sheet(page).find_element(By.TAG_NAME, "h2").text == "Filter"
    click(page, "Close", "dialog")
    arrive(page, "/character")


def test_the_filter_changes_the_list(page):
    go(page, "/character")
    click(page, "Filter", "main")
    click(page, "Dead", "dialog")
    arrive(page, "/character?status=dead")
    statuses = {element.text.split(" · ")[0] for element in page.find_elements(By.CSS_SELECTOR, ".card .status")}
    assert statuses == {"Dead"}
    click(page, "Dead", ".tools")
    arrive(page, "/character")


def test_escape_closes_a_sheet_and_a_cover(page):
    if not page.has_script:
        pytest.skip("the script handles Escape; without it, a sheet closes with its link")
    go(page, "/character?sheet=/character/filter")
    page.switch_to.active_element.send_keys(Keys.ESCAPE)
    arrive(page, "/character")
    go(page, "/character/detail/1?cover=/character/detail/1/gallery")
    page.find_element(By.TAG_NAME, "body").send_keys(Keys.ESCAPE)
    arrive(page, "/character/detail/1")


def test_a_sheet_has_screens_inside(page):
    go(page, "/character/detail/1")
    click(page, "Settings", "header")
    arrive(page, "/character/detail/1?sheet=/settings")
    click(page, "About", "dialog")
    arrive(page, "/character/detail/1?sheet=/settings&push=/settings/about")
    assert sheet(page).find_element(By.TAG_NAME, "h2").text == "About"
    assert heading(page) == "Rick Sanchez"
    click(page, "Settings", "dialog")
    arrive(page, "/character/detail/1?sheet=/settings")
    click(page, "Close", "dialog")
    arrive(page, "/character/detail/1")


def test_choosing_a_source_is_a_form_and_leads_back(page):
    go(page, "/settings/source")
    buttons = page.find_elements(By.CSS_SELECTOR, "dialog button")
    assert [(button.text, button.is_enabled()) for button in buttons] == [
        ("Embedded data", True),
        ("Rick and Morty API", False),
    ]
    buttons[0].click()
    arrive(page, "/?sheet=/settings")
    assert page.get_cookie("source")["value"] == "embedded"


def test_the_gallery_is_a_page_of_its_own(page):
    go(page, "/character/detail/1")
    page.find_element(By.CSS_SELECTOR, ".profile-picture").click()
    arrive(page, "/character/detail/1?cover=/character/detail/1/gallery")
    assert page.find_elements(By.CSS_SELECTOR, "header") == []
    click(page, "Next")
    arrive(page, "/character/detail/1?cover=/character/detail/2/gallery")
    assert heading(page) == "Morty Smith"
    click(page, "Close")
    arrive(page, "/character/detail/1")


def test_the_tour_is_taken_once(page):
    click(page, "Take the tour")
    arrive(page, "/?cover=/onboarding")
    page.find_element(By.CSS_SELECTOR, "form button").click()
    arrive(page, "/")
    assert page.find_elements(By.PARTIAL_LINK_TEXT, "Take the tour") == []


def test_a_list_has_pages_and_a_search(page):
    go(page, "/character")
    click(page, "Next", ".pager")
    arrive(page, "/character?page=2")
    click(page, "Previous", ".pager")
    arrive(page, "/character")
    field = page.find_element(By.NAME, "name")
    field.send_keys("beth s", Keys.ENTER)
    arrive(page, "/character?name=beth%20s")
    assert {element.text for element in page.find_elements(By.CSS_SELECTOR, ".card strong")} == {
        "Beth Smith",
        "Beth Sanchez",
    }


def test_an_unknown_address_shows_not_found_with_a_link_home(page):
    page.expected_statuses = (404,)
    go(page, "/no/such/page")
    assert heading(page) == "Not found"
    assert page.find_element(By.TAG_NAME, "code").text == "/no/such/page"
    click(page, "Go home")
    arrive(page, "/")


def test_the_app_can_be_used_with_the_keyboard_alone(page):
    """Presses only Tab and Enter, and clicks nothing."""

    def tab_to(text, limit=60):
        for _ in range(limit):
            page.switch_to.active_element.send_keys(Keys.TAB)
            if text in page.switch_to.active_element.text:
                return page.switch_to.active_element
        raise AssertionError(f"'{text}' can't be reached with Tab")

    page.find_element(By.TAG_NAME, "body").send_keys(Keys.TAB)
    assert page.switch_to.active_element.text == "Skip to content"
    tab_to("Characters").send_keys(Keys.ENTER)
    arrive(page, "/character")
    tab_to("Filter").send_keys(Keys.ENTER)
    arrive(page, "/character?sheet=/character/filter")
    title = WebDriverWait(page, 10).until(sheet).find_element(By.TAG_NAME, "h2")
    # the browser moves the focus with the first frame, which comes after the address
    WebDriverWait(page, 10).until(lambda _: page.switch_to.active_element == title, message="the title doesn't have the focus")
    for _ in range(8):
        page.switch_to.active_element.send_keys(Keys.TAB)
        focus = page.switch_to.active_element
        inside = focus.tag_name == "body" or focus.find_elements(By.XPATH, "ancestor-or-self::dialog")
        assert inside, "the focus has left the sheet"
    go(page, "/character?sheet=/character/filter")
    tab_to("Alive").send_keys(Keys.ENTER)
    arrive(page, "/character?status=alive")


HOSTILE = ["\"><svg onload=alert(1)>", "<script>alert(1)</script>", "'><img src=x onerror=alert(1)>", "</title><b id=evil>"]


@pytest.mark.parametrize("text", HOSTILE + [(one * 200)[:200] for one in HOSTILE])
def test_hostile_text_shows_as_text(page, text):
    page.expected_statuses = (404,)
    targets = [f"/{quote(text, safe='')}", f"/character/{quote(text, safe='')}"]
    if len(text) <= 100:
        targets.append(f"/character?name={quote(text, safe='')}")
    for target in targets:
        go(page, target)
        assert page.find_elements(By.CSS_SELECTOR, "svg, #evil, [onload], [onerror], main script, img[src=x]") == []
        shown = page.find_elements(By.CSS_SELECTOR, "main code")
        value = page.find_elements(By.CSS_SELECTOR, "main input[name=name]")
        assert shown or value[0].get_attribute("value") == text


def test_pages_have_landmarks_and_names_for_screen_readers(page):
    """Each page has one main, one h1 and a language, and its navigations, images and links have names."""
    for target in ["/", "/character", "/character/detail/1", "/episode/1", "/location/3", "/onboarding"]:
        go(page, target)
        assert len(page.find_elements(By.TAG_NAME, "main")) == 1
        assert len(page.find_elements(By.TAG_NAME, "h1")) == 1
        assert page.find_element(By.TAG_NAME, "html").get_attribute("lang") == "en"
        assert all(nav.get_attribute("aria-label") for nav in page.find_elements(By.TAG_NAME, "nav"))
        assert all(image.get_dom_attribute("alt") is not None for image in page.find_elements(By.TAG_NAME, "img"))
        for link in page.find_elements(By.TAG_NAME, "a"):
            assert link.get_attribute("textContent").strip() or link.get_attribute("aria-label")
        assert page.title.endswith("Challenge")


def test_nothing_moves_while_a_page_loads(page):
    if not page.has_script:
        pytest.skip("layout shifts are measured by a script")
    for target in ["/", "/character", "/character/detail/1", "/character?sheet=/character/filter"]:
        go(page, target)
        shift = page.execute_async_script(
            """
            const done = arguments[0];
            let sum = 0;
            new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
                .observe({type: "layout-shift", buffered: true});
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum), 100)));
            """
        )
        assert shift < 0.01, target
