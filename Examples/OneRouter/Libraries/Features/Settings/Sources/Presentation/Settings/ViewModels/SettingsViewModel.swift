public import Observation

/// The view model of the settings.
@Observable public final class SettingsViewModel: SettingsViewModelContract {
    // MARK: - Navigation actions

    public var onShowOnboarding: (() -> Void)?
    public var onClose: (() -> Void)?

    init() {}

    public func didTapOnOnboarding() { onShowOnboarding?() }
    public func didTapOnClose() { onClose?() }
}
