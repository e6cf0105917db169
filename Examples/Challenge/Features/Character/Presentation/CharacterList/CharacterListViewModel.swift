public import ChallengeKit
public import Observation
import WaymarkLinks

/// A page of characters, searched and filtered.
@Observable public final class CharacterListViewModel {
    public let query: CharacterQuery
    public private(set) var state = LoadState<Page<Character>>.loading
    private let getCharacters: GetCharacters
    private let navigator: any CharacterListNavigatorContract
    private let tracker: any ScreenTrackerContract<CharacterListEvent>

    init(
        query: CharacterQuery, getCharacters: GetCharacters, navigator: any CharacterListNavigatorContract,
        tracker: any ScreenTrackerContract<CharacterListEvent>
    ) {
        self.query = query
        self.getCharacters = getCharacters
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = await .result { () throws(APIError) in try await getCharacters(query) }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didSelect(_ character: Character) {
        tracker.track(.selectedCharacter)
        navigator.openCharacter(identifier: character.identifier)
    }
    public func didTapFilter() {
        tracker.track(.openedFilter)
        navigator.openFilter(query)
    }
    public func didSelectPage(_ page: Int) {
        tracker.track(.turnedPage)
        navigator.show(CharacterQuery(name: query.name, status: query.status, page: page == 1 ? nil : page))
    }
    /// Searches by name, within the same filter.
    ///
    /// - Returns: False for a text that is too long, or that no link could carry.
    @discardableResult public func didSearch(_ text: String) -> Bool {
        tracker.track(.searched)
        let name = text.split(separator: " ").joined(separator: " ")
        guard (try? String.parse(name)) != nil else { return false }
        navigator.show(CharacterQuery(name: name.isEmpty ? nil : name, status: query.status))
        return true
    }
    public func didClearFilter() { navigator.show(CharacterQuery(name: query.name)) }
}
