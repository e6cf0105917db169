"""Tests the page of an Inspector that listens, with apps that dial it."""

import os
import pathlib

import pytest

from inspector import DialingApp, Listener, live_page, screens


@pytest.fixture
def listener():
    with Listener() as running:
        yield running


@pytest.fixture
def page(inspector_browser, listener):
    """The page of a listener that no app has dialed."""
    with live_page(inspector_browser, listener) as page:
        yield page


def sockets(process, state):
    """Returns the rows of /proc/PID/net/tcp that are a process's own sockets in a state."""
    folder = pathlib.Path("/proc") / str(process.pid)
    links = {os.readlink(link) for link in (folder / "fd").iterdir()}
    rows = [line.split() for line in (folder / "net" / "tcp").read_text().splitlines()[1:]]
    return [row for row in rows if row[3] == state and f"socket:[{row[9]}]" in links]


def test_the_page_shows_an_app_that_dials_until_it_is_gone(page, listener):
    page.see("No app is connected", "#app")
    with DialingApp(listener) as app:
        page.see("lines/list")
        page.see("waymark-inspector", "#app")
        assert page.text("#source") == "Transit (waymark-inspector)"
        listener.call("navigate", link="/stops/42")
        page.see("stop(id: 42)", "#panel-state .tree")
        page.panel("timeline")
        page.until(lambda: len(page.rows()) == 1 and "stop(id: 42)" in page.rows()[0])
        page.panel("links")
        page.type("#link", "transit://fares")
        page.see("Accepted", ".answer")
        page.press("Open", ".console")
        page.until(lambda: screens(listener.call("state"))[-1] == [["fares"]])
        app.wait_for("connected to 127.0.0.1")
        said, _ = app.stop()
        assert listener.address.split("#")[1] not in said
    page.see("No app is connected", "#app")
    page.until(lambda: page.all("#source option") == [])
    page.panel("state")
    page.until(lambda: "lines/fares" not in page.text("main"))


def test_an_app_that_dials_again_is_shown_again(page, listener):
    for _ in range(2):
        with DialingApp(listener):
            page.see("lines/list")
        page.see("No app is connected", "#app")


def test_two_apps_are_two_sources_and_one_can_be_chosen(page, listener):
    with DialingApp(listener), DialingApp(listener):
        page.until(lambda: len(page.all("#source option")) == 2)
        page.script("const s = document.querySelector('#source'); s.value = 'transit-2'; s.dispatchEvent(new Event('change'))")
        listener.call("navigate", source="transit-2", link="/stops/7")
        page.see("stop(id: 7)", "#panel-state .tree")
        assert screens(listener.call("state")) == [[["list"], []]]


@pytest.mark.skipif(not os.path.exists("/proc/self/net/tcp"), reason="needs Linux's /proc")
def test_an_app_that_dials_opens_no_port(listener):
    listening, connected = "0A", "01"
    with DialingApp(listener) as app:
        app.wait_for("connected to 127.0.0.1")
        assert len(sockets(app.process, connected)) == 1
        assert sockets(app.process, listening) == []
        assert len(sockets(listener.process, listening)) == 2
