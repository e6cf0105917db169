public import ChallengeDomain
public import Observation

/// The view model of an episode's screen, as its view sees it.
public protocol EpisodeDetailViewModelContract: AnyObject, Observable {
    var state: EpisodeDetailViewState { get }
    func load() async
    func didTapOnBack()
    func didSelect(_ character: Character)
}
