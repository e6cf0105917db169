/// A container of the feature's dependencies, which don't include a router.
final class OnboardingContainer {
    func makeOnboardingViewModel() -> OnboardingViewModel { OnboardingViewModel() }
}
