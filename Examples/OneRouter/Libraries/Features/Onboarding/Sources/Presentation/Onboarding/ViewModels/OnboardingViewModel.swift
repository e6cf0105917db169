public import Observation

/// The view model of the introduction.
@Observable public final class OnboardingViewModel: OnboardingViewModelContract {
    // MARK: - Navigation actions

    public var onFinish: (() -> Void)?

    init() {}

    public func didTapOnStart() { onFinish?() }
}
