import ChallengeDomain
import Testing

@testable import OneRouterCharacter

@Suite("The filter")
struct CharacterFilterViewModelTests {
    @Test("it offers everybody and each status")
    func filters() {
        #expect(
            CharacterFilterViewModel().filters == [.everybody, .status(.alive), .status(.dead), .status(.unknown)])
    }
    @Test("selecting a filter reports it")
    func select() {
        var selected: [CharacterFilter] = []
        let viewModel = CharacterFilterViewModel()
        viewModel.onSelectFilter = { selected.append($0) }
        viewModel.didSelect(.status(.unknown))
        #expect(selected == [.status(.unknown)])
    }
}
