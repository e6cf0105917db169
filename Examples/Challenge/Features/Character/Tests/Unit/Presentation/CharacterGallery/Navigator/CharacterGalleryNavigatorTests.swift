import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterGalleryNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: CharacterGalleryNavigator { CharacterGalleryNavigator(navigator: navigatorMock) }

    @Test
    func goBackGoesBack() {
        // When
        sut.goBack()

        // Then
        #expect(navigatorMock.goBackCallCount == 1)
    }

    @Test
    func replacePictureShowsThePictureInPlaceOfTheOneBefore() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: CharacterIncomingNavigation.gallery(identifier: 1))

        // When
        CharacterGalleryNavigator(navigator: coordinator.active).replacePicture(id: 2)

        // Then
        #expect(coordinator.presentingFullScreen == AnyNavigation(CharacterIncomingNavigation.gallery(identifier: 2)))
    }

    @Test
    func goBackClosesTheCover() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: CharacterIncomingNavigation.gallery(identifier: 1))

        // When
        CharacterGalleryNavigator(navigator: coordinator.active).goBack()

        // Then
        #expect(coordinator.child == nil)
    }
}
