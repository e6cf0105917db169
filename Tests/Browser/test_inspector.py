"""The Inspector's page against an app that runs: each panel, reconnecting, and texts that mean harm."""

import http.server
import json
import threading
import urllib.error
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys

from inspector import PANELS, DemoApp, InspectorPage, live_page, screens

HOSTILE = "<img src=x onerror=window.harmed=1>"
HOSTILE_LINK = "/search?q=%3Cimg%20src=x%20onerror=window.harmed=1%3E"


@pytest.fixture
def app():
    with DemoApp() as running:
        yield running


@pytest.fixture
def page(inspector_browser, app):
    """The page of an app in which nothing has happened."""
    with live_page(inspector_browser, app) as page:
        yield page
        assert page.script("return window.harmed") is None


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


def test_without_a_session_a_file_can_be_looked_at(inspector_browser, app, tmp_path):
    app.go("/product/42")
    file = tmp_path / "session.json"
    file.write_text(json.dumps(app.call("export", values=True)))
    inspector_browser.delete_all_cookies()
    page = InspectorPage(inspector_browser, app).open(app.base)
    page.press("Look at an exported session")
    page.one("#import").send_keys(str(file))
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 1 and "product(id: 42)" in page.rows()[0])
    page.panel("state")
    page.see("product(id: 42)")
    inspector_browser.get_log("browser")


def test_the_state_follows_the_app(page):
    page.see("demo/home")
    page.app.go("/product/42")
    page.see("product(id: 42)", "#panel-state .tree")
    page.app.go("/cart")
    page.see("demo/cart", "#panel-state .level:first-child")
    page.press("Dismiss")
    page.until(lambda: len(page.app.call("state")["levels"]) == 1)
    page.until(lambda: "demo/cart" not in page.text("#panel-state .tree"))


def test_a_screens_link_is_copied_and_shown_in_the_app(page):
    page.app.go("/product/42")
    page.browser.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    )
    page.press("Copy the link of product(id: 42)")
    page.until(lambda: page.script("return navigator.clipboard.readText()") == "/product/42")
    page.press("Show home in the app")
    page.until(lambda: screens(page.app.call("state"))[0][0][-1] == "home")


def test_a_branch_is_selected(page):
    page.press("Select")
    page.until(lambda: page.app.call("state")["levels"][0]["branches"][1]["isSelected"])
    page.until(lambda: "account" in page.text("#panel-state .branch[data-selected=yes]"))


def test_the_timeline_has_every_transition_of_the_records(page):
    page.panel("timeline")
    for number in range(120):
        page.app.go(f"/product/{number}")
    records = page.app.call("timeline", after=0, limit=500)["transitions"]
    assert [record["number"] for record in records] == list(range(1, len(records) + 1))
    page.see(f"{len(records)} transitions", ".list-foot")
    seen = {}
    height = page.script("return document.querySelector('#transitions').scrollHeight")
    for top in range(0, height, 400):
        page.script("document.querySelector('#transitions').scrollTop = arguments[0]", top)
        page.script("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for row in page.script(
            "return [...document.querySelectorAll('#transitions .row:not([hidden])')].map((row) => [row.children[1].textContent, row.children[3].textContent])"
        ):
            seen[int(row[1].split()[0][1:])] = row[0]
    assert sorted(seen) == [record["number"] for record in records]
    assert all(record["destination"]["text"] in seen[record["number"]] for record in records if "destination" in record)


def test_the_timeline_is_filtered_searched_and_paused(page):
    page.panel("timeline")
    page.app.go("/product/42")
    page.app.go("/orders/7")
    page.app.go("/about")
    page.until(lambda: len(page.rows()) == 3)
    page.press("Problems 1")
    page.until(lambda: len(page.rows()) == 1 and "denied: unauthenticated" in page.rows()[0].replace("\n", " "))
    page.press("All 3")
    page.browser.switch_to.active_element.send_keys("/")
    page.browser.switch_to.active_element.send_keys("product 42")
    page.until(lambda: len(page.rows()) == 1 and "product(id: 42)" in page.rows()[0])
    page.browser.switch_to.active_element.send_keys(Keys.ESCAPE, Keys.ESCAPE)
    page.until(lambda: len(page.rows()) == 3)
    page.press("Pause")
    page.app.go("/product/9")
    page.see("Paused, 1 more", ".list-foot")
    assert len(page.rows()) == 3
    page.press("Resume")
    page.until(lambda: "product(id: 9)" in page.rows()[0])


