import ChallengeKit
public import Observation

/// The settings' first screen.
@Observable public final class SettingsViewModel {
    public let source: DataSourceChoice
    private let navigator: any SettingsNavigatorContract
    private let tracker: any ScreenTrackerContract<SettingsEvent>

    init(
        source: DataSourceChoice, navigator: any SettingsNavigatorContract,
        tracker: any ScreenTrackerContract<SettingsEvent>
    ) {
        self.source = source
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.track(.shown) }
    public func didTapSource() {
        tracker.track(.openedSource)
        navigator.openSource()
    }
    public func didTapAbout() {
        tracker.track(.openedAbout)
        navigator.openAbout()
    }
}
