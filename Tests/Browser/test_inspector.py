"""The Inspector's page against an app that runs: each panel, reconnecting, and texts that mean harm."""

import http.server
import json
import re
import threading
import urllib.error
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys

from inspector import PANELS, DemoApp, InspectorPage, live_page, screens

HOSTILE = "<img src=x onerror=window.harmed=1>"
HOSTILE_LINK = "/lines/search?q=%3Cimg%20src=x%20onerror=window.harmed=1%3E"


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
    app.go("/stops/42")
    file = tmp_path / "session.json"
    file.write_text(json.dumps(app.call("export", values=True)))
    inspector_browser.delete_all_cookies()
    page = InspectorPage(inspector_browser, app).open(app.base)
    page.press("Look at an exported session")
    page.one("#import").send_keys(str(file))
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 1 and "stop(id: 42)" in page.rows()[0])
    page.panel("state")
    page.see("stop(id: 42)")
    inspector_browser.get_log("browser")


def test_the_state_follows_the_app(page):
    page.see("lines/list")
    page.app.go("/stops/42")
    page.see("stop(id: 42)", "#panel-state .tree")
    page.app.go("/fares")
    page.see("lines/fares", "#panel-state .level:first-child")
    page.press("Dismiss")
    page.until(lambda: len(page.app.call("state")["levels"]) == 1)
    page.until(lambda: "lines/fares" not in page.text("#panel-state .tree"))


def test_a_screens_link_is_copied_and_shown_in_the_app(page):
    page.app.go("/stops/42")
    page.browser.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    )
    page.press("Copy the link of stop(id: 42)")
    page.until(lambda: page.script("return navigator.clipboard.readText()") == "/stops/42")
    page.press("Show list in the app")
    page.until(lambda: screens(page.app.call("state"))[0][0][-1] == "list")


def test_a_branch_is_selected(page):
    page.app.call("hook", hook="log-in")
    page.press("Select")
    page.until(lambda: page.app.call("state")["levels"][0]["branches"][1]["isSelected"])
    page.until(lambda: "tickets/list" in page.text("#panel-state .branch[data-selected=yes]"))


def test_the_timeline_has_every_transition_of_the_records(page):
    page.panel("timeline")
    for number in range(120):
        page.app.go(f"/stops/{number}")
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
    page.app.go("/stops/42")
    page.app.go("/tickets/7")
    page.app.go("/about")
    page.until(lambda: len(page.rows()) == 3)
    page.press("Problems 1")
    page.until(lambda: len(page.rows()) == 1 and "denied: unauthenticated" in page.rows()[0].replace("\n", " "))
    page.press("All 5")
    page.browser.switch_to.active_element.send_keys("/")
    page.browser.switch_to.active_element.send_keys("stop 42")
    page.until(lambda: len(page.rows()) == 1 and "stop(id: 42)" in page.rows()[0])
    page.browser.switch_to.active_element.send_keys(Keys.ESCAPE, Keys.ESCAPE)
    page.until(lambda: len(page.rows()) == 3)
    page.press("Pause")
    page.app.go("/stops/9")
    page.see("Resume\n1", ".list-side .toolbar")
    page.see("All 5", ".marks")
    assert len(page.rows()) == 3
    page.one(".list-side [aria-pressed=true].button").click()
    page.until(lambda: "stop(id: 9)" in page.rows()[0])


def test_the_timeline_is_walked_through_by_keys(page):
    for number in (1, 2, 3):
        page.app.go(f"/stops/{number}")
    page.choose_newest("id: 3")
    chosen = lambda: page.text("#transitions .row[aria-selected=true]")
    page.until(lambda: "id: 3" in chosen())
    for key, expected in [("j", "id: 2"), (Keys.ARROW_DOWN, "id: 1"), ("k", "id: 2"), (Keys.ARROW_UP, "id: 3")]:
        page.one("#transitions").send_keys(key)
        page.until(lambda: expected in chosen(), f"{expected} after {key!r}")
        assert expected in page.text(".detail h2")


def test_a_transition_is_told_in_full(page):
    page.app.call("open_link", link="/tickets/7")
    page.panel("timeline")
    page.see("tickets/ticket(id: 7)", ".detail")
    for text in ("Denied", "unauthenticated", "Guards", "Before and after", "Level 1 · sheet", "account/login"):
        page.see(text, ".detail")
    assert [line.text for line in page.all(".diff-line[data-sign='+'] .diff-text")] == ["Level 1 · sheet", "account/login"]


