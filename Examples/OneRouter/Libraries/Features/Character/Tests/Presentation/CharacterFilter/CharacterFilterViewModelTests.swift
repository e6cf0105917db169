import ChallengeDomain
import Testing

@testable import OneRouterCharacter

@Suite("The filter")
struct CharacterFilterViewModelTests {
    @Test("the filter offers all characters and each status")
    func filters() {
        #expect(
            CharacterFilterViewModel().filters == [.everybody, .status(.alive), .status(.dead), .status(.unknown)])
    }
    @Test("selecting a filter passes it to the closure")
    func select() {
        var selected: [CharacterFilter] = []
        let viewModel = CharacterFilterViewModel()
        viewModel.onSelectFilter = { selected.append($0) }
        viewModel.didSelect(.status(.unknown))
        #expect(selected == [.status(.unknown)])
    }
}
