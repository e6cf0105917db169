import Testing
import Waymark

@testable import ChallengeSettings

struct SettingsSourceEventTests {
    @Test(
        arguments: [
            (SettingsSourceEvent.screenViewed, "settings-source/screen-viewed"),
            (.sourceSelected(.remote), "settings-source/source-selected"),
        ])
    func nameHasScreenAndEvent(_ sut: SettingsSourceEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func sourceSelectedCarriesSource() {
        #expect(SettingsSourceEvent.sourceSelected(.remote).event.properties == ["source": "remote"])
    }
}
