"""Tests the Inspector's page with a running app: each panel, reconnecting, and hostile texts."""

from selenium.webdriver.common.keys import Keys

from inspector import PANELS, DemoApp, InspectorPage, app, page  # noqa: F401 (fixtures)

HOSTILE = "<img src=x onerror=window.harmed=1>"
HOSTILE_LINK = "/lines/search?q=%3Cimg%20src=x%20onerror=window.harmed=1%3E"


def test_the_state_follows_the_app(page):
    page.see("lines/list")
    page.app.do("/stops/42")
    page.see("stop(id: 42)", "#panel-state .tree")
    page.app.do("log-in")
    page.app.do("select tickets")
    page.see("tickets/list", "#panel-state .branch[data-selected=yes]")
    page.app.do("/fares")
    page.see("lines/fares", "#panel-state .level:first-child")


def test_a_screens_link_is_copied(page):
    page.app.do("/stops/42")
    page.browser.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    )
    page.press("Copy the link of stop(id: 42)")
    page.until(lambda: page.script("return navigator.clipboard.readText()") == "/stops/42")


def test_the_timeline_has_every_transition_of_the_records(page):
    page.panel("timeline")
    for number in range(120):
        page.app.do(f"/stops/{number}")
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


def test_the_timeline_is_filtered_and_searched(page):
    page.panel("timeline")
    page.app.do("/stops/42")
    page.app.do("/tickets/7")
    page.app.do("/about")
    page.until(lambda: len(page.rows()) == 3)
    page.press("Problems 1")
    page.until(lambda: len(page.rows()) == 1 and "denied: unauthenticated" in page.rows()[0].replace("\n", " "))
    page.press("All 5")
    page.browser.switch_to.active_element.send_keys("/")
    page.browser.switch_to.active_element.send_keys("stop 42")
    page.until(lambda: len(page.rows()) == 1 and "stop(id: 42)" in page.rows()[0])
    page.browser.switch_to.active_element.send_keys(Keys.ESCAPE, Keys.ESCAPE)
    page.until(lambda: len(page.rows()) == 3)


def test_keys_select_the_next_and_the_previous_transition(page):
    for number in (1, 2, 3):
        page.app.do(f"/stops/{number}")
    page.choose_newest("id: 3")
    chosen = lambda: page.text("#transitions .row[aria-selected=true]")
    page.until(lambda: "id: 3" in chosen())
    for key, expected in [("j", "id: 2"), (Keys.ARROW_DOWN, "id: 1"), ("k", "id: 2"), (Keys.ARROW_UP, "id: 3")]:
        page.one("#transitions").send_keys(key)
        page.until(lambda: expected in chosen(), f"{expected} after {key!r}")
        assert expected in page.text(".detail h2")


def test_a_transitions_details_have_its_outcome_its_reason_and_its_changes(page):
    page.app.call("open_link", link="/tickets/7")
    page.panel("timeline")
    page.see("tickets/ticket(id: 7)", ".detail")
    for text in ("Denied", "unauthenticated", "Before and after", "Level 1 · sheet", "account/login"):
        page.see(text, ".detail")
    assert [line.text for line in page.all(".diff-line[data-sign='+'] .diff-text")] == ["Level 1 · sheet", "account/login"]


def test_travel_shows_the_state_before_a_transition(page):
    page.app.do("/stops/1")
    page.app.do("/stops/2")
    page.choose_newest("id: 2")
    page.press("Go to before")
    page.until(lambda: page.app.screens()[0][0] == ["list", "stop(id: 1)"])
    page.until(lambda: len(page.rows()) == 3)


def test_the_timeline_has_links_as_they_were_opened(page):
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
        page.app.do(f"/stops/{number}")
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 3)
    here = lambda: [row.text for row in page.all("#transitions .row[data-here=yes]") if row.is_displayed()]
    page.until(lambda: len(here()) == 1 and "id: 3" in here()[0] and "shown" in here()[0])
    assert not page.all(".scrubber button:not([hidden])")
    page.one(".scrubber input").send_keys(Keys.ARROW_LEFT)
    page.until(lambda: page.app.screens()[0][0] == ["list", "stop(id: 1)", "stop(id: 2)"])
    page.until(lambda: "id: 2" in here()[0])
    page.see("After #4", ".scrubber")
    page.until(lambda: "Back to #4" in page.rows()[0])
    page.one(".scrubber input").send_keys(Keys.ARROW_LEFT)
    page.until(lambda: page.app.screens()[0][0] == ["list", "stop(id: 1)"])
    page.see("After #3", ".scrubber")
    page.press("Newest")
    page.until(lambda: "stop(id: 3)" in str(page.app.screens()))
    page.until(lambda: "id: 3" in here()[0])


