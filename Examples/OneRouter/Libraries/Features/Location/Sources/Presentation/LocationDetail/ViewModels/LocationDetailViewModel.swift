public import ChallengeDomain
public import Observation

/// The view model of a location's screen.
@Observable public final class LocationDetailViewModel: LocationDetailViewModelContract {
    public private(set) var state: LocationDetailViewState = .idle

    private let identifier: Int
    private let getLocationUseCase: any GetLocationUseCaseContract
    private let getCharactersUseCase: any GetCharactersUseCaseContract

    // MARK: - Navigation actions

    public var onBack: (() -> Void)?
    public var onSelectCharacter: ((Int) -> Void)?

    init(
        identifier: Int, getLocationUseCase: any GetLocationUseCaseContract,
        getCharactersUseCase: any GetCharactersUseCaseContract
    ) {
        self.identifier = identifier
        self.getLocationUseCase = getLocationUseCase
        self.getCharactersUseCase = getCharactersUseCase
    }

    /// Loads the location and its residents once. Later calls do nothing, even if loading failed.
    public func load() async {
        guard state == .idle else { return }
        state = .loading
        do {
            let location = try await getLocationUseCase.execute(id: identifier)
            let characters = try await getCharactersUseCase.execute()
            state = .loaded(location, residents: characters.filter { $0.location?.id == location.id })
        } catch { state = .failed(error) }
    }

    public func didTapOnBack() { onBack?() }
    public func didSelect(_ character: Character) { onSelectCharacter?(character.id) }
}
