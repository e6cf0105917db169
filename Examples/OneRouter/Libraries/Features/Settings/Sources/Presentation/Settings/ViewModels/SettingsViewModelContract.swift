public import Observation

/// The view model of the settings, as its view sees it.
public protocol SettingsViewModelContract: AnyObject, Observable {
    func didTapOnOnboarding()
    func didTapOnClose()
}