def test_travel_shows_no_protected_screen_after_a_log_out(page):
    page.app.do("log-in")
    page.app.do("/tickets/7")
    page.choose_newest("ticket(id: 7)")
    page.app.do("log-out")
    page.until(lambda: "ticket(" not in str(page.app.screens()))
    page.press("Go to after")
    page.one(".toast")
    assert "ticket(" not in str(page.app.screens())


def test_a_link_is_explained_and_opened(page):
    page.panel("links")
    page.type("#link", "/stops/abc")
    page.see("Refused", ".answer")
    page.see("expected a whole number", ".answer")
    assert page.text(".candidate mark") == "{id}"
    page.type("#link", "/tickets/7")
    page.see("Accepted", ".answer")
    page.see("session", ".answer .levels")
    page.type("#link", "/stops/3")
    page.see("stop(id: 3)", ".answer .levels")
    assert "stop(" not in str(page.app.screens())
    page.press("Open", ".console")
    page.until(lambda: "stop(id: 3)" in str(page.app.screens()))


def test_the_patterns_are_searched_and_tried(page):
    page.panel("links")
    page.type(".link-list .search", "map")
    page.until(lambda: len(page.all(".pattern-row")) == 1)
    page.one(".pattern-row").click()
    page.see("stop(id: 1)", ".answer .levels")
    assert page.text(".candidate .pattern") == page.text(".pattern-row .pattern")


def test_a_walk_is_recorded_as_source(page):
    page.panel("walk")
    page.press("Record")
    page.see("Recording")
    page.app.do("/stops/42")
    page.app.call("open_link", link="/tickets/7")
    page.until(lambda: len(page.all(".steps li")) == 2)
    page.press("Stop")
    page.see("import Testing", ".walk-sources")
    page.see("/stops/42", ".walk-sources")


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
    page.app.do("/stops/42")
    page.until(lambda: len(page.all(".steps li")) == 1)
    page.press("Stop")
    page.see("import Testing", ".walk-sources")
    page.browser.execute_script(COUNT_ANSWERS)
    page.app.do("/stops/43")
    page.until(lambda: page.browser.execute_script("return window.answered") > 0)
    assert "/stops/42" in page.text(".walk-sources")


def test_without_values_a_denied_link_is_explained_by_names(inspector_browser):
    with DemoApp(0, "redacted") as app:
        page = InspectorPage(inspector_browser, app).open()
        page.see("Values hidden", ".top")
        app.call("open_link", link="/tickets/4711")
        app.call("open_link", link="/stops/s3cret")
        page.panel("timeline")
        page.until(lambda: len(page.rows()) == 3)
        assert "/stops/{id}" in page.rows()[1] and "failed: invalidParameter: id" in page.rows()[1]
        page.press("Problems 2")
        page.until(lambda: len(page.rows()) == 2)
        page.until(lambda: next(row for row in page.all("#transitions .row") if "denied" in row.text).click() or True)
        for text in ("tickets/ticket", "/tickets/{id}", "unauthenticated", "session", "account/login"):
            page.see(text, ".detail")
        assert "Try again" not in page.text(".detail")
        page.panel("walk")
        page.see("showsValues: true")
        assert not page.all(".record")
        assert not page.script("return /4711|s3cret/.test(document.documentElement.innerHTML)")


def test_hostile_texts_of_the_app_are_shown_as_text(page):
    page.app.do(HOSTILE_LINK)
    page.see(HOSTILE, "#panel-state .tree")
    page.panel("timeline")
    page.see(HOSTILE, ".detail")
    for panel in PANELS:
        page.panel(panel)
        assert page.all("main img, main script, main a[href]") == []


def test_transitions_during_a_lost_connection_are_shown_after_it(page):
    page.panel("timeline")
    page.app.do("/stops/1")
    page.until(lambda: len(page.rows()) == 1)
    page.script("window.sockets.at(-1).close()")
    page.until(lambda: page.text("#status-text") != "Live")
    for number in (2, 3, 4):
        page.app.do(f"/stops/{number}")
    page.see("Live", "#status")
    page.until(lambda: len(page.rows()) == 4)
    assert len(page.script("return window.sockets")) == 2
