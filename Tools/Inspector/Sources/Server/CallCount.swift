#if Inspector
import Foundation

/// Calls that are under way: those of one client, within those of all.
///
/// Unchecked, because its lock is what keeps its count.
final class CallCount: @unchecked Sendable {
    private let limit: Int
    private let whole: CallCount?
    private let lock = NSLock()
    private var count = 0

    init(limit: Int, within whole: CallCount? = nil) { (self.limit, self.whole) = (limit, whole) }

    /// Counts a call, for as long as its ticket is kept; nil if there are too many.
    func begin() -> CallTicket? {
        let outer = whole?.begin()
        guard whole == nil || outer != nil else { return nil }
        let isFree = lock.withLock {
            guard count < limit else { return false }
            count += 1
            return true
        }
        return isFree ? CallTicket(of: self, outer) : nil
    }
    fileprivate func end() { lock.withLock { count -= 1 } }
}

/// A call that is under way until nobody keeps this.
final class CallTicket: Sendable {
    private let count: CallCount
    private let outer: CallTicket?

    fileprivate init(of count: CallCount, _ outer: CallTicket?) { (self.count, self.outer) = (count, outer) }
    deinit { count.end() }
}
#endif
