@testable import ChallengeSettings

final class SettingsNavigatorMock: SettingsNavigatorContract {
    private(set) var calls: [String] = []
    func openSource() { calls.append("open source") }
    func openAbout() { calls.append("open about") }
}
final class SettingsSourceNavigatorMock: SettingsSourceNavigatorContract {
    private(set) var calls: [String] = []
    func close() { calls.append("close") }
}
final class SettingsAboutNavigatorMock: SettingsAboutNavigatorContract {
    private(set) var calls: [String] = []
    func openTour() { calls.append("open tour") }
}
