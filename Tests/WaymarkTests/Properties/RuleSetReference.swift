import Waymark

/// The result for a destination, on which all ways to it have to agree.
enum Verdict: Equatable {
    case allowed(Page)
    case denied(DenialReason)
    /// A loop or too long a chain of redirects, with the names from the requested page to the repeated or excess one.
    case loop([String])
    /// Any other result of the library, as text. The reference never returns it.
    case other(String)

    /// This verdict without the names of its chain.
    var withoutChain: Verdict { if case .loop = self { .loop([]) } else { self } }
}

extension RuleSet {
    /// Returns the verdict on a destination. It follows redirects and the guard's redirects as one chain, and uses no
    /// code of the library.
    func verdict(on destination: Page, for visitor: Visitor?) -> Verdict {
        var chain = [destination]
        while true {
            let page = chain[chain.count - 1]
            let next: Page
            if let target = redirects[page], target != page {
                next = target
            } else {
                switch answer(to: page, for: visitor) {
                case .allowed: return .allowed(page)
                case .denied(let reason): return .denied(reason)
                case .throwing: return .denied(.failed)
                case .redirected(let target):
                    if target == page { return .allowed(page) }
                    next = target
                }
            }
            let hops = chain.count - 1
            if hops == 5 || chain.contains(next) { return .loop((chain + [next]).map { "p\($0.number)" }) }
            chain.append(next)
        }
    }
}
