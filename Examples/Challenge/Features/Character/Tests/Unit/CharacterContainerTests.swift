import ChallengeKit
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterContainerTests {
    private let navigatorMock = NavigatorMock()
    private let trackerMock = TrackerMock()
    private var sut: CharacterContainer {
        CharacterContainer(repository: CharacterRepositoryMock(), tracker: trackerMock)
    }

    @Test
    func listViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let viewModel = sut.makeCharacterListViewModel(query: CharacterQuery(page: 2), navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didSelectItem(.stub(identifier: 7))

        // Then
        #expect(viewModel.state.value?.number == 2)
        expectNavigation(by: navigatorMock, to: [CharacterIncomingNavigation.detail(identifier: 7)])
        #expect(trackerMock.names == ["character-list/screen-viewed", "character-list/character-selected"])
    }

    @Test
    func filterViewModelHasNavigatorAndTrackerOfItsScreen() {
        // Given
        let viewModel = sut.makeCharacterFilterViewModel(query: CharacterQuery(), navigator: navigatorMock)

        // When
        viewModel.didSelectStatus(.dead)

        // Then
        #expect(navigatorMock.actions.count == 1)
        #expect(trackerMock.names == ["character-filter/filter-applied"])
    }

    @Test
    func detailViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let viewModel = sut.makeCharacterDetailViewModel(identifier: 7, navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didTapPicture()

        // Then
        #expect(viewModel.state.value?.character.identifier == 7)
        expectNavigation(by: navigatorMock, to: [CharacterIncomingNavigation.gallery(identifier: 7)])
        #expect(trackerMock.names == ["character-detail/screen-viewed", "character-detail/gallery-opened"])
    }

    @Test
    func galleryViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let viewModel = sut.makeCharacterGalleryViewModel(identifier: 7, navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didTapOnBack()

        // Then
        #expect(viewModel.state.value?.identifier == 7)
        #expect(navigatorMock.goBackCallCount == 1)
        #expect(trackerMock.names == ["character-gallery/screen-viewed"])
    }

}
