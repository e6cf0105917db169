#if canImport(SwiftUI)
import Observation
import SwiftUI
import Waymark

/// A way in which SwiftUI presents a modal.
enum PresentedAs {
    case sheet, cover, popover

    init(_ style: ModalStyle, _ capabilities: NavigationCapabilities) {
        switch style {
        case .sheet: self = .sheet
        case .fullScreen: self = capabilities.contains(.fullScreenCovers) ? .cover : .sheet
        case .popover: self = capabilities.contains(.popovers) ? .popover : .sheet
        }
    }
}

/// The facts with which a level's views present its modal. The type of the level's destinations is erased. It is one
/// object for as long as the level is shown, because another value in the environment would update all of its readers.
@MainActor final class LevelContext {
    var level: ShownLevel
    /// The level's router, which retains the host.
    var router: AnyObject
    let sources = NavigationSources()
    var capabilities = NavigationCapabilities.ofSystem
    var isPresenter = true
    /// Returns the identity of a modal's root destination; nil if the modal has none.
    var root: (ShownLevel) -> AnyHashable? = { _ in nil }
    // type-erased because a level's type would contain itself
    var content: (ShownLevel) -> AnyView = { _ in AnyView(EmptyView()) }

    init(_ level: ShownLevel, _ router: AnyObject) {
        self.level = level
        self.router = router
    }

    /// Returns a binding to the level's modal. Its value is nil unless the modal is presented as `way` and, for a
    /// popover, from `source`. Setting it to nil reports that the user has dismissed the modal.
    ///
    /// - Parameters:
    ///   - way: The SwiftUI presentation.
    ///   - source: The view that a popover is attached to; nil for the container itself. Ignored for other modals.
    func item(_ way: PresentedAs, from source: NavigationSources.ID? = nil) -> Binding<ShownLevel?> {
        let drawn = modal(way, from: source)
        // read each time, because SwiftUI may ask before it has drawn again
        return Binding {
            self.modal(way, from: source)
        } set: { new in
            // SwiftUI writes nil when the user has dismissed this modal; a late nil about another modal is ignored
            guard new == nil, let drawn, drawn === self.modal(way, from: source) else { return }
            drawn.userDidDismiss()
        }
    }
    private func modal(_ way: PresentedAs, from source: NavigationSources.ID?) -> ShownLevel? {
        level.modal.flatMap { isPresented($0, way, from: source) ? $0 : nil }
    }
    private func isPresented(_ modal: ShownLevel, _ way: PresentedAs, from source: NavigationSources.ID?) -> Bool {
        guard isPresenter, let style = modal.style, PresentedAs(style, capabilities) == way else { return false }
        return way != .popover || sources.source(of: modal, root(modal)) == source
    }
}

/// The views of a level that are sources of destinations, while they are on screen.
@MainActor @Observable final class NavigationSources {
    typealias ID = ObjectIdentifier
    private var views: [(destination: AnyHashable, id: ID)] = []
    /// The popover on screen; `attached` is its source.
    @ObservationIgnored private weak var popover: ShownLevel?
    @ObservationIgnored private var attached: ID?

    func add(_ id: ID, of destination: AnyHashable) {
        remove(id)
        views.append((destination, id))
    }
    func remove(_ id: ID) { views.removeAll { $0.id == id } }
    /// Returns the source view of a popover; nil for the container. A popover on screen keeps its source as long as the
    /// view exists, even if a collapsed column or a cover hides the view, because SwiftUI dismisses a popover that
    /// moves to another view.
    func source(of modal: ShownLevel, _ destination: AnyHashable?) -> ID? {
        if popover === modal { return attached }
        return views.first { $0.destination == destination }?.id
    }
    /// Records that a popover is on screen, and the source it is attached to. Does nothing for other modals.
    func didPresent(_ modal: ShownLevel, of destination: AnyHashable?) {
        guard modal.style == .popover, popover !== modal else { return }
        (attached, popover) = (source(of: modal, destination), modal)
    }
    /// Removes a view that no longer exists, and marks a popover that is attached to it as outdated.
    func forget(_ id: ID) {
        remove(id)
        if attached == id { popover?.isOutdated = true }
    }
}

extension Navigation {
    /// The destination's identity for SwiftUI. It is equal for a feature's destination and its type-erased form.
    var identity: AnyHashable { (self as? AnyNavigation)?.base.identity ?? AnyHashable(self) }
}

extension EnvironmentValues {
    /// The context of the level that a view belongs to; nil outside of containers.
    @Entry var navigationLevel: LevelContext?
}
#endif
