#if Macros
import Testing
import WaymarkLinks

@Suite("Corrections of malformed patterns")
struct MendingTests {
    @Test(
        "the correction of a pattern with an origin keeps its path and its query",
        arguments: [
            ("https://shell.app/home?tab={tab}", "/home?tab={tab}"), ("https://shell.app?tab={tab}", "/?tab={tab}"),
            ("https://shell.app", "/"),
            ("shell://home?tab={tab}", "/home?tab={tab}"),
        ])
    func origin(_ written: String, _ corrected: String) {
        #expect(LinkPattern(written).mended(.origin) == LinkPattern(corrected))
    }
}
#endif