def test_travel_goes_there_and_back(page):
    page.app.go("/stops/1")
    page.app.go("/stops/2")
    page.choose_newest("id: 2")
    page.press("Go to before")
    page.until(lambda: screens(page.app.call("state"))[0][0] == ["list", "stop(id: 1)"])
    page.until(lambda: len(page.rows()) == 3)


def test_a_link_stands_in_the_timeline_as_it_was_opened(page):
    link = "https://transit.example/stops/abc?from=mail"
    page.app.call("open_link", link=link)
    page.app.call("open_link", link="transit://stops/4")
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 3)
    assert link in page.rows()[2] and "failed" in page.rows()[2]
    assert "transit://stops/4" in page.rows()[0] and "stop(id: 4)" in page.rows()[0]
    page.type("#panel-timeline .search", "abc?from=mail")
    page.until(lambda: len(page.rows()) == 1)
    page.one("#transitions .row").click()
    page.see(link, ".detail h2")
    page.see(link, ".detail .facts")
    page.press("Explain")
    page.see("expected a whole number", ".answer")
    assert page.one("#link").get_property("value") == link
    page.panel("timeline")
    page.press("Try again")
    page.until(lambda: len(page.rows()) == 2)


def test_the_shown_moment_is_marked_and_the_slider_moves_it(page):
    for number in (1, 2, 3):
        page.app.go(f"/stops/{number}")
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 3)
    here = lambda: [row.text for row in page.all("#transitions .row[data-here=yes]") if row.is_displayed()]
    page.until(lambda: len(here()) == 1 and "id: 3" in here()[0] and "shown" in here()[0])
    assert not page.all(".scrubber button:not([hidden])")
    page.one(".scrubber input").send_keys(Keys.ARROW_LEFT)
    page.until(lambda: screens(page.app.call("state"))[0][0] == ["list", "stop(id: 1)", "stop(id: 2)"])
    page.until(lambda: "id: 2" in here()[0])
    page.see("After #4", ".scrubber")
    page.until(lambda: "Back to #4" in page.rows()[0])
    page.one(".scrubber input").send_keys(Keys.ARROW_LEFT)
    page.until(lambda: screens(page.app.call("state"))[0][0] == ["list", "stop(id: 1)"])
    page.see("After #3", ".scrubber")
    page.press("Newest")
    page.until(lambda: "stop(id: 3)" in str(screens(page.app.call("state"))))
    page.until(lambda: "id: 3" in here()[0])


def test_travel_into_what_is_protected_shows_nothing_after_a_log_out(page):
    page.app.call("hook", hook="log-in")
    page.app.go("/tickets/7")
    page.choose_newest("ticket(id: 7)")
    page.app.call("hook", hook="log-out")
    page.until(lambda: "ticket(" not in str(screens(page.app.call("state"))))
    page.press("Go to after")
    page.one(".toast")
    assert "ticket(" not in str(screens(page.app.call("state")))


def test_a_replay_asks_again(page):
    page.app.go("/stops/1")
    page.app.go("/stops/2")
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 2)
    page.one("#transitions").send_keys(Keys.HOME, Keys.ARROW_DOWN)
    page.see("id: 1", ".detail h2")
    page.press("Replay from here")
    page.see("replayed", ".toast")
    page.until(lambda: len(page.rows()) > 2)


def test_a_link_is_explained_and_opened(page):
    page.panel("links")
    page.type("#link", "/stops/abc")
    page.see("Refused", ".answer")
    page.see("expected a whole number", ".answer")
    assert page.text(".candidate mark") == "{id}"
    page.type("#link", "/tickets/7")
    page.see("Accepted", ".answer")
    page.see("unauthenticated", ".answer")
    page.type("#link", "/stops/3")
    page.see("stop(id: 3)", ".answer .tree, .answer .levels")
    assert "stop(" not in str(screens(page.app.call("state")))
    page.press("Open", ".console")
    page.until(lambda: "stop(id: 3)" in str(screens(page.app.call("state"))))


def test_a_link_that_starts_the_app_puts_its_state_in_place_of_the_old_one(page):
    page.app.go("/about")
    page.panel("links")
    page.type("#link", "/stops/3")
    page.see("Accepted", ".answer")
    page.press("Open cold", ".console")
    page.until(lambda: "stop(id: 3)" in str(screens(page.app.call("state"))))
    assert "about" not in str(screens(page.app.call("state"))[0][0])


