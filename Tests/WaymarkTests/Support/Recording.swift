import Waymark

extension Router {
    /// Runs a closure, and waits until the router records its next transition.
    func recording<Value: Sendable>(_ start: @MainActor () -> Value) async -> Value {
        let (records, continuation) = AsyncStream.makeStream(of: Void.self)
        let registration = observe { _ in continuation.yield() }
        let value = start()
        for await _ in records { break }
        registration.cancel()
        return value
    }
}
