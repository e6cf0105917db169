import Testing
import WaymarkTesting

/// Asynchronous work whose result can be read without `await`. `value` is nil until the work has ended.
@MainActor final class Ending<Value: Sendable> {
    private(set) var value: Result<Value, any Error>?
    private var hasBegun = false
    private var task: Task<Void, Never>?

    init(_ body: @escaping @MainActor () async throws -> Value) {
        task = Task { [weak self] in
            self?.hasBegun = true
            let result: Result<Value, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            self?.value = result
        }
    }
    deinit { task?.cancel() }
    /// Waits until the work has come to its first suspension, or has ended.
    func begun(sourceLocation: SourceLocation = #_sourceLocation) async {
        await until("the work never begins", sourceLocation: sourceLocation) { hasBegun }
    }
    var text: String { value.map { "\($0)" } ?? "not ended" }
}
