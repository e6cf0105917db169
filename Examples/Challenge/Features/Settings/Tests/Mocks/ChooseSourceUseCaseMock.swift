@testable import ChallengeSettings

final class ChooseSourceUseCaseMock: ChooseSourceUseCaseContract {
    private(set) var executeSources: [DataSourceChoice] = []

    func execute(_ source: DataSourceChoice) { executeSources.append(source) }
}
