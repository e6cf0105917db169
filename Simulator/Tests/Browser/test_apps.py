"""Uses each app through the simulator's page, as a person does. BASE is the simulator's address."""
import json
import unittest
import urllib.error
import urllib.request

from phone import BASE, Phone, browser, resize


class AppTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def phone(self, app, link=None):
        return Phone(self.driver, app, link)

    def logged_in(self):
        phone = self.phone("shell")
        phone.tap("Create an account")
        phone.type("user123", "Username")
        phone.type("correct horse battery", "Password")
        phone.tap("Create account")
        phone.sees("Welcome, user123")
        return phone

    def test_quickstart_pushes_goes_back_and_shows_a_sheet(self):
        phone = self.phone("quickstart")
        phone.tap("Recipe 2")
        phone.sees("Recipe 2")
        phone.tap("Back")
        phone.sees("Recipe 3")
        phone.open("recipes://settings")
        phone.sees("Settings")
        phone.swipe((196, 70), (0, 200))
        phone.sees("Recipe 3")

    def test_a_swipe_from_the_edge_goes_back(self):
        phone = self.phone("quickstart")
        phone.tap("Recipe 1")
        phone.swipe((5, 400), (200, 0))
        phone.sees("Recipe 3")

    def test_a_cold_link_opens_the_challenge_app_on_its_screen(self):
        phone = self.phone("challenge", "challenge://character/detail/2")
        self.assertEqual(phone.title, "Morty Smith")

    def test_a_warm_link_pushes_in_the_challenge_app(self):
        phone = self.phone("challenge")
        phone.open("challenge://character/detail/2")
        self.assertEqual(phone.title, "Morty Smith")
        phone.open("challenge://nowhere")
        phone.sees("There is nothing at /nowhere.")

    def test_challenge_filters_in_a_sheet_and_shows_a_cover(self):
        phone = self.phone("challenge")
        phone.tap("Characters")
        phone.tap("Filter")
        phone.sees("Anybody")
        phone.tap("Dead")
        phone.sees("Clear the filter: Dead")
        phone.tap("Albert Einstein")
        phone.tap("Picture")
        phone.tap("Close")
        phone.sees("Facts".upper())

    def test_tapping_100_ms_into_a_push_is_recorded(self):
        phone = self.phone("challenge")
        phone.driver.set_script_timeout(5)
        was_in_transition = phone.driver.execute_async_script("""
            const done = arguments[0], phone = document.querySelector("#phone");
            const button = name => [...document.querySelectorAll("#screen .level button")].find(e => e.textContent === name);
            button("Characters").click();
            const timer = setInterval(() => {
                if (phone.dataset.transition !== "true" || !button("Filter")) return;
                clearInterval(timer);
                setTimeout(() => { done(phone.dataset.transition); button("Filter").click(); }, 100);
            }, 5);""")
        self.assertEqual(was_in_transition, "true")
        phone.wait(lambda: len(phone.records) == 2, "two records")
        phone.sees("Anybody")
        self.assertNotIn("Faults", phone.driver.find_element("id", "side").text)

    def test_shell_returns_to_the_link_after_a_login(self):
        phone = self.phone("shell", "https://shell.app/settings/privacy")
        phone.sees("Log in")
        phone.tap("Create an account")
        phone.type("user123", "Username")
        phone.type("correct horse battery", "Password")
        phone.tap("Create account")
        phone.sees("Create recovery code")

    def test_shell_locks_and_unlocks(self):
        phone = self.logged_in()
        phone.tap("Lock")
        phone.sees("Unlock")
        phone.type("correct horse battery", "Password")
        phone.tap("Unlock")
        phone.sees("Welcome, user123")

    def test_challenge_restores_its_screens_after_it_was_killed(self):
        phone = self.phone("challenge", "challenge://character/detail/2")
        phone.press("kill")
        phone.sees("You ended the app.")
        phone.tap("Start again")
        phone.wait(lambda: phone.title == "Morty Smith", "the restored screen")

    def test_tabs_keep_their_stacks(self):
        phone = self.phone("routerperfeature", "challenge://character/2")
        first = phone.title
        phone.tap("Locations")
        self.assertNotEqual(phone.title, first)
        phone.tap("Characters")
        self.assertEqual(phone.title, first)

    def test_one_router_shows_a_sheet(self):
        phone = self.phone("onerouter")
        phone.tap("Characters")
        phone.tap("Filter")
        phone.tap("Everybody")
        self.assertEqual(phone.title, "Characters")

    def test_phones_share_nothing(self):
        phone = self.phone("quickstart")
        phone.tap("Recipe 2")
        self.assertIn("Recipe 3", self.phone("quickstart").text)

    def test_no_page_is_wider_than_the_window(self):
        for width in (320, 390, 768, 1440):
            resize(self.driver, width)
            for app in ("", "challenge", "shell"):
                with self.subTest(width=width, app=app):
                    self.driver.get(f"{BASE}/{app}")
                    self.assertLessEqual(self.driver.execute_script("return document.documentElement.scrollWidth"), width)
        resize(self.driver, 1280)


class ServerTests(unittest.TestCase):
    def status(self, path, headers={}, body=None):
        request = urllib.request.Request(BASE + path, body, headers)
        try:
            return urllib.request.urlopen(request).status
        except urllib.error.HTTPError as error:
            return error.code

    def test_other_hosts_and_origins_are_refused(self):
        self.assertEqual(self.status("/", {"Host": "example.com"}), 403)
        body = json.dumps({"back": {}}).encode()
        self.assertEqual(self.status("/shell/act?phone=a", {"Origin": "http://example.com"}, body), 403)
        self.assertEqual(self.status("/shell/act?phone=a", {}, body), 403)

    def test_malformed_actions_are_refused(self):
        own = {"Origin": BASE}
        for body in (b"", b"{", b'{"fly":{}}', b"[" * 70_000):
            self.assertEqual(self.status("/quickstart/act?phone=a", own, body), 400)
        self.assertEqual(self.status("/nothing"), 404)


if __name__ == "__main__":
    unittest.main()
