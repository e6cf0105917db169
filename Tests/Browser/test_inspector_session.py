"""Tests the session of the Inspector's page: tabs and reloads share it, and nobody else can use it."""

import http.server
import json
import threading
import urllib.error
import urllib.request

from inspector import DemoApp, InspectorPage, app, page  # noqa: F401 (fixtures)


def test_the_token_leaves_the_address_and_the_session_stays(page):
    assert page.browser.current_url == f"{page.app.base}/"
    page.browser.refresh()
    page.see("Live", "#status")


def test_a_server_at_another_port_is_sent_the_cookie_and_cannot_use_it(page):
    cookies = []

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            cookies.append(self.headers["Cookie"])
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_):
            pass

    def call(**headers):
        request = urllib.request.Request(
            f"{page.app.base}/api/1/state",
            data=json.dumps({"source": page.app.source}).encode(),
            headers={"Content-Type": "application/json", "Cookie": cookies[0], "Origin": page.app.base, **headers},
        )
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code

    key = page.script("return localStorage.getItem('waymark-inspector-key')")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        page.browser.get(f"http://127.0.0.1:{other.server_port}/")
        assert page.script("return localStorage.length") == 0
        other.shutdown()
    assert f"waymark-inspector-{page.app.port}=" in cookies[0]
    assert call() == 401
    assert call(**{"Waymark-Page": key}) == 200
    page.open(page.app.base).see("Live", "#status")


def test_tabs_share_the_session(page):
    first = page.browser.current_window_handle
    page.browser.switch_to.new_window("tab")
    try:
        page.open(page.app.base).see("Live", "#status")
        # opened with the token again, which replaces the cookie for both
        page.open().see("Live", "#status")
    finally:
        page.browser.close()
        page.browser.switch_to.window(first)
    page.browser.refresh()
    page.see("Live", "#status")


def test_without_a_session_the_page_says_what_to_open(inspector_browser, app):
    inspector_browser.delete_all_cookies()
    page = InspectorPage(inspector_browser, app).open(f"{app.base}/#{'0' * 32}")
    page.see("Open the URL that the app printed")
    assert page.text("#status-text") == "Refused"
    inspector_browser.get_log("browser")


def test_after_a_restart_of_the_app_the_page_asks_for_the_new_url(inspector_browser):
    with DemoApp() as app:
        page = InspectorPage(inspector_browser, app).open()
        page.see("Live", "#status")
        port = app.port
    page.see("Not connected", "#status")
    with DemoApp(port=port):
        page.see("Open the URL that the app printed")
    inspector_browser.get_log("browser")
