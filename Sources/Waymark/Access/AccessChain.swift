/// Several guards as one: asked in order, and the first that does not allow decides. A later guard is asked only when
/// those before it have allowed, also where they had to find out.
///
/// ```swift
/// router.protect(with: AccessChain([MaintenanceGuard(), AuthGuard(sessions: sessions)]))
/// ```
public struct AccessChain<Destination: Navigation>: AccessControl {
    private let controls: [any AccessControl<Destination>]

    /// - Parameter controls: In the order in which they are asked. None allows everything.
    public init(_ controls: [any AccessControl<Destination>]) { self.controls = controls }

    public func access(to destination: Destination) throws -> AccessAnswer<Destination> {
        try Self.answer(of: controls[...]) { try $0.access(to: destination) }
    }
    public func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination> {
        try Self.answer(of: controls[...]) { try $0.access(to: destination, in: context) }
    }

    private typealias Asking = @MainActor @Sendable (any AccessControl<Destination>) throws -> AccessAnswer<Destination>

    @MainActor private static func answer(
        of controls: ArraySlice<any AccessControl<Destination>>, _ ask: @escaping Asking
    ) throws -> AccessAnswer<Destination> {
        var rest = controls
        while let control = rest.popFirst() {
            let answer = try ask(control)
            switch answer {
            case .allowed: continue
            case .denied, .redirected: return answer
            case .later(let question):
                let others = rest
                return .later { try await after(question, others, ask) }
            }
        }
        return .allowed
    }

    @MainActor private static func after(
        _ question: @MainActor @Sendable () async throws -> AccessAnswer<Destination>,
        _ rest: ArraySlice<any AccessControl<Destination>>, _ ask: @escaping Asking
    ) async throws -> AccessAnswer<Destination> {
        let answer = try await question()
        switch answer {
        case .allowed: return try Self.answer(of: rest, ask)
        case .denied, .redirected: return answer
        case .later(let next): return .later { try await after(next, rest, ask) }
        }
    }
}
