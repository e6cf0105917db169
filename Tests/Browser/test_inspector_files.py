"""Tests exported sessions on the Inspector's page: each panel shows what the app showed, and hostile files do no harm."""

import json
import re

import pytest
from selenium.webdriver.common.keys import Keys

from inspector import PANELS, InspectorPage, app, page  # noqa: F401 (fixtures)

HOSTILE = "<img src=x onerror=window.harmed=1>"


def test_an_export_has_no_values_and_can_be_shown_without_an_app(page, tmp_path):
    page.app.go("/stops/424242424242424")
    page.browser.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)})
    page.panel("file")
    page.press("Export")
    page.until(lambda: list(tmp_path.glob("*.waymark.json")))
    file = next(tmp_path.glob("*.waymark.json"))
    page.until(lambda: file.stat().st_size > 0)
    assert "42424242" not in file.read_text()
    page.one("#import").send_keys(str(file))
    page.see("This is a file", "#file-banner")
    page.panel("timeline")
    page.until(lambda: len(page.rows()) == 1)
    assert not any(button.text == "Go to before" for button in page.all(".detail button"))
    page.panel("state")
    page.see("lines/stop")
    page.press("Back to the app")
    page.until(lambda: not page.one("#tab-state") or page.all("#file-banner[hidden]"))
    page.see("Select")


# the parts of each panel that need no app
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
        """Returns the lines without the buttons that need an app and, if the file has no values, without values."""
        lines = [line for text in texts.values() for line in (text if isinstance(text, list) else text.split("\n"))]
        lines = [line for line in lines if line not in ("Dismiss", "Select")]
        if values:
            return lines
        lines = [re.sub(r"\(.*\)", "", line) for line in lines]
        return [re.sub(r"(transit:/)?/\S*|‹redacted›|\bana\b|\d+", "", line).strip() for line in lines]

    live = {panel: settled(panel) for panel in SHOWN}
    page.panel("file")
    page.one("#import").send_keys(str(file))
    page.see("This is a file", "#file-banner")
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
def test_a_file_that_is_not_a_session_is_refused(page, tmp_path, text, trouble):
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


def test_a_file_can_be_opened_on_a_page_that_is_not_connected(inspector_browser, app, tmp_path):
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
