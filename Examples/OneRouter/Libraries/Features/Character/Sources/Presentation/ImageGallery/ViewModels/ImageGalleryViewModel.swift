import ChallengeDomain
public import Observation

/// The view model of a character's pictures.
@Observable public final class ImageGalleryViewModel: ImageGalleryViewModelContract {
    public private(set) var state: ImageGalleryViewState = .idle

    private let characterId: Int
    private let getCharacterUseCase: any GetCharacterUseCaseContract

    // MARK: - Navigation actions

    public var onClose: (() -> Void)?

    init(characterId: Int, getCharacterUseCase: any GetCharacterUseCaseContract) {
        self.characterId = characterId
        self.getCharacterUseCase = getCharacterUseCase
    }

    /// Loads the character once. Later calls do nothing, even if loading failed.
    public func load() async {
        guard state == .idle else { return }
        state = .loading
        do { state = .loaded(try await getCharacterUseCase.execute(id: characterId)) } catch { state = .failed(error) }
    }

    public func didTapOnClose() { onClose?() }
}
