"""A server whose requests are seen in the Inspector."""

import urllib.error
import urllib.request

from inspector import InspectedServer, live_page


def test_the_pages_that_are_asked_for_are_transitions(inspector_browser):
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
        # a link that leads nowhere shows the screen that says so
        assert [(step["kind"], step["outcome"]) for step in seen] == [
            ("link", "committed"),
            ("link", "failed"),
            ("sequence", "committed"),
            ("link", "committed"),
        ]
        assert seen[0]["after"]["link"].startswith("/character/detail/2")
