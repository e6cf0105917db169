public import Observation

/// The view model of the screen on which the user chooses a data source.
@Observable public final class SettingsSourceViewModel {
    public let availableSources: [DataSourceChoice]
    public private(set) var source: DataSourceChoice
    private let chooseSourceUseCase: any ChooseSourceUseCaseContract
    private let navigator: any SettingsSourceNavigatorContract
    private let tracker: any SettingsSourceTrackerContract

    init(
        source: DataSourceChoice, availableSources: [DataSourceChoice],
        chooseSourceUseCase: any ChooseSourceUseCaseContract, navigator: any SettingsSourceNavigatorContract,
        tracker: any SettingsSourceTrackerContract
    ) {
        self.source = source
        self.availableSources = availableSources
        self.chooseSourceUseCase = chooseSourceUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.trackScreenViewed() }
    /// Chooses a source, and goes back to the settings. Has no effect for an unavailable source.
    public func didSelectSource(_ source: DataSourceChoice) {
        guard availableSources.contains(source) else { return }
        tracker.trackSourceSelected(source)
        chooseSourceUseCase.execute(source)
        self.source = source
        navigator.goBack()
    }
}
