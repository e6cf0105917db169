#if Inspector
import Waymark

/// A router that is looked at, whatever its destinations.
@MainActor protocol Source: AnyObject {
    var id: String { get }
    /// nil once the router is gone.
    var summary: InspectedSource? { get }
    /// The number of the last transition.
    var lastNumber: Int { get }
    /// What changes without a transition; compared, and nothing else.
    var situation: AnyHashable? { get }
    /// Answers a call that is about this source.
    func answer(_ call: InspectorCall, app: String) async throws(ProtocolError) -> any Encodable & Sendable
    /// The transitions after a number, rendered; at most `limit`.
    func transitions(after number: Int, limit: Int) async -> [InspectedTransition]
    func state() async -> InspectedState?
    func isLooking(at router: AnyObject) -> Bool
    /// No longer watches the router.
    func stop()
}
#endif
