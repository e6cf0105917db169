public import Observation

/// The view model of the introduction, as its view sees it.
public protocol OnboardingViewModelContract: AnyObject, Observable {
    func didTapOnStart()
}
