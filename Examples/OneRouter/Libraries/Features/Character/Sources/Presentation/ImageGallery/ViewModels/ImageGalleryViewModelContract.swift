public import Observation

/// The view model of a character's pictures, as its view sees it.
public protocol ImageGalleryViewModelContract: AnyObject, Observable {
    var state: ImageGalleryViewState { get }
    func load() async
    func didTapOnClose()
}
