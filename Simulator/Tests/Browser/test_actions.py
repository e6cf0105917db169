"""What the user does beside tapping: gestures, links, notifications, windows, phases, and the ends of apps."""
import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By


def test_a_swipe_from_the_edge_goes_back(phone):
    quickstart = phone("quickstart")
    quickstart.tap("Recipe 1")
    quickstart.swipe((5, 400), (200, 0))
    quickstart.sees("Recipe 3")


def test_a_pull_closes_a_sheet(phone):
    quickstart = phone("quickstart", "recipes://settings")
    quickstart.pull()
    quickstart.sees("Recipe 3")
    assert quickstart.records[0]["origin"] == "gesture"


def test_a_second_tap_on_the_tab_pops_to_its_root(phone):
    rig = phone("devicerig")
    rig.tap("To page 1")
    rig.has_title("Page 1")
    ActionChains(rig.driver).double_click(rig.button("Stack", "tabbar")).perform()
    rig.settled()
    rig.has_title("Stack")


def test_a_double_tap_pushes_once(phone):
    challenge = phone("challenge")
    ActionChains(challenge.driver).double_click(challenge.button("Episodes")).perform()
    challenge.settled()
    challenge.has_title("Episodes")
    challenge.tap("Back")
    challenge.has_title("Challenge")


def test_a_pull_at_a_form_asks(phone):
    rig = phone("devicerig")
    rig.tap("To sheet")
    rig.tap("To form")
    rig.pull()
    rig.wait(lambda: "Leave?" in rig.question, "the question")
    rig.tap("Stay")
    rig.sees("Form: typed")
    rig.pull()
    rig.tap("Leave")
    rig.has_levels(1)


def test_a_menu_opens_at_its_button(home):
    home.tap("Account")
    menu, button = home.boxes()
    assert abs(menu["top"] - button["top"]) < 1
    assert menu["left"] < button["left"] < menu["right"]


def test_a_popover_points_to_its_button(phone):
    rig = phone("devicerig")
    rig.press("width")
    rig.tap("To filter")
    popover, button = rig.boxes()
    assert popover["bottom"] < button["top"] or popover["top"] > button["bottom"]
    tip = float(rig.ask("document.querySelector('[data-source]').style.getPropertyValue('--tip').slice(0, -2)"))
    assert abs(popover["left"] + tip - (button["left"] + button["right"]) / 2) < 1


@pytest.mark.parametrize("pace", [350, 3000])
def test_a_tap_100_ms_into_a_push_is_carried_out_after_it(phone, pace):
    challenge = phone("challenge")
    challenge.pace(pace)
    challenge.button("Characters")
    challenge.driver.set_script_timeout(10)
    was_in_transition = challenge.driver.execute_async_script("""
        const done = arguments[0], phone = document.querySelector("#phone");
        const button = name => [...document.querySelectorAll("#screen .level:not([inert]) button")]
            .filter(e => (e.ariaLabel ?? e.textContent).includes(name) && !e.closest("[data-ghost]")).pop();
        button("Characters").click();
        const timer = setInterval(() => {
            if (phone.dataset.transition !== "true" || !button("Filter")) return;
            clearInterval(timer);
            setTimeout(() => { done(phone.dataset.transition); button("Filter").click(); }, 100);
        }, 5);""")
    assert was_in_transition == "true"
    challenge.wait(lambda: challenge.levels == 2, "the sheet", 15)
    challenge.settled()
    assert len(challenge.records) == 2
    assert not any("missed" in record for record in challenge.records)
    assert not challenge.faults


def test_without_motion_no_transition_is_in_progress(phone):
    challenge = phone("challenge")
    challenge.pace(0)
    challenge.tap("Episodes")
    challenge.has_title("Episodes")
    assert challenge.driver.find_element(By.ID, "phone").get_attribute("data-transition") == "false"


def test_slow_transitions_outlive_a_start(phone):
    quickstart = phone("quickstart")
    quickstart.pace(3000)
    quickstart.press("kill")
    quickstart.tap("Start again")
    quickstart.tap("Recipe 1", settles=False)
    quickstart.wait(lambda: quickstart.driver.find_element(By.ID, "phone").get_attribute("data-transition") == "true", "a push")
    quickstart.settled()
    assert not quickstart.faults


def test_a_sheet_stays_open_when_the_width_changes(phone):
    challenge = phone("challenge")
    challenge.tap("Characters")
    challenge.tap("Filter")
    challenge.press("width")
    challenge.has_levels(2)
    challenge.press("width")
    challenge.tap("Dead")
    challenge.has_levels(1)
    assert not challenge.faults


def test_a_notification_opens_its_link(home):
    home.press("phase")
    home.notify("https://shell.app/product/abc123/blue")
    home.sees("Shown in blue.")
    assert home.records[0]["origin"] == "notification"


def test_a_notification_without_a_link_opens_only_the_app(home):
    count = len(home.records)
    home.notify('{"aps":{"alert":"Hello"}}')
    home.sees("Welcome")
    assert len(home.records) == count


def test_a_second_window_has_a_router_of_its_own(phone):
    first = phone("quickstart")
    first.tap("Recipe 2")
    one = first.driver.current_window_handle
    first.driver.find_element(By.ID, "window").click()
    first.wait(lambda: len(first.driver.window_handles) == 2, "a second window")
    first.driver.switch_to.window(first.driver.window_handles[-1])
    try:
        first.settled()
        first.sees("Recipe 3")
        first.tap("Recipe 1")
        first.sees("Recipe 1")
    finally:
        first.driver.close()
        first.driver.switch_to.window(one)
    first.sees("Recipe 2")


def test_the_screen_sleeps_in_the_background(phone):
    quickstart = phone("quickstart")
    quickstart.press("phase")
    assert "asleep" in quickstart.driver.find_element(By.ID, "phone").get_attribute("class")
    quickstart.press("phase")
    quickstart.tap("Recipe 1")
    quickstart.sees("Recipe 1")


def test_an_app_restores_its_screens_after_it_was_ended(phone):
    challenge = phone("challenge", "challenge://character/detail/2")
    challenge.press("kill")
    challenge.sees("You ended the app.")
    challenge.tap("Start again")
    challenge.has_title("Morty Smith")


def test_shell_restores_its_session_and_screens(phone):
    shell = phone("shell")
    shell.type("ana", "Username")
    shell.type("orange teapot", "Password")
    shell.tap("Log in")
    shell.sees("Welcome, ana")
    shell.open("https://shell.app/product/abc123/blue")
    shell.press("kill")
    shell.tap("Start again")
    shell.sees("Shown in blue.")


def test_a_reload_shows_the_app_as_it_is(phone):
    quickstart = phone("quickstart")
    quickstart.tap("Recipe 2")
    quickstart.driver.refresh()
    quickstart.settled()
    quickstart.sees("Recipe 2")


def test_tabs_of_the_browser_share_nothing(phone):
    phone("quickstart").tap("Recipe 2")
    assert "Recipe 3" in phone("quickstart").text