def test_cleared_transitions_are_gone_and_new_ones_are_counted_on(page):
    page.panel("timeline")
    page.app.go("/stops/1")
    page.until(lambda: len(page.rows()) == 1)
    page.press("Clear")
    page.see("No transitions yet")
    page.app.go("/stops/2")
    page.until(lambda: len(page.rows()) == 1 and "#4" in page.rows()[0])


def test_a_form_makes_a_link_and_names_what_is_wrong(page):
    page.panel("links")
    page.type(".link-list .search", "map")
    page.until(lambda: len(page.all(".pattern-row")) == 1)
    page.one(".pattern-row summary").click()
    page.type(".link-form input", "x")
    page.see("stop", ".form-trouble")
    page.type(".link-form input", "8")
    page.see("/stops/8/map", ".form-result")
    assert page.text(".form-trouble") == ""
    page.press("Try", ".form-result")
    page.until(lambda: page.one("#link").get_property("value").endswith("/stops/8/map"))


def test_the_list_has_the_association_files_verdict(page):
    page.panel("links")
    page.see("13 links", ".link-list")
    page.type(".link-list .search", "control")
    page.until(lambda: [row.text.split("\n")[-1] for row in page.all(".pattern-row .pill")] == ["Excluded"])


def test_guards_answer_for_the_session(page):
    page.panel("guards")
    page.see("Nobody is signed in")
    row = "//tr[th/span='tickets/list']"
    decision = lambda: page.browser.find_element("xpath", row).text
    page.until(lambda: "Denied" in decision())
    page.press("Log in")
    page.until(lambda: "Allowed" in decision())
    page.see("ana", ".session")


def test_the_graph_is_a_drawing_with_counts(page):
    page.app.go("/stops/1")
    page.app.go("/about")
    page.panel("graph")
    page.see("lines/stop", ".visits")
    page.until(lambda: page.all(".graph-view svg .node"))
    assert page.all(".graph-view svg script, .graph-view svg style, .graph-view svg a, .graph-view [href]") == []
    before = page.one(".graph-view svg").size["width"]
    page.press("+")
    page.until(lambda: page.one(".graph-view svg").size["width"] != before)


def test_the_graph_opens_at_the_first_screen_and_can_be_read(page):
    for link in ("/stops/1", "/fares", "/about", "/lines/search?q=tea", "/login", "/stops/2/map", "/lines"):
        page.app.go(link)
    page.panel("graph")
    page.until(lambda: page.all(".graph-view svg .node"))
    frame = lambda selector: page.script("const f = document.querySelector(arguments[0]).getBoundingClientRect(); return [f.left, f.top, f.right, f.bottom]", selector)
    view, root = frame(".graph-view"), frame(".node[data-id='lines/list']")
    assert view[0] <= root[0] and root[2] <= view[2] and view[1] <= root[1] and root[3] <= view[3]
    assert int(page.text(".graph-panel .percent").split()[0]) >= 85
    page.press("Fit")
    page.until(lambda: frame(".graph-view > svg")[2] <= view[2] and frame(".graph-view > svg")[3] <= view[3])
    sizes = page.script(
        "const svg = document.querySelector('.graph-view > svg'); const scale = svg.clientWidth / svg.viewBox.baseVal.width;"
        "return [...svg.querySelectorAll('.node[data-id] .label')].map((label) => parseFloat(getComputedStyle(label).fontSize) * scale)"
    )
    assert min(sizes) >= 10
    outside = page.script(
        "return [...document.querySelectorAll('.node[data-id]')].filter((node) => {"
        "const [label, shape] = ['.label', '.shape'].map((part) => node.querySelector(part).getBoundingClientRect());"
        "return label.left < shape.left - 1 || label.right > shape.right + 1; }).map((node) => node.dataset.id)"
    )
    assert outside == []


def test_a_node_of_the_graph_selects_its_transitions(page):
    for link in ("/stops/1", "/about", "/stops/2"):
        page.app.go(link)
    page.panel("graph")
    page.see("lines/stop", ".visits")
    page.one(".node[data-id='lines/stop'] .label").click()
    page.see("2 visits", ".graph-side")
    assert [row.text.split("\n")[1] for row in page.all(".graph-side .latest-row")] == ["lines/stop(id: 2)", "lines/stop(id: 1)"]
    assert page.all(".node.near[data-id='account/about']") and not page.all(".node.near[data-id='lines/fares']")
    page.one(".node[data-id='lines/fares']").send_keys(Keys.ENTER)
    page.see("Not visited yet", ".graph-side")
    page.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    page.see("Ways", ".graph-side")
    page.press("account/about", ".graph-side")
    page.one(".graph-side .latest-row").click()
    page.see("account/about", ".detail h2")


