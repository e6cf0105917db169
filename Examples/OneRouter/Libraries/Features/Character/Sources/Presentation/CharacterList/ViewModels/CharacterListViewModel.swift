public import ChallengeDomain
public import Observation

/// The view model of the list of characters.
@Observable public final class CharacterListViewModel: CharacterListViewModelContract {
    public private(set) var state: CharacterListViewState = .idle

    private let getCharactersUseCase: any GetCharactersUseCaseContract
    private var characters: [Character] = []
    private var filter = CharacterFilter.everybody

    // MARK: - Navigation actions

    public var onSelectCharacter: ((Int) -> Void)?
    /// Shows the filter, and returns the one that the user chooses; nil for none.
    public var onShowFilter: (() async -> CharacterFilter?)?

    init(getCharactersUseCase: any GetCharactersUseCaseContract) { self.getCharactersUseCase = getCharactersUseCase }

    /// Loads the characters once. Later calls do nothing, even if loading failed.
    public func load() async {
        guard state == .idle else { return }
        state = .loading
        do {
            characters = try await getCharactersUseCase.execute()
            state = .loaded(characters.filter(filter.includes))
        } catch { state = .failed(error) }
    }
    /// Shows only the characters that the filter includes, as soon as they are loaded.
    public func apply(_ filter: CharacterFilter) {
        self.filter = filter
        guard case .loaded = state else { return }
        state = .loaded(characters.filter(filter.includes))
    }

    public func didSelect(_ character: Character) { onSelectCharacter?(character.id) }
    public func didTapFilter() async {
        guard let filter = await onShowFilter?() else { return }
        apply(filter)
    }
}
