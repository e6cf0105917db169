import Foundation

/// A value that several threads read and change under a lock.
// Unchecked: `value` is only accessed while `lock` is held. `Mutex` needs newer systems than this package supports.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