def test_a_walk_is_recorded_as_source(page):
    page.panel("walk")
    page.press("Record")
    page.see("Recording")
    page.app.go("/stops/42")
    page.app.call("open_link", link="/tickets/7")
    page.until(lambda: len(page.all(".steps li")) == 2)
    page.press("Stop")
    page.see("import Testing", ".walk-sources")
    page.see("/stops/42", ".walk-sources")
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
    page.app.go("/stops/42")
    page.until(lambda: len(page.all(".steps li")) == 1)
    page.press("Stop")
    page.see("import Testing", ".walk-sources")
    page.browser.execute_script(COUNT_ANSWERS)
    page.app.go("/stops/43")
    page.until(lambda: page.browser.execute_script("return window.answered") > 0)
    assert "/stops/42" in page.text(".walk-sources")


def test_an_export_holds_no_values_and_is_looked_at_without_an_app(page, tmp_path):
    page.app.go("/stops/424242424242424")
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
    page.see("lines/stop")
    page.press("Back to the app")
    page.until(lambda: not page.one("#tab-state") or page.all("#file-banner[hidden]"))
    page.see("Select")


# what a panel shows, besides what needs an app
SHOWN = {
    "state": [".pending", ".tree", ".latest"],
    "timeline": [".marks", ".list-foot", ".detail .facts", ".detail .diff", ".row[data-here=yes]"],
    "links": [".patterns"],
    "guards": [".session .card", ".matrix"],
    "graph": [".graph-view", ".graph-side"],
    "walk": [".walk-steps", ".walk-sources"],
}


@pytest.mark.parametrize("values", [True, False], ids=["with values", "without values"])
def test_a_file_shows_in_every_panel_what_the_app_showed(page, tmp_path, values):
    page.app.call("hook", hook="log-in")
    page.app.call("record", action="start")
    page.app.go("/stops/42")
    page.app.call("open_link", link="transit://tickets/pay")
    page.app.call("open_link", link="transit://stops/abc")
    page.app.call("select", branch="lines")
    page.app.go("/fares")
    page.app.call("record", action="stop")
    last = page.app.call("state")["number"]
    page.app.call("travel", number=last, side="before")
    file = tmp_path / "session.json"
    file.write_text(json.dumps(page.app.call("export", values=values)))

    def shown(panel):
        page.panel(panel)
        if panel == "timeline":
            page.until(lambda: page.rows())
            page.one("#transitions").send_keys(Keys.HOME)
        texts = {selector: page.text(selector) for selector in SHOWN[panel]}
        if panel == "timeline":
            texts["rows"] = page.rows()
        if panel == "links":
            texts["pills"] = [pill.text for pill in page.all(".pattern-row .pill")]
        return texts

    def settled(panel):
        page.until(lambda: (texts := shown(panel)) == shown(panel) and any(texts.values()))
        return shown(panel)

    def bare(texts):
        """Without buttons that only an app can answer, and without values where the file has none."""
        lines = [line for text in texts.values() for line in (text if isinstance(text, list) else text.split("\n"))]
        lines = [line for line in lines if line not in ("Dismiss", "Select")]
        if values:
            return lines
        lines = [re.sub(r"\(.*\)", "", line) for line in lines]
        return [re.sub(r"(transit:/)?/\S*|‹redacted›|\bana\b|\d+", "", line).strip() for line in lines]

    live = {panel: settled(panel) for panel in SHOWN}
    page.panel("file")
    page.one("#import").send_keys(str(file))
    page.see("A file is looked at", "#file-banner")
    for panel, texts in live.items():
        if panel == "walk" and not values:
            page.panel(panel)
            page.see("The file has no walk")
            continue
        assert bare(settled(panel)) == bare(texts), panel


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
    page.app.go("/stops/1")
    page.until(lambda: len(page.rows()) == 1)
    page.script("window.sockets.at(-1).close()")
    page.until(lambda: page.text("#status-text") != "Live")
    for number in (2, 3, 4):
        page.app.go(f"/stops/{number}")
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
