"""Takes pictures of two panels of the Inspector's page."""

import pathlib
import sys

from conftest import chromium
from inspector import DemoApp, InspectorPage


def inspector(folder):
    """Takes a light picture of the timeline and a dark one of the state, after a link to a protected screen."""
    with DemoApp() as app:
        app.do("/stops/42")
        app.do("/fares")
        app.do("/tickets/pay")
        app.do("log-in")
        app.do("/tickets/1001")
        app.do("select tickets")
        app.do("select lines")
        app.call("open_link", link="transit://stops/abc")
        app.do("/stops/7/map")
        app.do("/lines/search?q=7")
        app.do("log-out")
        app.call("open_link", link="transit://tickets/1001")
        for name, panel, dark in [("inspector-timeline", "timeline", False), ("inspector-state", "state", True)]:
            browser = chromium(dark=dark, size=(1280, 800))
            try:
                page = InspectorPage(browser, app).open()
                page.panel(panel)
                page.see("tickets/ticket(id: 1001)")
                browser.save_screenshot(str(folder / f"{name}.png"))
            finally:
                browser.quit()


inspector(pathlib.Path(sys.argv[1]))
