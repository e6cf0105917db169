/// A place that keeps the bytes of saved state. An error that a method throws is reported as a ``RestorationFault``.
/// Give each store to one ``Restoration`` only.
@MainActor public protocol RestorationStore {
    /// Returns the bytes saved last, or nil if there are none.
    ///
    /// - Throws: ``RestorationFault/tooLarge(bytes:)`` for more than `limit` bytes, without reading them. After any
    ///   other error the store is not written to.
    func load(limit: Int) throws -> [UInt8]?
    /// Replaces the saved bytes, all or nothing.
    func save(_ bytes: [UInt8]) throws
    /// Removes the saved bytes, if there are any.
    func clear() throws
}
