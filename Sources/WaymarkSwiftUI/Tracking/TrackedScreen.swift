#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Reports an event each time this view appears.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - tracker: The tracker that records it.
    public func tracksScreen(_ event: some TrackableEvent, with tracker: any Tracker) -> some View {
        onAppear { tracker.track(event) }
    }
}
#endif
