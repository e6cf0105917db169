/// A container that creates the feature's view model, which has no dependencies.
final class OnboardingContainer {
    func makeOnboardingViewModel() -> OnboardingViewModel { OnboardingViewModel() }
}
