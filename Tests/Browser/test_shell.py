"""Tests Shell as its users see it: logins, tabs, locks, in a browser with JavaScript and without."""

import sqlite3
import subprocess

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from server import SHELL, Server
from test_flows import arrive, go, heading, path

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def shell(tmp_path_factory):
    data = tmp_path_factory.mktemp("shell")
    with Server(binary=SHELL, SHELL_DATA=str(data)) as running:
        running.data = data
        running.users = 0
        yield running


@pytest.fixture
def page(shared_browser, shell):
    """A browser without a session. An unexpected console message is an error."""
    shared_browser.get(shell.base + "/login")
    shared_browser.delete_all_cookies()
    shared_browser.get_log("browser")
    shared_browser.base = shell.base
    yield shared_browser
    for handle in shared_browser.window_handles[1:]:
        shared_browser.switch_to.window(handle)
        shared_browser.close()
    shared_browser.switch_to.window(shared_browser.window_handles[0])
    # the console may have only the statuses of forms and guards
    said = ["Clear-Site-Data header on"] + [f"status of {code}" for code in (403, 404, 422, 429)]
    problems = [entry["message"] for entry in shared_browser.get_log("browser")]
    assert [text for text in problems if not any(part in text for part in said)] == []


def fill(page, **fields):
    for name, value in fields.items():
        box = page.find_element(By.NAME, name)
        box.clear()
        box.send_keys(value)


def press(page, text):
    """Clicks the button with a text, and waits for the page that its form leads to."""
    button = page.find_element(By.XPATH, f"//button[normalize-space()='{text}']")
    button.click()
    WebDriverWait(page, 20).until(lambda _: is_gone(button))


def is_gone(element):
    try:
        element.is_enabled()
        return False
    except Exception:
        return True


def sign_up(page, shell):
    """Creates an account, and logs it in. An address may create few accounts, so the command creates the later ones."""
    shell.users += 1
    user = f"user{shell.users}x"
    if shell.users <= 5:
        go(page, "/signup")
        fill(page, userID=user, password=PASSWORD)
        press(page, "Create account")
    else:
        arguments = [str(SHELL), "user", "add", user, "--data", str(shell.data)]
        subprocess.run(arguments, input=PASSWORD + "\n", text=True, check=True, capture_output=True, timeout=60)
        go(page, "/login")
        log_in(page, user)
    arrive(page, "/home")
    return user


def log_in(page, user, password=PASSWORD):
    fill(page, userID=user, password=password)
    press(page, "Log in")


def message(page):
    return page.find_element(By.ID, "message").text


def test_a_protected_link_leads_to_the_login_and_then_to_its_page(page, shell):
    user = sign_up(page, shell)
    press(page, "Log out")
    arrive(page, "/login")
    go(page, "/settings/privacy")
    arrive(page, "/login?next=/settings/privacy")
    log_in(page, user, "a wrong password")
    assert "don’t match" in message(page)
    log_in(page, user)
    arrive(page, "/settings/privacy")
    assert heading(page) == "Privacy"


def test_a_wrong_password_and_an_unknown_user_give_the_same_message(page, shell):
    user = sign_up(page, shell)
    press(page, "Log out")
    texts = []
    for name in (user, "nobody123"):
        go(page, "/login")
        log_in(page, name, "a wrong password")
        texts.append(message(page))
        assert page.find_element(By.NAME, "userID").get_attribute("value") == name
        assert page.find_element(By.NAME, "password").get_attribute("value") == ""
    assert texts[0] == texts[1]


def test_a_log_out_in_one_tab_ends_the_session_in_the_other(page, shell):
    sign_up(page, shell)
    page.switch_to.new_window("tab")
    go(page, "/settings")
    first, second = page.window_handles
    page.switch_to.window(first)
    press(page, "Log out")
    page.switch_to.window(second)
    page.find_element(By.ID, "privacy").click()
    arrive(page, "/login?next=/settings/privacy")
    page.switch_to.window(first)
    assert "Welcome" not in page.page_source


def test_a_form_that_was_opened_before_a_log_out_is_refused(page, shell):
    user = sign_up(page, shell)
    page.switch_to.new_window("tab")
    go(page, "/settings/privacy")
    first, second = page.window_handles
    page.switch_to.window(first)
    press(page, "Log out")
    log_in(page, user)
    page.switch_to.window(second)
    fill(page, password=PASSWORD)
    press(page, "Create recovery code")
    assert "only from this app's own pages" in page.page_source


