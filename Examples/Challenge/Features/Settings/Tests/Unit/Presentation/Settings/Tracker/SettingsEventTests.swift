import Testing
import Waymark

@testable import ChallengeSettings

struct SettingsEventTests {
    @Test(
        arguments: [
            (SettingsEvent.screenViewed, "settings/screen-viewed"),
            (.sourceOpened, "settings/source-opened"),
            (.aboutOpened, "settings/about-opened"),
        ])
    func nameHasScreenAndEvent(_ sut: SettingsEvent, _ name: String) {
        #expect(sut.event.name == name)
    }
}
