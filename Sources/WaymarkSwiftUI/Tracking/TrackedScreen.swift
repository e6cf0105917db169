#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Reports an event each time this view appears, except in a link's preview.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - tracker: The tracker that records it.
    public func tracksScreen(_ event: some TrackableEvent, with tracker: any Tracker) -> some View {
        modifier(TracksScreen { tracker.track(event) })
    }
}

private struct TracksScreen: ViewModifier {
    let track: () -> Void
    @Environment(\.isPreviewed) private var isPreviewed

    init(_ track: @escaping () -> Void) { self.track = track }

    func body(content: Content) -> some View {
        content.onAppear { if !isPreviewed { track() } }
    }
}
#endif
