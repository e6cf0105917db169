public import Observation

/// The view model of the filter.
@Observable public final class CharacterFilterViewModel: CharacterFilterViewModelContract {
    public let filters = CharacterFilter.allCases

    // MARK: - Navigation actions

    public var onSelectFilter: ((CharacterFilter) -> Void)?

    init() {}

    public func didSelect(_ filter: CharacterFilter) { onSelectFilter?(filter) }
}
