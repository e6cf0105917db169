/// Creates the feature's view model. The app sets its navigation.
public enum OnboardingFeature {
    private static let container = OnboardingContainer()

    public static func makeViewModel() -> OnboardingViewModel { container.makeOnboardingViewModel() }
}