def test_the_timeline_is_walked_through_by_keys(page):
    for number in (1, 2, 3):
        page.app.go(f"/product/{number}")
    page.choose_newest("id: 3")
    chosen = lambda: page.text("#transitions .row[aria-selected=true]")
    page.until(lambda: "id: 3" in chosen())
    for key, expected in [("j", "id: 2"), (Keys.ARROW_DOWN, "id: 1"), ("k", "id: 2"), (Keys.ARROW_UP, "id: 3")]:
        page.one("#transitions").send_keys(key)
        page.until(lambda: expected in chosen(), f"{expected} after {key!r}")
        assert expected in page.text(".detail h2")


def test_a_transition_is_told_in_full(page):
    page.app.call("open_link", link="/orders/7")
    page.panel("timeline")
    page.see("demo/order(id: 7)", ".detail")
    for text in ("Denied", "unauthenticated", "Guards", "Before and after", "Level 1 · sheet", "demo/login"):
        page.see(text, ".detail")
    assert [line.text for line in page.all(".diff-line[data-sign='+'] .diff-text")] == ["Level 1 · sheet", "demo/login"]


def test_travel_goes_there_and_back(page):
    page.app.go("/product/1")
    page.app.go("/product/2")
    page.choose_newest("id: 2")
    page.press("Go to before")
    page.until(lambda: screens(page.app.call("state"))[0][0] == ["home", "product(id: 1)"])
    page.until(lambda: len(page.rows()) == 3)


def test_travel_into_what_is_protected_shows_nothing_after_a_log_out(page):
    page.app.call("hook", hook="log-in")
    page.app.go("/orders/7")
    page.choose_newest("order(id: 7)")
    page.app.call("hook", hook="log-out")
    page.until(lambda: "orders" not in str(screens(page.app.call("state"))))
    page.press("Go to after")
    page.one(".toast")
    assert "order" not in str(screens(page.app.call("state")))


def test_a_replay_asks_again(page):
    page.app.go("/product/1")
    page.app.go("/product/2")
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 2)
    page.one("#transitions").send_keys(Keys.END)
    page.see("id: 1", ".detail h2")
    page.press("Replay from here")
    page.see("replayed", ".toast")
    page.until(lambda: len(page.rows()) > 2)


def test_a_link_is_explained_and_opened(page):
    page.panel("links")
    page.type("#link", "/product/abc")
    page.see("Refused", ".answer")
    page.see("expected a whole number", ".answer")
    assert page.text(".candidate mark") == "{id}"
    page.type("#link", "/orders/7")
    page.see("Accepted", ".answer")
    page.see("unauthenticated", ".answer")
    page.type("#link", "/product/3")
    page.see("product(id: 3)", ".answer .tree, .answer .levels")
    assert "product" not in str(screens(page.app.call("state")))
    page.press("Open", ".console")
    page.until(lambda: "product(id: 3)" in str(screens(page.app.call("state"))))


def test_a_link_that_starts_the_app_puts_its_state_in_place_of_the_old_one(page):
    page.app.go("/about")
    page.panel("links")
    page.type("#link", "/product/3")
    page.see("Accepted", ".answer")
    page.press("Open cold", ".console")
    page.until(lambda: "product(id: 3)" in str(screens(page.app.call("state"))))
    assert "about" not in str(screens(page.app.call("state"))[0][0])


def test_cleared_transitions_are_gone_and_new_ones_are_counted_on(page):
    page.panel("timeline")
    page.app.go("/product/1")
    page.until(lambda: len(page.rows()) == 1)
    page.press("Clear")
    page.see("No transitions yet")
    page.app.go("/product/2")
    page.until(lambda: len(page.rows()) == 1 and "#2" in page.rows()[0])


