public import ChallengeDomain
public import Observation

/// The view model of the list of episodes, as its view sees it.
public protocol EpisodeListViewModelContract: AnyObject, Observable {
    var state: EpisodeListViewState { get }
    func load() async
    func didSelect(_ episode: Episode)
}
