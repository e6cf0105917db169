import Testing

@testable import OneRouterCharacter

@Suite("A character's pictures")
struct ImageGalleryViewModelTests {
    let viewModel = ImageGalleryViewModel(
        characterId: 1, getCharacterUseCase: GetCharacterUseCaseMock(result: .success(.rick)))

    @Test("they are those of the character that was loaded")
    func loaded() async {
        await viewModel.load()
        #expect(viewModel.state == .loaded(.rick))
    }
    @Test("Close is reported")
    func close() {
        var count = 0
        viewModel.onClose = { count += 1 }
        viewModel.didTapOnClose()
        #expect(count == 1)
    }
}
