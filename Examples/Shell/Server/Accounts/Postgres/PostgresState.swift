#if Postgres
import Foundation

/// The state of the server, which the lanes share: while it is away, one of them asks for it once in a while.
// Unchecked: `away` is read and written under `lock` only. `Mutex` needs newer systems than the package.
nonisolated final class PostgresState: @unchecked Sendable {
    private let lock = NSLock()
    private var away: (cause: PostgresFault, until: ContinuousClock.Instant)?
    private static let pause = Duration.milliseconds(500)

    var absence: PostgresFault? { lock.withLock { away.flatMap { $0.until > .now ? $0.cause : nil } } }
    func isAway(_ cause: PostgresFault) { lock.withLock { away = (cause, .now + Self.pause) } }
}
#endif
