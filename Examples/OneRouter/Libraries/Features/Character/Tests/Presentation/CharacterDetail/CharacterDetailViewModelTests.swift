import ChallengeDomain
import Testing

@testable import OneRouterCharacter

@Suite("A character's screen")
struct CharacterDetailViewModelTests {
    private func make(_ result: Result<Character, DomainError> = .success(.rick)) -> CharacterDetailViewModel {
        CharacterDetailViewModel(identifier: 1, getCharacterUseCase: GetCharacterUseCaseMock(result: result))
    }

    @Test("the screen is idle before it loads")
    func idle() { #expect(make().state == .idle) }
    @Test("the screen shows the loaded character")
    func loaded() async {
        let viewModel = make()
        await viewModel.load()
        #expect(viewModel.state == .loaded(.rick))
    }
    @Test("the screen shows the error if loading fails")
    func failed() async {
        let viewModel = make(.failure(.notFound(id: 1)))
        await viewModel.load()
        #expect(viewModel.state == .failed(.notFound(id: 1)))
    }
    @Test("Back calls its closure")
    func back() {
        var count = 0
        let viewModel = make()
        viewModel.onBack = { count += 1 }
        viewModel.didTapOnBack()
        #expect(count == 1)
    }
    @Test("selecting the location passes its identifier to the closure")
    func location() {
        var selected: [Int] = []
        let viewModel = make()
        viewModel.onSelectLocation = { selected.append($0) }
        viewModel.didTapOnLocation(.citadel)
        #expect(selected == [3])
    }
    @Test("selecting an episode passes its identifier to the closure")
    func episode() {
        var selected: [Int] = []
        let viewModel = make()
        viewModel.onSelectEpisode = { selected.append($0) }
        viewModel.didTapOnEpisode(1)
        #expect(selected == [1])
    }
    @Test("tapping Pictures calls its closure")
    func gallery() {
        var count = 0
        let viewModel = make()
        viewModel.onShowGallery = { count += 1 }
        viewModel.didTapOnGallery()
        #expect(count == 1)
    }
    @Test("without closures, Back and Pictures do nothing")
    func noClosures() {
        let viewModel = make()
        viewModel.didTapOnBack()
        viewModel.didTapOnGallery()
        #expect(viewModel.state == .idle)
    }
}
