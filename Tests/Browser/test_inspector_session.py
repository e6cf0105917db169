"""Tests the token of the Inspector's page: tabs and reloads share it, and without it the page shows nothing."""

from inspector import DemoApp, InspectorPage, app, page  # noqa: F401 (fixtures)


def test_the_token_leaves_the_address_and_is_kept(page):
    assert page.browser.current_url == f"{page.app.base}/"
    page.browser.refresh()
    page.see("Live", "#status")


def test_tabs_share_the_token(page):
    first = page.browser.current_window_handle
    page.browser.switch_to.new_window("tab")
    try:
        page.open(page.app.base).see("Live", "#status")
    finally:
        page.browser.close()
        page.browser.switch_to.window(first)
    page.browser.refresh()
    page.see("Live", "#status")


def test_with_a_wrong_token_the_page_says_what_to_open(inspector_browser, app):
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
