public import ChallengeKit
public import Observation
import WaymarkLinks

/// The view model of a page of characters, which can be searched and filtered.
@Observable public final class CharacterListViewModel {
    public let query: CharacterQuery
    public private(set) var state: CharacterListViewState = .idle
    private let getCharactersUseCase: any GetCharactersUseCaseContract
    private let navigator: any CharacterListNavigatorContract
    private let tracker: any CharacterListTrackerContract

    init(
        query: CharacterQuery, getCharactersUseCase: any GetCharactersUseCaseContract,
        navigator: any CharacterListNavigatorContract, tracker: any CharacterListTrackerContract
    ) {
        self.query = query
        self.getCharactersUseCase = getCharactersUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in try await getCharactersUseCase.execute(query) }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didSelectItem(_ item: Character) {
        tracker.trackCharacterSelected(id: item.identifier)
        navigator.navigateToDetail(id: item.identifier)
    }
    public func didTapFilter() {
        tracker.trackFilterOpened()
        navigator.navigateToFilter(query)
    }
    public func didSelectPage(_ page: Int) {
        tracker.trackPageTurned()
        let page = page == 1 ? nil : page
        navigator.replaceList(with: CharacterQuery(name: query.name, status: query.status, page: page))
    }
    /// Searches by name, and keeps the filter. An empty text ends the search.
    ///
    /// - Returns: False, without searching, if the text is too long or can't be part of a link.
    public func didSearch(_ text: String) -> Bool {
        let name = text.split(separator: " ").joined(separator: " ")
        guard (try? String.parse(name)) != nil else { return false }
        tracker.trackSearched()
        navigator.replaceList(with: CharacterQuery(name: name.isEmpty ? nil : name, status: query.status))
        return true
    }
    public func didClearFilter() { navigator.replaceList(with: CharacterQuery(name: query.name)) }
}
