/// The factory of the feature's view model. The app sets the view model's navigation closures.
public enum HomeFeature {
    private static let container = HomeContainer()

    public static func makeViewModel() -> HomeViewModel { container.makeHomeViewModel() }
}
