/// What a screen knows of its data.
public enum LoadState<Value> {
    case loading
    case loaded(Value)
    case failed(APIError)

    /// Loads, and says how it ended.
    public static func result(of load: () async throws(APIError) -> Value) async -> LoadState {
        do throws(APIError) { return .loaded(try await load()) } catch { return .failed(error) }
    }
    /// The value, once it is there.
    public var value: Value? { if case .loaded(let value) = self { value } else { nil } }
    /// Why it is not there.
    public var error: APIError? { if case .failed(let error) = self { error } else { nil } }
}