def test_back_after_log_out_shows_nothing_protected(page, shell):
    user = sign_up(page, shell)
    go(page, f"/profile/{user}")
    go(page, "/home")
    press(page, "Log out")
    arrive(page, "/login")
    for _ in range(3):
        page.back()
        WebDriverWait(page, 10).until(lambda _: page.find_elements(By.TAG_NAME, "h1"))
        assert "Welcome" not in page.page_source and "Not added yet" not in page.page_source
        assert path(page).startswith("/login") or path(page).startswith("/signup")


def test_a_lock_hides_every_page_and_unlocking_shows_the_requested_one(page, shell):
    sign_up(page, shell)
    press(page, "Lock")
    assert heading(page) == "Locked" and "Welcome" not in page.page_source
    go(page, "/settings")
    assert heading(page) == "Locked"
    fill(page, password="a wrong password")
    press(page, "Unlock")
    assert "don’t match" in message(page)
    fill(page, password=PASSWORD)
    press(page, "Unlock")
    arrive(page, "/settings")
    assert heading(page) == "Settings"


def test_an_expired_session_leads_to_the_login_and_back(page, shell):
    user = sign_up(page, shell)
    with sqlite3.connect(shell.data / "shell.sqlite", timeout=10) as database:
        database.execute("UPDATE session SET used = used - 1800 WHERE userID = ?", (user,))
    page.find_element(By.ID, "settings").click()
    arrive(page, "/login?next=/settings")
    log_in(page, user)
    arrive(page, "/settings")


def test_the_identity_set_up_leads_to_the_first_missing_step(page, shell):
    sign_up(page, shell)
    go(page, "/settings/account")
    arrive(page, "/identity/name?next=/settings/account")
    go(page, "/identity/consent")
    arrive(page, "/identity/name")
    go(page, "/identity/name?next=/settings/account")
    for answer in ("Ana", "Here 1", "yes"):
        fill(page, answer=answer)
        press(page, "Continue")
    arrive(page, "/settings/account")
    assert "Here 1" in page.page_source


def test_a_double_click_on_a_form_that_renews_the_session_logs_nobody_out(page, shell):
    """Each answer gives the session a new identifier, so the second of two submissions has the old one."""
    for _ in range(4):
        page.delete_all_cookies()
        sign_up(page, shell)
        go(page, "/identity/name")
        for answer, following in (("Ana", "/identity/address"), ("Here 1", "/identity/consent"), ("yes", "/home")):
            fill(page, answer=answer)
            button = page.find_element(By.XPATH, "//button[normalize-space()='Continue']")
            ActionChains(page).double_click(button).perform()
            arrive(page, following)
        go(page, "/home")
        assert "Welcome" in page.page_source


def test_each_question_is_asked_once(page, shell):
    sign_up(page, shell)
    go(page, "/identity")
    for answer, following in (("Ana", "/identity/address"), ("Here 1", "/identity/consent"), ("yes", "/home")):
        fill(page, answer=answer)
        press(page, "Continue")
        arrive(page, following)


def test_an_upgrade_leads_to_the_page_that_needed_it(page, shell):
    sign_up(page, shell)
    go(page, "/settings/premium")
    assert heading(page) == "Upgrade to Premium"
    press(page, "Upgrade")
    arrive(page, "/settings/premium")
    assert page.find_element(By.ID, "premium-on").is_displayed()


@pytest.mark.parametrize(
    "target",
    [
        "//evil.com", "/%5cevil.com", "https://evil.com", "https:evil.com", "%09//evil.com", "javascript:alert(1)",
        "%0d%0aSet-Cookie:%20a=b", "/nowhere", "/..", "%2F%2Fevil.com", "@evil.com", ".evil.com", "",
        "shell://home", "data:text/html,x", "/login?next=//evil.com",
    ],
)
def test_a_login_with_a_hostile_next_leads_home_or_to_the_login(page, shell, target):
    if not getattr(shell, "hostile", None):
        shell.hostile = sign_up(page, shell)
        press(page, "Log out")
    go(page, f"/login?next={target}")
    log_in(page, shell.hostile)
    assert page.current_url.startswith(shell.base + "/")
    assert path(page) in ("/home", "/login")
    assert page.get_cookie("a") is None
