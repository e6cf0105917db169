public import Observation

/// The view model of the first screen, as its view sees it.
public protocol HomeViewModelContract: AnyObject, Observable {
    func didTapOnCharacters()
    func didTapOnEpisodes()
    func didTapOnSettings()
}
