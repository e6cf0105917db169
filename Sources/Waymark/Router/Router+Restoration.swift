extension Router {
    /// Shows what was saved, as far as the guards allow; what was dropped, and why, is a record (S1, S3). Do it before
    /// the first frame, and call ``Restoration/settle()`` after it. ``AppCoordinator`` does this for you.
    ///
    /// - Parameters:
    ///   - restoration: Where it was saved.
    ///   - owner: Who is logged in; nil for nobody.
    @discardableResult public func restore(
        from restoration: Restoration<Destination>, owner: String?
    ) async -> RestorationReport {
        let restored = restoration.restored(onto: core.state, owner: owner)
        guard let state = restored.state else { return core.report(restored.report) }
        return await core.restore(state, restored.report)
    }
}
