/// The feature, which creates its view model. The app sets the view model's navigation closures.
public enum OnboardingFeature {
    private static let container = OnboardingContainer()

    public static func makeViewModel() -> OnboardingViewModel { container.makeOnboardingViewModel() }
}
