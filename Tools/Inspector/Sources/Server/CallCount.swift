#if Inspector
import Foundation

/// A counter of calls in progress, with a limit. A client's calls also count toward `whole`, the counter for all
/// clients.
///
/// `@unchecked Sendable`: a lock protects the count, because `Mutex` needs newer systems than the package supports.
final class CallCount: @unchecked Sendable {
    private let limit: Int
    private let whole: CallCount?
    private let lock = NSLock()
    private var count = 0

    init(limit: Int, within whole: CallCount? = nil) { (self.limit, self.whole) = (limit, whole) }

    /// Starts a call, which is in progress until its ticket is deallocated.
    ///
    /// - Returns: The ticket; nil if too many calls are in progress.
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

/// A ticket for a call. The call counts as in progress until the ticket is deallocated.
final class CallTicket: Sendable {
    private let count: CallCount
    private let outer: CallTicket?

    fileprivate init(of count: CallCount, _ outer: CallTicket?) { (self.count, self.outer) = (count, outer) }
    deinit { count.end() }
}
#endif
