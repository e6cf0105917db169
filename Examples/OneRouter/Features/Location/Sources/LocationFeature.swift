/// Makes the feature's view model. The app sets where its taps lead.
public enum LocationFeature {
    private static let container = LocationContainer()

    public static func makeDetailViewModel(id: Int) -> LocationDetailViewModel {
        container.makeLocationDetailViewModel(id: id)
    }
}
