public import Waymark

/// A session repository that answers what the test says, and counts who asks.
public actor SessionRepositoryMock: SessionRepository {
    private var answer: Result<Session?, any Error>
    /// How often it was asked.
    public private(set) var asked = 0

    /// A repository with a session, or without one.
    public init(_ session: Session? = nil) { answer = .success(session) }

    /// From now on it answers with this.
    public func set(_ session: Session?) { answer = .success(session) }
    /// From now on it fails.
    public func fail(_ error: any Error) { answer = .failure(error) }

    public func session() async throws -> Session? {
        asked += 1
        return try answer.get()
    }
}
