/// The value prepared for a screen: loading, loaded or failed. Its properties are observable.
///
/// ```swift
/// let profile = router.prepared(for: .profile(id), as: Profile.self)
/// if let value = profile.value { ProfileView(value) } else if profile.isLoading { ProgressView() }
/// ```
@MainActor public struct Prepared<Value> {
    private let entry: PreparedEntry
    /// Loads the value again if a guard still allows it; nil if there is nothing to load, because the value was given
    /// or refused at once.
    private let again: (@MainActor () -> Void)?

    init(_ entry: PreparedEntry, again: @escaping @MainActor () -> Void) { (self.entry, self.again) = (entry, again) }
    init(failure: PreparationError) { (entry, again) = (PreparedEntry(.refused(failure)), nil) }
    /// Creates a value that has been loaded, for previews and tests.
    public init(_ value: Value) { (entry, again) = (PreparedEntry(.loaded(value)), nil) }

    /// The value; nil while it is loaded for the first time, if that failed or wasn't allowed, and after it has been
    /// freed.
    public var value: Value? {
        switch entry.end.phase {
        case .loaded(let value), .failed(_, let value?): value as? Value
        case .loading, .failed, .refused, .freed, .led: nil
        }
    }
    /// A Boolean value that indicates whether there is neither a value nor a failure yet.
    public var isLoading: Bool { entry.end.isLoading }
    /// The error that the load threw, or a ``PreparationError``; nil if there is none. A `CancellationError` says that
    /// the value has been freed, for example by a log-out, and that ``Router/prepared(for:as:)`` loads and returns
    /// another value.
    public var failure: (any Error)? {
        switch entry.end.phase {
        case .failed(let error, _): error
        case .refused(let error): error
        case .freed: CancellationError()
        case .loading, .loaded, .led: nil
        }
    }

    /// Waits for the value.
    ///
    /// - Throws: ``failure``, or `CancellationError` if the waiting task is cancelled.
    public func get() async throws -> Value {
        await entry.finish()
        if let failure { throw failure }
        guard let value else { throw CancellationError() }
        return value
    }
    /// Loads the value again, for example after a failure, if a guard still allows it. The current value stays until
    /// there is another one. Has no effect on a value that has been freed, or while the app boots or is locked.
    public func reload() { again?() }
}
