/// The feature's dependencies. It has no router.
final class OnboardingContainer {
    func makeOnboardingViewModel() -> OnboardingViewModel { OnboardingViewModel() }
}
