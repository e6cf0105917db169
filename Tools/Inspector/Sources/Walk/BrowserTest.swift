#if Inspector
import Foundation
import Waymark

/// A browser test written from a recorded walk. It visits each state that a committed transition of the walk led to, if
/// the app's pages have an address for it.
struct BrowserTest<Destination: Navigation> {
    let source: String

    init(_ walk: RecordedWalk<Destination>, links: LinkTable<Destination>, name: String) {
        var steps: [String] = []
        for case .transition(let step) in walk.steps {
            guard step.before != step.after, step.record.outcome == .committed,
                let address = links.href(of: step.after), address != steps.last
            else { continue }
            steps.append(address)
        }
        let list = steps.map { "    \(Self.literal($0)),\n" }.joined()
        source = """
            \"\"\"A walk that the Waymark Inspector recorded, on the app's pages.

            Needs pytest and selenium. WAYMARK_BASE is the address of the pages.
            \"\"\"

            import os
            from urllib.parse import urlsplit

            import pytest
            from selenium import webdriver
            from selenium.common.exceptions import ElementClickInterceptedException
            from selenium.webdriver.common.by import By
            from selenium.webdriver.support.ui import WebDriverWait

            BASE = os.environ.get("WAYMARK_BASE", "http://127.0.0.1:8080")
            STEPS = [
            \(list)]


            @pytest.fixture
            def browser():
                options = webdriver.ChromeOptions()
                for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
                    options.add_argument(argument)
                driver = webdriver.Chrome(options=options)
                yield driver
                driver.quit()


            def address(browser):
                parts = urlsplit(browser.current_url)
                return parts.path + ("?" + parts.query if parts.query else "")


            def follow(browser, target):
                \"\"\"Clicks the page's own link to an address, or else visits it.\"\"\"
                for link in browser.find_elements(By.CSS_SELECTOR, "a[href]"):
                    if link.get_dom_attribute("href") == target and link.is_displayed():
                        try:
                            link.click()
                        except ElementClickInterceptedException:
                            continue  # covered by a sheet
                        return
                browser.get(BASE + target)


            def test_walk(browser):
                browser.get(BASE + "/")
                for target in STEPS:
                    follow(browser, target)
                    WebDriverWait(browser, 10).until(
                        lambda _, target=target: address(browser) == target, f"{target} isn't shown"
                    )
                    assert browser.find_elements(By.CSS_SELECTOR, "main, dialog, h1"), f"{target} shows nothing"

            """
    }
    private static func literal(_ text: String) -> String {
        let data = try? JSONEncoder.inspector.encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
#endif
