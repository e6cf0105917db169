public import Waymark

/// A session repository whose answer is set by a test. It counts its calls.
public actor SessionRepositoryMock: SessionRepository {
    private var answer: Result<Session?, any Error>
    /// The number of calls.
    public private(set) var asked = 0

    /// Creates a repository with a session, or without one.
    public init(_ session: Session? = nil) { answer = .success(session) }

    /// Sets the session.
    public func set(_ session: Session?) { answer = .success(session) }
    /// Makes every call throw this error.
    public func fail(_ error: any Error) { answer = .failure(error) }

    public func session() async throws -> Session? {
        asked += 1
        return try answer.get()
    }
}
