"""The addresses of the apps' pages, and a Shell server with a user."""

import subprocess

from server import SHELL, Server
from test_flows import arrive, go
from test_shell import PASSWORD, fill, press

CHALLENGE = [
    "/", "/onboarding", "/character", "/character?page=99", "/character?name=nobody", "/character?status=unknown",
    "/character/detail/1", "/character/detail/1/gallery", "/character?status=dead&sheet=/character/filter%3Fstatus%3Ddead",
    "/character/detail/1?sheet=/settings", "/settings/about", "/settings/source", "/episode/list",
    "/episode/list?page=99", "/episode/7", "/location/list", "/location/3", "/character/detail/999999",
    "/no/such/page/" + "with-a-long-name/" * 5,
]
OPEN = ["/login", "/login?next=/settings/privacy", "/signup", "/forgot-password", "/no/such/page"]
LOGGED_IN = [
    "/home", "/settings", "/settings/privacy", "/settings/notifications", "/settings/premium", "/identity",
    "/identity/name", "/profile/{user}", "/profile/{user}?tab=posts", "/profile/nobody", "/product/abc123",
    "/product/abc123/red",
]
LONG_NAME = "w" * 64


class Shell(Server):
    """Shell with a user whose name is as long as a name may be."""

    def __init__(self, data):
        super().__init__(binary=SHELL, SHELL_DATA=str(data))
        arguments = [str(SHELL), "user", "add", LONG_NAME, "--data", str(data)]
        self.wait()
        subprocess.run(arguments, input=PASSWORD + "\n", text=True, check=True, capture_output=True, timeout=60)

    def log_in(self, browser):
        browser.base = self.base
        go(browser, "/login")
        fill(browser, userID=LONG_NAME, password=PASSWORD)
        press(browser, "Log in")
        arrive(browser, "/home")
