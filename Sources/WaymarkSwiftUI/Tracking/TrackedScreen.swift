#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Reports an event whenever the screen appears.
    public func tracksScreen(_ event: some TrackableEvent, with tracker: any Tracker) -> some View {
        onAppear { tracker.track(event) }
    }
}
#endif
