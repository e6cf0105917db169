/// Creates the feature's view model. The app sets its navigation.
public enum HomeFeature {
    private static let container = HomeContainer()

    public static func makeViewModel() -> HomeViewModel { container.makeHomeViewModel() }
}
