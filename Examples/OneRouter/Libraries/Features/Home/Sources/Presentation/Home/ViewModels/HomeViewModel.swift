public import Observation

/// The view model of the first screen.
@Observable public final class HomeViewModel: HomeViewModelContract {
    // MARK: - Navigation actions

    public var onGoToCharacters: (() -> Void)?
    public var onGoToEpisodes: (() -> Void)?
    public var onShowSettings: (() -> Void)?

    init() {}

    public func didTapOnCharacters() { onGoToCharacters?() }
    public func didTapOnEpisodes() { onGoToEpisodes?() }
    public func didTapOnSettings() { onShowSettings?() }
}
