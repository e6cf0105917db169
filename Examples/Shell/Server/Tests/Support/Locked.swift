import Foundation

/// A value that several threads of a test read and change.
// Unchecked: `value` is read and written under `lock` only. `Mutex` and `Atomic` need newer systems than the package.
nonisolated final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
