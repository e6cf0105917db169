import ChallengeDomain
import Testing

@testable import OneRouterLocation

@Suite("A location's screen")
struct LocationDetailViewModelTests {
    private func make(id: Int = 1) -> LocationDetailViewModel {
        LocationDetailViewModel(
            identifier: id, getLocationUseCase: GetLocationUseCase(repository: SampleRepository()),
            getCharactersUseCase: GetCharactersUseCase(repository: SampleRepository()))
    }

    @Test("the screen shows the location and its residents")
    func loaded() async throws {
        let viewModel = make()
        await viewModel.load()
        guard case .loaded(let location, let residents) = viewModel.state else {
            Issue.record("the state is \(viewModel.state)")
            return
        }
        #expect(location.name == "Earth")
        #expect(residents.map(\.name) == ["Summer Smith"])
    }
    @Test("the screen shows the error if loading fails")
    func failed() async {
        let viewModel = make(id: 99)
        await viewModel.load()
        #expect(viewModel.state == .failed(.notFound(id: 99)))
    }
    @Test("Back calls its closure")
    func back() {
        var count = 0
        let viewModel = make()
        viewModel.onBack = { count += 1 }
        viewModel.didTapOnBack()
        #expect(count == 1)
    }
    @Test("selecting a resident passes the identifier to the closure")
    func select() async throws {
        var selected: [Int] = []
        let viewModel = make()
        viewModel.onSelectCharacter = { selected.append($0) }
        viewModel.didSelect(try await SampleRepository().character(id: 3))
        #expect(selected == [3])
    }
}
