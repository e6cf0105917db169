/// Creates the feature's view model. The app sets its navigation.
public enum LocationFeature {
    private static let container = LocationContainer()

    public static func makeDetailViewModel(id: Int) -> LocationDetailViewModel {
        container.makeLocationDetailViewModel(id: id)
    }
}
