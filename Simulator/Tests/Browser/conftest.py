"""The fixtures of the tests: one browser, and phones in it."""
import pytest

from phone import Phone, browser


@pytest.fixture(scope="session")
def driver():
    driver = browser()
    yield driver
    driver.quit()


@pytest.fixture
def phone(driver):
    """Opens an app, with a link if there is one."""
    return lambda app, link=None: Phone(driver, app, link)


@pytest.fixture
def home(phone):
    """Shell, after somebody has signed up."""
    shell = phone("shell")
    sign_up(shell)
    shell.sees("Welcome, user123")
    return shell


def sign_up(shell):
    shell.tap("Create an account")
    shell.type("user123", "Username")
    shell.type("correct horse battery", "Password")
    shell.tap("Create account")
