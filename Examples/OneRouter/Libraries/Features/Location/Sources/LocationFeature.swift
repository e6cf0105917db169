/// The factory of the feature's view model. The app sets the view model's navigation closures.
public enum LocationFeature {
    private static let container = LocationContainer()

    public static func makeDetailViewModel(id: Int) -> LocationDetailViewModel {
        container.makeLocationDetailViewModel(id: id)
    }
}