def test_a_form_makes_a_link_and_names_what_is_wrong(page):
    page.panel("links")
    page.type(".link-list .search", "photos")
    page.until(lambda: len(page.all(".pattern-row")) == 1)
    page.one(".pattern-row summary").click()
    page.type(".link-form input", "x")
    page.see("id", ".form-trouble")
    page.type(".link-form input", "8")
    page.see("/product/8/photos", ".form-result")
    assert page.text(".form-trouble") == ""
    page.press("Try", ".form-result")
    page.until(lambda: page.one("#link").get_property("value").endswith("/product/8/photos"))


def test_the_list_has_the_association_files_verdict(page):
    page.panel("links")
    page.see("13 links", ".link-list")
    page.type(".link-list .search", "staff")
    page.until(lambda: [row.text.split("\n")[-1] for row in page.all(".pattern-row .pill")] == ["Excluded"])


def test_guards_answer_for_the_session(page):
    page.panel("guards")
    page.see("Nobody is signed in")
    row = "//tr[th/span='demo/orders']"
    decision = lambda: page.browser.find_element("xpath", row).text
    page.until(lambda: "Denied" in decision())
    page.press("Log in")
    page.until(lambda: "Allowed" in decision())
    page.see("ana", ".session")


def test_the_graph_is_a_drawing_with_counts(page):
    page.app.go("/product/1")
    page.app.go("/about")
    page.panel("graph")
    page.see("demo/product", ".visits")
    page.until(lambda: page.all(".graph-view svg .node"))
    assert page.all(".graph-view svg script, .graph-view svg style, .graph-view svg a, .graph-view [href]") == []
    before = page.one(".graph-view svg").size["width"]
    page.press("+")
    page.until(lambda: page.one(".graph-view svg").size["width"] != before)


def test_a_transition_that_waited_for_nothing_is_said_to_be_at_once(page, tmp_path):
    page.app.go("/product/42")
    session = page.app.call("export", values=True)
    session["transitions"][0].update(ended=session["transitions"][0]["began"], guards=[])
    file = tmp_path / "session.json"
    file.write_text(json.dumps(session))
    page.panel("timeline")
    page.until(lambda: "µs" in page.rows()[0] or "ms" in page.rows()[0])
    page.panel("file")
    page.one("#import").send_keys(str(file))
    page.panel("timeline")
    page.until(lambda: "at once" in page.rows()[0])


def test_a_wide_graph_can_be_read_and_is_fitted_as_a_whole(page):
    for link in ("/product/1", "/cart", "/about", "/search?q=tea", "/login", "/product/2/photos", "/home"):
        page.app.go(link)
    page.panel("graph")
    page.one(".graph-view svg .node")
    hidden = lambda: page.script("const view = document.querySelector('.graph-view'); return view.scrollWidth - view.clientWidth")
    page.until(lambda: page.text(".graph-panel .percent") == "80 %" and hidden() > 0)
    page.press("Fit")
    page.until(lambda: hidden() <= 0)
    assert int(page.text(".graph-panel .percent").split()[0]) < 80


def test_a_walk_is_recorded_as_source(page):
    page.panel("walk")
    page.press("Record")
    page.see("Recording")
    page.app.go("/product/42")
    page.app.call("open_link", link="/orders/7")
    page.until(lambda: len(page.all(".steps li")) == 2)
    page.press("Stop")
    page.see("import Testing", ".walk-sources")
    page.see("/product/42", ".walk-sources")
    page.see("def test_", ".walk-sources")


COUNT_ANSWERS = """
window.answered = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const { id, method } = JSON.parse(text);
  if (method === "record") this.addEventListener("message", (event) => {
    if (JSON.parse(event.data).id === id) window.answered += 1;
  });
  return send.call(this, text);
};
"""


def test_a_recorded_walk_stays_while_the_app_goes_on(page):
    page.panel("walk")
    page.press("Record")
    page.see("Recording")
    page.app.go("/product/42")
    page.until(lambda: len(page.all(".steps li")) == 1)
    page.press("Stop")
    page.see("import Testing", ".walk-sources")
    page.browser.execute_script(COUNT_ANSWERS)
    page.app.go("/product/43")
    page.until(lambda: page.browser.execute_script("return window.answered") > 0)
    assert "/product/42" in page.text(".walk-sources")


