public import Waymark

extension Prepared {
    /// The value that was loaded ahead. After a failure it is loaded again; where nothing is prepared, `load` loads it.
    public func value(orElse load: () async throws(APIError) -> Value) async throws(APIError) -> Value {
        if failure is APIError { reload() }
        do { return try await get() } catch let error as APIError { throw error } catch is PreparationError {
            return try await load()
        } catch { throw .cancelled }
    }
}
