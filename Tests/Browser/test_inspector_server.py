"""Tests the Inspector with a web server, whose requests it shows."""

import urllib.error
import urllib.request

from inspector import InspectedServer, live_page


def test_requested_pages_are_transitions(inspector_browser):
    with InspectedServer() as server, live_page(inspector_browser, server) as page:
        page.panel("timeline")
        for path in ("/character/detail/2", "/nowhere", "/episode/1"):
            try:
                urllib.request.urlopen(server.site + path, timeout=20).close()
            except urllib.error.HTTPError as error:
                assert (path, error.code) == ("/nowhere", 404)
        page.see("character/detail")
        page.see("episode/detail")
        seen = server.call("timeline")["transitions"]
        # a link that leads nowhere fails, and then the not-found screen is shown
        assert [(step["kind"], step["outcome"]) for step in seen] == [
            ("link", "committed"),
            ("link", "failed"),
            ("sequence", "committed"),
            ("link", "committed"),
        ]
        assert seen[0]["after"]["link"].startswith("/character/detail/2")
