"""Tests a walk through Challenge that is recorded on the page: the tests made from it pass, and the Swift test fails
when the app's navigation changes."""

import os
import subprocess
import sys

import pytest
from selenium.webdriver.common.by import By

from inspector import InspectedChallenge, live_page
from server import ROOT, Server

TESTS = ROOT / "Examples" / "Challenge" / "Web" / "Tests" / "Links"
SETUP = "try InspectedApp.coordinator()"
# redirects a character's details to the settings
CHANGED = """
private struct ChangedRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        guard navigation.name == "character/detail" else { return AppNavigationRedirect().redirect(navigation) }
        return AppNavigationRedirect().redirect(HomeOutgoingNavigation.settings)
    }
}
"""


@pytest.fixture(scope="module")
def made(inspector_browser):
    """The sources of the tests that the page makes from a walk."""
    with InspectedChallenge() as app, live_page(inspector_browser, app) as page:
        page.panel("walk")
        page.press("Record")
        page.see("Recording")
        page.panel("links")
        for link in ("/character", "/character/detail/2", "/settings", "/character/detail/nobody"):
            page.type("#link", link)
            page.see("Refused" if "nobody" in link else "Accepted", ".answer")
            count = app.call("record", action="state")["steps"]
            page.press("Open", ".console")
            page.until(lambda: app.call("record", action="state")["steps"] > count)
        page.panel("state")
        page.press("Go back")
        page.panel("walk")
        page.press("Stop")
        page.see("import Testing", ".walk-sources")
        yield [card.find_element(By.CSS_SELECTOR, "pre").text + "\n" for card in page.all(".code-card")]


def run_in_examples(source):
    """Runs a test as one of Challenge's, which are already built."""
    file = TESTS / "ChallengeWalkTests.swift"
    assert not file.exists(), f"{file} is left from another run"
    try:
        file.write_text(source)
        traits = subprocess.run([ROOT / ".ci" / "example-traits"], capture_output=True, text=True).stdout.split()
        return subprocess.run(
            ["swift", "test", "--package-path", str(ROOT / "Examples"), *traits, "--filter", "ChallengeWalkTests"],
            capture_output=True,
            text=True,
            timeout=600,
        )
    finally:
        file.unlink()


def test_the_swift_test_passes_and_fails_after_a_change(made):
    source = made[0]
    green = run_in_examples(source)
    assert green.returncode == 0 and "1 test in 1 suite passed" in green.stdout, green.stdout + green.stderr + source
    assert SETUP in source
    changed = source.replace(SETUP, "try InspectedApp.coordinator(redirect: ChangedRedirect())")
    red = run_in_examples(changed.replace("import Testing\n", "import ChallengeApp\nimport ChallengeHome\nimport Testing\n") + CHANGED)
    assert red.returncode != 0
    # the first failure is the step that opens the character
    first = next(line for line in red.stdout.splitlines() if "recorded an issue" in line)
    assert "/character/detail/2" in first or "character/detail" in first, red.stdout + red.stderr


def test_the_browser_test_passes(made, tmp_path):
    file = tmp_path / "test_challenge_walk.py"
    file.write_text(made[1])
    with Server() as server:
        result = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(file)],
            env={**os.environ, "WAYMARK_BASE": server.base},
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert result.returncode == 0, result.stdout + made[1]
