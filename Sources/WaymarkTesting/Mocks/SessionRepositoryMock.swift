public import Waymark

/// A session repository that returns the session or error that a test sets.
public actor SessionRepositoryMock: SessionRepository {
    private var answer: Result<Session?, any Error>
    /// The number of calls to `session()`.
    public private(set) var asked = 0

    /// Creates a repository that returns this session; nil for none.
    public init(_ session: Session? = nil) { answer = .success(session) }

    /// Makes every further call return this session; nil for none.
    public func set(_ session: Session?) { answer = .success(session) }
    /// Makes every further call throw this error.
    public func fail(_ error: any Error) { answer = .failure(error) }

    public func session() async throws -> Session? {
        asked += 1
        return try answer.get()
    }
}
