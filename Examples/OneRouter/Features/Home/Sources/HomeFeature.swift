/// Makes the feature's view model. The app sets where its taps lead.
public enum HomeFeature {
    private static let container = HomeContainer()

    public static func makeViewModel() -> HomeViewModel { container.makeHomeViewModel() }
}
