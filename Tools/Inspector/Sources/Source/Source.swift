#if Inspector
import Waymark

/// An inspected router, independent of its type of destination.
@MainActor protocol Source: AnyObject {
    var id: String { get }
    /// The router's description; nil once the router is deallocated.
    var summary: InspectedSource? { get }
    /// The number of the newest transition; 0 before the first one.
    var lastNumber: Int { get }
    /// A value that changes whenever the state may have changed; nil once the router is deallocated.
    var situation: AnyHashable? { get }
    /// Performs a call about this router.
    ///
    /// - Throws: `ProtocolError` if the call is refused.
    func answer(
        _ method: InspectorMethod, _ parameters: CallParameters
    ) async throws(ProtocolError) -> any Encodable & Sendable
    /// Returns at most `limit` transitions after a number, oldest first.
    func transitions(after number: Int, limit: Int) async -> [InspectedTransition]
    func state() async -> InspectedState?
    /// Stops observing the router.
    func stop()
}
#endif
