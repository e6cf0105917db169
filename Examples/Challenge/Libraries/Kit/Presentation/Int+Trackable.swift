public import Waymark

/// Lets numbers out in events. Those of this app are the numbers of characters, episodes and locations, which are the
/// same for every user. An app whose numbers belong to users leaves this out.
nonisolated extension Int: @retroactive Trackable {
    public var trackedText: String { String(self) }
}
