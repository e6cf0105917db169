import Waymark
import WaymarkTesting

/// A session repository that answers when a test opens its gate.
struct GatedSessions: SessionRepository {
    let gate: Gate<Session?>

    func session() async throws -> Session? { try await gate.pass() }
}
