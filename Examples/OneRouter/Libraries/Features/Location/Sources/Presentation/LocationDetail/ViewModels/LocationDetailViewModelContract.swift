public import ChallengeDomain
public import Observation

/// The view model of a location's screen, as its view sees it.
public protocol LocationDetailViewModelContract: AnyObject, Observable {
    var state: LocationDetailViewState { get }
    func load() async
    func didTapOnBack()
    func didSelect(_ character: Character)
}
