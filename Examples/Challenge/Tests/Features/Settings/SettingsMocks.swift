@testable import ChallengeSettings

final class SettingsNavigatorMock: SettingsNavigatorContract {
    private(set) var calls: [String] = []
    func openSource() { calls.append("open source") }
    func openAbout() { calls.append("open about") }
}
final class SettingsTrackerMock: SettingsTrackerContract {
    private(set) var events: [SettingsEvent] = []
    func track(_ event: SettingsEvent) { events.append(event) }
}
final class SettingsSourceNavigatorMock: SettingsSourceNavigatorContract {
    private(set) var calls: [String] = []
    func close() { calls.append("close") }
}
final class SettingsSourceTrackerMock: SettingsSourceTrackerContract {
    private(set) var events: [SettingsSourceEvent] = []
    func track(_ event: SettingsSourceEvent) { events.append(event) }
}
final class SettingsAboutNavigatorMock: SettingsAboutNavigatorContract {
    private(set) var calls: [String] = []
    func openTour() { calls.append("open tour") }
}
final class SettingsAboutTrackerMock: SettingsAboutTrackerContract {
    private(set) var events: [SettingsAboutEvent] = []
    func track(_ event: SettingsAboutEvent) { events.append(event) }
}
