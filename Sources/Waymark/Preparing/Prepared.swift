/// The value prepared for a screen: loading, loaded or failed. Observable, so views that read it update.
///
/// ```swift
/// let profile = router.prepared(for: .profile(id), as: Profile.self)
/// if let value = profile.value { ProfileView(value) } else if profile.isLoading { ProgressView() }
/// ```
@MainActor public struct Prepared<Value> {
    private let entry: PreparedEntry
    /// A failure that loading again can't change; nil if there is none.
    private let refusal: PreparationError?

    init(_ entry: PreparedEntry) { (self.entry, refusal) = (entry, nil) }
    init(failure: PreparationError) { (entry, refusal) = (PreparedEntry(failure: failure), failure) }
    /// Creates a value that has been loaded, for previews and tests.
    public init(_ value: Value) { (entry, refusal) = (PreparedEntry(value: value), nil) }

    /// The value; nil while it is loaded, and after a failure.
    public var value: Value? { if case .loaded(let value) = entry.phase { value as? Value } else { nil } }
    /// True until there is a value or a failure.
    public var isLoading: Bool {
        switch entry.phase {
        case .loading, .freed: true
        case .loaded, .failed: false
        }
    }
    /// The error that the load threw, or a ``PreparationError``; nil if there is none.
    public var failure: (any Error)? { if case .failed(let error) = entry.phase { error } else { nil } }

    /// Waits for the value.
    ///
    /// - Throws: ``failure``, or `CancellationError` if the waiting task is cancelled or the session ends.
    public func get() async throws -> Value {
        await entry.finish()
        switch entry.phase {
        case .loaded(let value as Value): return value
        case .failed(let error): throw error
        case .loaded, .loading, .freed: throw CancellationError()
        }
    }
    /// Loads the value again, for example after a failure. The current value stays until there is another one.
    public func reload() { if refusal == nil { entry.load() } }
}
