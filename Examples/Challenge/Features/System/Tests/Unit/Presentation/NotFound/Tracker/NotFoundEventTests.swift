import Testing
import Waymark

@testable import ChallengeSystem

struct NotFoundEventTests {
    @Test(
        arguments: [
            (NotFoundEvent.screenViewed, "not-found/screen-viewed"),
            (.homeOpened, "not-found/home-opened"),
        ])
    func nameHasScreenAndEvent(_ sut: NotFoundEvent, _ name: String) {
        #expect(sut.event.name == name)
    }
}
