import ChallengeDomain
import Testing

@testable import OneRouterCharacter

@Suite("The list of characters")
struct CharacterListViewModelTests {
    private func make(_ result: Result<[Character], DomainError>) -> CharacterListViewModel {
        CharacterListViewModel(getCharactersUseCase: GetCharactersUseCaseMock(result: result))
    }

    @Test("the list is idle before it loads")
    func idle() { #expect(make(.success([.rick])).state == .idle) }
    @Test("the list shows the loaded characters")
    func loaded() async {
        let viewModel = make(.success([.rick, .birdperson]))
        await viewModel.load()
        #expect(viewModel.state == .loaded([.rick, .birdperson]))
    }
    @Test("the list shows the error if loading fails")
    func failed() async {
        let viewModel = make(.failure(.notFound(id: 1)))
        await viewModel.load()
        #expect(viewModel.state == .failed(.notFound(id: 1)))
    }
    @Test("the list shows only the characters that the filter includes")
    func filtered() async {
        let viewModel = make(.success([.rick, .birdperson]))
        await viewModel.load()
        viewModel.apply(.status(.dead))
        #expect(viewModel.state == .loaded([.birdperson]))
    }
    @Test("a filter that is set before loading applies to the loaded characters")
    func filteredBefore() async {
        let viewModel = make(.success([.rick, .birdperson]))
        viewModel.apply(.status(.alive))
        await viewModel.load()
        #expect(viewModel.state == .loaded([.rick]))
    }
    @Test("selecting a character passes its identifier to the closure")
    func select() {
        var selected: [Int] = []
        let viewModel = make(.success([]))
        viewModel.onSelectCharacter = { selected.append($0) }
        viewModel.didSelect(.birdperson)
        #expect(selected == [47])
    }
    @Test("tapping Filter applies the filter that its closure returns, and nothing without one")
    func filter() async {
        let viewModel = make(.success([.rick, .birdperson]))
        await viewModel.load()
        viewModel.onShowFilter = { nil }
        await viewModel.didTapFilter()
        #expect(viewModel.state == .loaded([.rick, .birdperson]))
        viewModel.onShowFilter = { .status(.dead) }
        await viewModel.didTapFilter()
        #expect(viewModel.state == .loaded([.birdperson]))
    }
}
