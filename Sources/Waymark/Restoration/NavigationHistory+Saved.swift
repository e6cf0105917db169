import WaymarkLinks

/// An exported history, with states as links, like saved state.
///
/// ```json
/// {"checkpoints":{"basket":{"path":["/basket"]}},"entries":[{"path":[]},{"path":["/list"]}],"index":1,"version":1}
/// ```
struct SavedHistory: Codable {
    static let version = 1
    static let bytes = 1 << 20
    var version = SavedHistory.version
    var index: Int
    var entries: [SavedState]
    var checkpoints: [String: SavedState]

    /// Leaves out one part: the oldest entry behind the current one. If there is none, leaves out the entry furthest
    /// ahead. If there is none either, leaves out the checkpoint whose name sorts last.
    ///
    /// - Returns: A lower bound of the number of bytes that this saves; nil if only the current entry is left.
    mutating func shorten() -> Int? {
        if index > 0 {
            index -= 1
            return entries.removeFirst().savedBytes().count + 1
        }
        if entries.count > 1 { return entries.removeLast().savedBytes().count + 1 }
        guard let last = checkpoints.keys.max() else { return nil }
        return checkpoints.removeValue(forKey: last)?.savedBytes().count
    }
}

extension NavigationHistory {
    /// Saves the history as JSON, which can be restored elsewhere, for example from a bug report. The JSON contains
    /// links with the values in them, the ids of branches, and the names of checkpoints.
    ///
    /// A destination without a link is left out, with those on top of it. At most 1 MiB is saved: the entries behind
    /// the current one are left out first, then those ahead, then checkpoints.
    ///
    /// - Parameters:
    ///   - store: The place to save it, such as a ``MemoryRestorationStore`` or a file.
    ///   - links: The links that states are saved as; the router's own by default. Without links, nothing is saved.
    /// - Returns: The reasons why something wasn't saved, if any.
    @discardableResult public func save(
        to store: any RestorationStore, with links: LinkTable<Destination>? = nil
    ) -> [RestorationFault] {
        let (bytes, faults) = exported(with: links)
        guard !bytes.isEmpty else { return faults }
        do { try store.save(bytes) } catch { return faults + [RestorationFault(wrapping: error)] }
        return faults
    }
    package func exported(
        with links: LinkTable<Destination>? = nil
    ) -> (bytes: [UInt8], faults: [RestorationFault]) {
        guard let links = links ?? router.links else { return ([], [.store("the router has no links")]) }
        var faults: [RestorationFault] = []
        func saved(_ state: NavigationState<Destination>) -> SavedState {
            var writer = StateWriter(links: links, remaining: NavigationLimits.destinations)
            let saved = writer.saved(state, owner: nil, at: nil)
            faults += writer.faults.filter { !faults.contains($0) }
            return saved
        }
        var history = SavedHistory(
            index: index, entries: entries.map(saved), checkpoints: checkpoints.mapValues(saved))
        var size = history.savedBytes().count
        if size > SavedHistory.bytes { faults.append(.tooLarge(bytes: size)) }
        while size > SavedHistory.bytes, let left = history.shorten() { size -= left }
        return (history.savedBytes(), faults)
    }

    /// Replaces the history with a saved one, and shows its current entry.
    ///
    /// Every link goes through the same resolver as one from outside. Guards are asked about a state when it is about
    /// to be shown. Invalid parts are left out and reported; if no entry is valid, the history stays as it is. If the
    /// current entry may not be shown, steps still count from it.
    ///
    /// If there are more entries than the limit, the oldest are left out first, then those furthest ahead.
    ///
    /// - Parameters:
    ///   - store: The store that ``save(to:with:)`` saved to. More than 1 MiB isn't read.
    ///   - links: The table that resolves the saved links; the router's own by default.
    /// - Returns: A report on the saved history, once its current entry is shown or refused.
    @discardableResult public func restore(
        from store: any RestorationStore, with links: LinkTable<Destination>? = nil
    ) async -> RestorationReport {
        do {
            guard let bytes = try store.load(limit: SavedHistory.bytes) else { return .nothing }
            let (report, step) = replace(by: bytes, with: links)
            _ = await step.outcome
            return report
        } catch { return .discarded([RestorationFault(wrapping: error)]) }
    }
    /// Replaces the history, and begins the step that shows its current entry. If the bytes can't be read, no entry is
    /// valid, or there are no links, changes nothing, and the step is a duplicate.
    @discardableResult package func replace(
        by bytes: [UInt8], with links: LinkTable<Destination>? = nil
    ) -> (report: RestorationReport, step: NavigationHandle) {
        let saved: SavedHistory
        do throws(RestorationFault) { saved = try Self.decoded(bytes) } catch {
            return (.discarded([error]), NavigationHandle(.duplicate))
        }
        guard let links = links ?? router.links else {
            return (.discarded([.store("the router has no links")]), NavigationHandle(.duplicate))
        }
        var faults: [RestorationFault] = []
        let base = shown
        /// Returns the valid part of a saved state; nil if nothing of it is valid.
        func state(_ saved: SavedState) -> NavigationState<Destination>? {
            var reader = StateReader(links: links)
            let state = reader.state(saved, onto: base)
            faults += reader.faults.filter { !faults.contains($0) }
            let isLost = !reader.faults.isEmpty && state.count == 1 && state[0].branches.allSatisfy(\.path.isEmpty)
            return isLost ? nil : state
        }
        let (behind, rest) = (saved.entries[..<saved.index].compactMap(state), saved.entries[saved.index...])
        let entries = behind + rest.compactMap(state)
        guard !entries.isEmpty else { return (.discarded(faults), NavigationHandle(.duplicate)) }
        let index = min(behind.count, entries.count - 1)
        let dropped = min(max(0, entries.count - limit), index)
        replace(
            Array(entries.dropFirst(dropped).prefix(limit)), at: index - dropped,
            saved.checkpoints.compactMapValues(state))
        return (faults.isEmpty ? .restored : .partial(faults), go(by: 0))
    }
    private static func decoded(_ bytes: [UInt8]) throws(RestorationFault) -> SavedHistory {
        guard bytes.count <= SavedHistory.bytes else { throw .tooLarge(bytes: bytes.count) }
        let version = try SavedDocument.Header(savedBytes: bytes).version
        guard version == SavedHistory.version else { throw .unknownVersion(version) }
        let saved = try SavedHistory(savedBytes: bytes)
        guard saved.entries.indices.contains(saved.index) else { throw .malformed }
        return saved
    }
}
