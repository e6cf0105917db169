#if Postgres
import NIOConcurrencyHelpers

/// The server's availability, which all lanes share. After a failed attempt to connect, none of them tries again for
/// half a second.
nonisolated final class PostgresState: Sendable {
    private let away = NIOLockedValueBox<(cause: PostgresFault, until: ContinuousClock.Instant)?>(nil)
    private static let pause = Duration.milliseconds(500)

    var absence: PostgresFault? { away.withLockedValue { $0.flatMap { $0.until > .now ? $0.cause : nil } } }
    func isAway(_ cause: PostgresFault) { away.withLockedValue { $0 = (cause, .now + Self.pause) } }
}
#endif
