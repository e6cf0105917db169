/// The loading state of a screen's data. Each screen has an alias for it, such as `CharacterListViewState`.
public enum LoadState<Value> {
    /// Nothing has been loaded yet, or the load was cancelled.
    case idle
    case loading
    case loaded(Value)
    case failed(APIError)

    /// Performs a load, and returns its result. A cancelled load returns `idle`, so that the next appearance loads
    /// again.
    public static func result(of load: () async throws(APIError) -> Value) async -> LoadState {
        do throws(APIError) { return .loaded(try await load()) } catch {
            return error == .cancelled ? .idle : .failed(error)
        }
    }
    /// The value; nil unless it is loaded.
    public var value: Value? { if case .loaded(let value) = self { value } else { nil } }
    /// The error; nil unless loading failed.
    public var error: APIError? { if case .failed(let error) = self { error } else { nil } }
}
