#if canImport(SwiftUI)
import Observation
import SwiftUI
import Waymark

/// What the framework presents a modal as.
enum PresentedAs {
    case sheet, cover, popover, inspector

    init(_ style: ModalStyle, _ capabilities: NavigationCapabilities, isCompact: Bool) {
        switch style {
        case .sheet: self = .sheet
        case .fullScreen: self = capabilities.contains(.fullScreenCovers) ? .cover : .sheet
        case .popover: self = capabilities.contains(.popovers) ? .popover : .sheet
        case .inspector: self = capabilities.contains(.inspectors) && !isCompact ? .inspector : .sheet
        }
    }
}

/// What the views of a level know of it, whatever the type of its destinations.
@MainActor struct LevelContext {
    let level: ShownLevel
    /// It keeps the host that the level belongs to.
    let router: AnyObject
    let capabilities: NavigationCapabilities
    /// True if there is no room for an inspector's column.
    let isCompact: Bool
    let sources: NavigationSources
    let isPresenter: Bool
    /// What a modal stands on.
    let root: (ShownLevel) -> AnyHashable?
    // erased: a level's type would contain itself
    let content: (ShownLevel) -> AnyView

    /// The modal over the level, if it is presented this way, and by this view.
    ///
    /// - Parameter source: The view that it comes from; nil for the container itself.
    func item(_ way: PresentedAs, from source: NavigationSources.ID? = nil) -> Binding<ShownLevel?> {
        let drawn = modal(way, from: source)
        // read anew each time, as SwiftUI may ask before it has drawn again
        return Binding {
            modal(way, from: source)
        } set: { [router] new in
            // the framework writes nil when the user has dismissed this very modal; a late nil about another one is
            // nothing
            guard new == nil, let drawn, drawn === modal(way, from: source) else { return }
            withExtendedLifetime(router) { _ = drawn.userDidDismiss() }
        }
    }
    private func modal(_ way: PresentedAs, from source: NavigationSources.ID?) -> ShownLevel? {
        level.modal.flatMap { isPresented($0, way, from: source) ? $0 : nil }
    }
    private func isPresented(_ modal: ShownLevel, _ way: PresentedAs, from source: NavigationSources.ID?) -> Bool {
        guard isPresenter, let style = modal.style,
            PresentedAs(style, capabilities, isCompact: isCompact) == way
        else { return false }
        return way != .popover || root(modal).flatMap(sources.first) == source
    }
}

/// The views of a level that destinations come from, as long as they are on screen.
@MainActor @Observable final class NavigationSources {
    typealias ID = ObjectIdentifier
    private var views: [(destination: AnyHashable, id: ID)] = []

    func add(_ id: ID, of destination: AnyHashable) {
        remove(id)
        views.append((destination, id))
    }
    func remove(_ id: ID) { views.removeAll { $0.id == id } }
    /// The one that a popover points to.
    func first(of destination: AnyHashable) -> ID? { views.first { $0.destination == destination }?.id }
}

extension Navigation {
    /// The destination as its feature knows it.
    var identity: AnyHashable { (self as? AnyNavigation)?.base.identity ?? AnyHashable(self) }
}

extension EnvironmentValues {
    /// The level that a view is on; nil outside of containers.
    var navigationLevel: LevelContext? {
        get { self[OptionalKey<LevelContext>.self] }
        set { self[OptionalKey<LevelContext>.self] = newValue }
    }
}
#endif
