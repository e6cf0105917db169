import Testing
import Waymark

@testable import ChallengeSettings

struct SettingsAboutEventTests {
    @Test(
        arguments: [
            (SettingsAboutEvent.screenViewed, "settings-about/screen-viewed"),
            (.tourOpened, "settings-about/tour-opened"),
        ])
    func nameHasScreenAndEvent(_ sut: SettingsAboutEvent, _ name: String) {
        #expect(sut.event.name == name)
    }
}
