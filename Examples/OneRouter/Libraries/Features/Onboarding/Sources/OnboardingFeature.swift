/// The factory of the feature's view model. The app sets the view model's navigation closures.
public enum OnboardingFeature {
    private static let container = OnboardingContainer()

    public static func makeViewModel() -> OnboardingViewModel { container.makeOnboardingViewModel() }
}
