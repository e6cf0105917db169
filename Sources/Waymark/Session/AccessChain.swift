extension AccessGuard {
    /// Returns a guard that asks this guard first, and `next` only about destinations that this one allows.
    ///
    /// ```swift
    /// router.setGuard(MaintenanceGuard().then(auth))
    /// ```
    public func then(_ next: some AccessGuard<Destination>) -> some AccessGuard<Destination> {
        AccessChain(guards: [self, next])
    }
}

/// Guards that are asked in order, until one doesn't allow the destination. A guard that answers asynchronously holds
/// up those after it.
struct AccessChain<Destination: Navigation>: AccessGuard {
    let guards: ArraySlice<any AccessGuard<Destination>>

    func access(to destination: Destination) throws -> AccessAnswer<Destination> {
        try access(to: destination, in: AccessContext())
    }
    func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination> {
        guard let first = guards.first else { return .allowed }
        let rest = AccessChain(guards: guards.dropFirst())
        let answer = try first.access(to: destination, in: context)
        switch answer {
        case .allowed: return try rest.access(to: destination, in: context)
        case .denied, .redirected: return answer
        case .later(let question):
            return .later {
                let answer = try await question().final()
                guard case .allowed = answer else { return answer }
                return try rest.access(to: destination, in: context)
            }
        }
    }
}
