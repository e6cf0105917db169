public import ChallengeDomain
public import Observation

/// The view model of a character's screen.
@Observable public final class CharacterDetailViewModel: CharacterDetailViewModelContract {
    public private(set) var state: CharacterDetailViewState = .idle

    private let identifier: Int
    private let getCharacterUseCase: any GetCharacterUseCaseContract

    // MARK: - Navigation actions

    public var onBack: (() -> Void)?
    public var onSelectLocation: ((Int) -> Void)?
    public var onSelectEpisode: ((Int) -> Void)?
    public var onShowGallery: (() -> Void)?

    init(identifier: Int, getCharacterUseCase: any GetCharacterUseCaseContract) {
        self.identifier = identifier
        self.getCharacterUseCase = getCharacterUseCase
    }

    /// Loads the character once. Later calls do nothing, even if loading failed.
    public func load() async {
        guard state == .idle else { return }
        state = .loading
        do { state = .loaded(try await getCharacterUseCase.execute(id: identifier)) } catch { state = .failed(error) }
    }

    public func didTapOnBack() { onBack?() }
    public func didTapOnLocation(_ location: Location) { onSelectLocation?(location.id) }
    public func didTapOnEpisode(_ id: Int) { onSelectEpisode?(id) }
    public func didTapOnGallery() { onShowGallery?() }
}