def test_an_export_holds_no_values_and_is_looked_at_without_an_app(page, tmp_path):
    page.app.go("/product/424242424242424")
    page.browser.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)})
    page.panel("file")
    page.press("Export")
    page.until(lambda: list(tmp_path.glob("*.waymark.json")))
    file = next(tmp_path.glob("*.waymark.json"))
    page.until(lambda: file.stat().st_size > 0)
    assert "42424242" not in file.read_text()
    page.one("#import").send_keys(str(file))
    page.see("A file is looked at", "#file-banner")
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 1)
    assert not any(button.text == "Go to before" for button in page.all(".detail button"))
    page.panel("state")
    page.see("demo/product")
    page.press("Back to the app")
    page.until(lambda: not page.one("#tab-state") or page.all("#file-banner[hidden]"))
    page.see("Select")


@pytest.mark.parametrize(
    "text, trouble",
    [("{", "not JSON"), ("{}", "not “waymark-inspector”"), ('{"format":"waymark-inspector","version":2}', "version 2")],
)
def test_a_file_that_is_no_session_is_refused(page, tmp_path, text, trouble):
    file = tmp_path / "wrong.json"
    file.write_text(text)
    page.panel("file")
    page.one("#import").send_keys(str(file))
    page.see(trouble, "#panel-file .form-trouble")
    assert page.all("#file-banner[hidden]")


def test_a_file_with_hostile_texts_and_types_is_shown_as_text(page, tmp_path):
    screen = {"name": HOSTILE, "text": HOSTILE, "link": "javascript:window.harmed=1", "values": [None, 3, {"name": HOSTILE}]}
    record = {"number": 1, "kind": HOSTILE, "origin": 5, "destination": screen, "via": [screen], "outcome": HOSTILE,
              "reason": HOSTILE, "guards": [{"destination": screen, "answer": HOSTILE}], "before": [], "after": {"levels": "x"},
              "dismissals": {}, "at": "soon"}
    session = {"format": "waymark-inspector", "version": 1, "app": HOSTILE, "source": HOSTILE, "exportedAt": HOSTILE,
               "state": {"levels": [{"branches": [{"id": HOSTILE, "screens": [screen]}]}]}, "transitions": [record, None, 3],
               "links": [HOSTILE, 4]}
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps(session))
    page.panel("file")
    page.one("#import").send_keys(str(file))
    page.see(HOSTILE, "#file-banner")
    for panel in PANELS:
        page.panel(panel)
        assert page.all("main img, main script, main a[href]") == []
    page.panel("timeline")
    page.see(HOSTILE, ".detail")


def test_hostile_texts_of_the_app_are_text(page):
    page.app.go(HOSTILE_LINK)
    page.see(HOSTILE, "#panel-state .tree")
    page.panel("timeline")
    page.see(HOSTILE, ".detail")
    for panel in PANELS:
        page.panel(panel)
        assert page.all("main img, main script, main a[href]") == []


def test_what_happened_without_a_connection_is_there_after_it(page):
    page.panel("timeline")
    page.app.go("/product/1")
    page.until(lambda: len(page.rows()) == 1)
    page.script("window.sockets.at(-1).close()")
    page.until(lambda: page.text("#status-text") != "Live")
    for number in (2, 3, 4):
        page.app.go(f"/product/{number}")
    page.see("Live", "#status")
    page.until(lambda: len(page.rows()) == 4)
    assert len(page.script("return window.sockets")) == 2


def test_an_app_that_was_started_again_asks_for_its_new_url(inspector_browser):
    with DemoApp() as app:
        page = InspectorPage(inspector_browser, app).open()
        page.see("Live", "#status")
        port = app.port
    page.see("Not connected", "#status")
    with DemoApp(port=port):
        page.see("Open the URL that the app printed")
    inspector_browser.get_log("browser")
