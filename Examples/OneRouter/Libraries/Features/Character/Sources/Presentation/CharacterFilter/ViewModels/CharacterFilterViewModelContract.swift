public import Observation

/// The view model of the filter, as its view sees it.
public protocol CharacterFilterViewModelContract: AnyObject, Observable {
    var filters: [CharacterFilter] { get }
    func didSelect(_ filter: CharacterFilter)
}
