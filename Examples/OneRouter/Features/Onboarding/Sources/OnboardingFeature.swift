/// Makes the feature's view model. The app sets where its taps lead.
public enum OnboardingFeature {
    private static let container = OnboardingContainer()

    public static func makeViewModel() -> OnboardingViewModel { container.makeOnboardingViewModel() }
}
