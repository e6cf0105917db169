#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Marks this view as the source of a destination: the destination's popover points to it, and its zoom transition
    /// starts here. Without a source, a popover points to the container, and a zoom starts in the middle.
    ///
    /// ```swift
    /// RouterLink(to: Route.photo(id)) { Thumbnail(id) }
    ///     .navigationSource(of: Route.photo(id))
    /// ```
    public func navigationSource(of destination: some Navigation) -> some View {
        modifier(NavigationSource(destination: destination.identity))
    }
}

private struct NavigationSource: ViewModifier {
    let destination: AnyHashable
    @Environment(\.navigationLevel) private var level
    @State private var view = SourceView()

    func body(content: Content) -> some View {
        let id = ObjectIdentifier(view)
        content
            .modifier(ZoomsFrom(destination: destination))
            .onAppear { appear(id) }
            .onDisappear { level?.sources.remove(id) }
            .onChange(of: destination) { _, destination in level?.sources.add(id, of: destination) }
            #if !os(tvOS) && !os(watchOS)
        .popover(item: level?.item(.popover, from: id) ?? .none) { modal in level?.content(modal) }
            #endif
    }
    private func appear(_ id: ObjectIdentifier) {
        view.sources = level?.sources
        level?.sources.add(id, of: destination)
    }
}

/// The identity of a source view. It lasts as long as the view's state, and then removes the view from the level's
/// sources.
@MainActor private final class SourceView {
    weak var sources: NavigationSources?

    deinit {
        let sources = sources
        let id = ObjectIdentifier(self)
        Task { @MainActor in sources?.forget(id) }
    }
}

extension Binding where Value == ShownLevel? {
    /// A binding that presents nothing.
    fileprivate static var none: Self { Binding(get: { nil }, set: { _ in }) }
}
#endif
