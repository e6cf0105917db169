/// The way a navigation is combined with an earlier one that has the same key and hasn't ended yet. All levels of a
/// router share the keys.
///
/// Without a key, the latest navigation wins: it replaces any navigation whose guard hasn't answered.
public enum NavigationCoalescing: Hashable, Sendable {
    /// Keeps the earlier navigation with this key; this one ends as a duplicate. For a button that is tapped again
    /// while a guard asks a server.
    case keepingFirst(String)
    /// Replaces the earlier navigation that has this key, even if that is still waiting for its turn. The earlier one
    /// ends as superseded. For results that follow what the user types.
    case replacing(String)

    fileprivate var key: String {
        switch self {
        case .keepingFirst(let key), .replacing(let key): key
        }
    }
}

extension Router {
    /// Shows a destination as `navigate(to:)` does. If an earlier navigation with the same key hasn't ended, either
    /// this one replaces it, or it is kept and this one isn't performed.
    @discardableResult public func navigate(
        to destination: Destination, coalescing: NavigationCoalescing
    ) -> NavigationHandle { perform(.navigate(destination), coalescing: coalescing) }
}

extension NavigationStore {
    func perform(_ request: Request, _ coalescing: NavigationCoalescing) -> NavigationHandle {
        let key = coalescing.key
        if case .keepingFirst = coalescing, waiting.keys[key] != nil {
            return record(request.kind, at: request.level, request.origin, Settlement(.duplicate))
        }
        var request = request
        let errand = request.madeErrand()
        let id = ObjectIdentifier(errand)
        waiting.setKey(key, id)
        request.onTurn { [weak anchor = anchored()] in anchor?.store.waiting.keys[key] == id ? nil : .superseded }
        request.onEnd { [weak anchor = anchored()] _ in anchor?.store.waiting.freeKey(key, id) }
        return perform(request)
    }
}
