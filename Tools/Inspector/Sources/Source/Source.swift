#if Inspector
import Waymark

/// A watched router, with destinations of any type.
@MainActor protocol Source: AnyObject {
    var id: String { get }
    /// The description of the router; nil once it is gone.
    var summary: InspectedSource? { get }
    /// The number of the last transition.
    var lastNumber: Int { get }
    /// The state that changes without transitions, for comparisons only.
    var situation: AnyHashable? { get }
    /// Answers a call about this source.
    func answer(_ call: InspectorCall, app: String) async throws(ProtocolError) -> any Encodable & Sendable
    /// The rendered transitions after a number, at most `limit`.
    func transitions(after number: Int, limit: Int) async -> [InspectedTransition]
    func state() async -> InspectedState?
    func isLooking(at router: AnyObject) -> Bool
    /// Stops watching the router.
    func stop()
}
#endif
