import Testing
import Waymark

@testable import ChallengeCharacter

struct CharacterIncomingNavigationTests {
    @Test
    func navigationsAndEventsAreUsableOffTheMainActor() async {
        let isUsable = await Task.detached {
            let navigations: Set<CharacterIncomingNavigation> = [
                .list(), .detail(identifier: 1), .detail(identifier: 1),
            ]
            let outgoing = AnyNavigation(CharacterOutgoingNavigation.episode(identifier: 1))
            let state = try? NavigationState<AnyNavigation>()
                .applying(.navigate(to: CharacterIncomingNavigation.detail(identifier: 1)))
            return navigations.count == 2
                && outgoing == AnyNavigation(CharacterOutgoingNavigation.episode(identifier: 1))
                && CharacterListEvent.screenViewed.event.name == "character-list/screen-viewed"
                && state?.path.count == 1
        }.value
        #expect(isUsable)
    }

    @Test
    func eventsOfTransitionsHaveTheStatusAndNoName() {
        let properties = CharacterIncomingNavigation.list(name: "rick", status: .dead).trackedProperties
        #expect(properties.mapValues(\.trackedText) == ["status": "dead"])
    }
}
