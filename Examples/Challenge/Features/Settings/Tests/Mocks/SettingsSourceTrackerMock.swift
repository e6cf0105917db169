@testable import ChallengeSettings

final class SettingsSourceTrackerMock: SettingsSourceTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackSourceSelectedSources: [DataSourceChoice] = []

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackSourceSelected(_ source: DataSourceChoice) { trackSourceSelectedSources.append(source) }
}
