import Waymark

/// What becomes of one destination: what every way into the state has to agree on.
enum Verdict: Equatable {
    case allowed(Page)
    case denied(DenialReason)
    /// Names, from what was asked for to what would have been the next hop.
    case loop([String])
    /// None of these: what a test saw instead. The reference never says so.
    case other(String)

    /// The same without the chain.
    var withoutChain: Verdict { if case .loop = self { .loop([]) } else { self } }
}

extension RuleSet {
    /// Follows redirects and the guard's own redirects as one chain. Slow and obvious, over dictionaries: it shares
    /// nothing with the library.
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
