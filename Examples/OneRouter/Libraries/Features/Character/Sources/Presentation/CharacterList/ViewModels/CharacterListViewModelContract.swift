public import ChallengeDomain
public import Observation

/// The view model of the list of characters, as its view sees it.
public protocol CharacterListViewModelContract: AnyObject, Observable {
    var state: CharacterListViewState { get }
    func load() async
    func didSelect(_ character: Character)
    func didTapFilter() async
}
