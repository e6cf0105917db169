/// The factory of the feature's view models. The app sets their navigation closures.
public enum EpisodeFeature {
    private static let container = EpisodeContainer()

    public static func makeListViewModel() -> EpisodeListViewModel { container.makeEpisodeListViewModel() }
    public static func makeDetailViewModel(id: Int) -> EpisodeDetailViewModel {
        container.makeEpisodeDetailViewModel(id: id)
    }
}
