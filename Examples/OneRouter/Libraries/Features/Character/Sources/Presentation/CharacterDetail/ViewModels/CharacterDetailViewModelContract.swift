public import ChallengeDomain
public import Observation

/// The view model of a character's screen, as its view sees it.
public protocol CharacterDetailViewModelContract: AnyObject, Observable {
    var state: CharacterDetailViewState { get }
    func load() async
    func didTapOnBack()
    func didTapOnLocation(_ location: Location)
    func didTapOnEpisode(_ id: Int)
    func didTapOnGallery()
}
