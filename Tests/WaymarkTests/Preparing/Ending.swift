/// Runs asynchronous work, and keeps its result for reading without `await`; nil until the work has ended.
@MainActor final class Ending<Value: Sendable> {
    private(set) var value: Result<Value, any Error>?
    private var task: Task<Void, Never>?

    init(_ body: @escaping @MainActor () async throws -> Value) {
        task = Task { [weak self] in
            let result: Result<Value, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            self?.value = result
        }
    }
    deinit { task?.cancel() }
    var text: String { value.map { "\($0)" } ?? "not ended" }
}
