public import Waymark

extension Prepared {
    /// Returns the value that was loaded ahead of the screen. If that load has failed with an `APIError`, repeats it.
    /// If nothing was loaded ahead (`PreparationError`), for example because no preparation is set, calls `load`.
    ///
    /// - Throws: The `APIError` of the load; `cancelled` for any other error.
    public func value(orElse load: () async throws(APIError) -> Value) async throws(APIError) -> Value {
        if failure is APIError { reload() }
        do { return try await get() } catch let error as APIError { throw error } catch is PreparationError {
            return try await load()
        } catch { throw .cancelled }
    }
}
