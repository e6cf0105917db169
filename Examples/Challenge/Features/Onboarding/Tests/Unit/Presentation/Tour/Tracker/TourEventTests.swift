import Testing
import Waymark

@testable import ChallengeOnboarding

struct TourEventTests {
    @Test(
        arguments: [
            (TourEvent.screenViewed, "tour/screen-viewed"),
            (.tourFinished, "tour/tour-finished"),
        ])
    func nameHasScreenAndEvent(_ sut: TourEvent, _ name: String) {
        #expect(sut.event.name == name)
    }
}
