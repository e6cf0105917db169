import Testing

@testable import OneRouterCharacter

@Suite("A character's pictures")
struct ImageGalleryViewModelTests {
    let viewModel = ImageGalleryViewModel(
        characterId: 1, getCharacterUseCase: GetCharacterUseCaseMock(result: .success(.rick)))

    @Test("the gallery shows the loaded character")
    func loaded() async {
        await viewModel.load()
        #expect(viewModel.state == .loaded(.rick))
    }
    @Test("Close calls its closure")
    func close() {
        var count = 0
        viewModel.onClose = { count += 1 }
        viewModel.didTapOnClose()
        #expect(count == 1)
    }
}
