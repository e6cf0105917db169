/// Several guards as one: asked in order, and the first that does not allow decides. A later guard is asked only when
/// those before it have allowed, also where they had to find out.
///
/// ```swift
/// router.protect(with: AccessChain([MaintenanceGuard(), AuthGuard(sessions: sessions)]))
/// ```
public struct AccessChain<Destination: Navigation>: AccessControl {
    private let controls: ArraySlice<any AccessControl<Destination>>

    /// - Parameter controls: In the order in which they are asked. None allows everything.
    public init(_ controls: [any AccessControl<Destination>]) { self.init(rest: controls[...]) }
    private init(rest controls: ArraySlice<any AccessControl<Destination>>) { self.controls = controls }

    public func access(to destination: Destination) throws -> AccessAnswer<Destination> {
        try access(to: destination, in: AccessContext())
    }
    public func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination> {
        guard let control = controls.first else { return .allowed }
        let rest = AccessChain(rest: controls.dropFirst())
        let answer = try control.access(to: destination, in: context)
        switch answer {
        case .allowed: return try rest.access(to: destination, in: context)
        case .denied, .redirected: return answer
        case .later(let question):
            return .later {
                var answer = try await question()
                while case .later(let next) = answer { answer = try await next() }
                guard case .allowed = answer else { return answer }
                return try rest.access(to: destination, in: context)
            }
        }
    }
}
