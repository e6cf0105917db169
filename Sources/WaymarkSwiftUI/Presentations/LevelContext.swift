#if canImport(SwiftUI)
import Observation
import SwiftUI
import Waymark

/// The SwiftUI presentations of modals.
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

/// A level with the type of its destinations erased, for its views.
@MainActor struct LevelContext {
    let level: ShownLevel
    /// Retains the host.
    let router: AnyObject
    let capabilities: NavigationCapabilities
    /// True if the window is too narrow for an inspector's column.
    let isCompact: Bool
    let sources: NavigationSources
    let isPresenter: Bool
    /// The root of a modal's stack.
    let root: (ShownLevel) -> AnyHashable?
    // type-erased because a level's type would contain itself
    let content: (ShownLevel) -> AnyView

    /// A binding to the level's modal, if it is presented this way from this view.
    ///
    /// - Parameter source: The view that the modal is attached to; nil for the container itself.
    func item(_ way: PresentedAs, from source: NavigationSources.ID? = nil) -> Binding<ShownLevel?> {
        let drawn = modal(way, from: source)
        // read each time, because SwiftUI may ask before it has drawn again
        return Binding {
            modal(way, from: source)
        } set: { [router] new in
            // SwiftUI writes nil when the user has dismissed this modal; a late nil about another modal is ignored
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

/// The views of a level that are sources of destinations, while they are on screen.
@MainActor @Observable final class NavigationSources {
    typealias ID = ObjectIdentifier
    private var views: [(destination: AnyHashable, id: ID)] = []

    func add(_ id: ID, of destination: AnyHashable) {
        remove(id)
        views.append((destination, id))
    }
    func remove(_ id: ID) { views.removeAll { $0.id == id } }
    /// Returns the source that a popover points to.
    func first(of destination: AnyHashable) -> ID? { views.first { $0.destination == destination }?.id }
}

extension Navigation {
    /// The destination's identity in its own feature.
    var identity: AnyHashable { (self as? AnyNavigation)?.base.identity ?? AnyHashable(self) }
}

extension EnvironmentValues {
    /// The level of a view; nil outside of containers.
    var navigationLevel: LevelContext? {
        get { self[OptionalKey<LevelContext>.self] }
        set { self[OptionalKey<LevelContext>.self] = newValue }
    }
}
#endif
