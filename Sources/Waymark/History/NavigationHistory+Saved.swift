import Foundation
import WaymarkLinks

/// A history as it is exported: states as links, like saved state.
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
}

extension NavigationHistory {
    /// The history as JSON, to import it elsewhere, for example from a bug report. It contains links, and with them the
    /// values in them, and nothing else.
    ///
    /// A destination without a link is left out, with what lies on top of it. Oldest entries are dropped until there is
    /// at most 1 MiB.
    ///
    /// - Parameter links: The links to print; the router's own by default.
    /// - Returns: The bytes, and what is not part of them; empty bytes if there are no links.
    public func exported(
        with links: DeepLinks<Destination>? = nil
    ) -> (bytes: [UInt8], faults: [RestorationFault]) {
        guard let links = links ?? router.links else { return ([], [.store("the router has no links")]) }
        var faults: [RestorationFault] = []
        func saved(_ state: NavigationState<Destination>) -> SavedState {
            var writer = StateWriter(links: links, remaining: NavigationLimits.destinations)
            defer { faults += writer.faults.filter { !faults.contains($0) } }
            return writer.saved(state, owner: nil, at: nil)
        }
        var history = SavedHistory(
            index: index, entries: entries.map(saved), checkpoints: checkpoints.mapValues(saved))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while true {
            // strings and whole numbers always encode
            let bytes = (try? encoder.encode(history)).map { [UInt8]($0) } ?? []
            guard bytes.count > SavedHistory.bytes else { return (bytes, faults) }
            if faults.last != .tooLarge(bytes: bytes.count) { faults.append(.tooLarge(bytes: bytes.count)) }
            guard history.index > 0 else { return ([], faults) }
            history.entries.removeFirst()
            history.index -= 1
        }
    }

    /// Replaces the history by an exported one, and shows its current entry.
    ///
    /// Every link goes through the same resolver as one from outside, and what is shown through the same guards. What
    /// is not valid is left out and reported; if nothing is, the history stays as it is.
    ///
    /// - Parameters:
    ///   - bytes: What ``exported(with:)`` returned, at most 1 MiB.
    ///   - links: The links to resolve; the router's own by default.
    /// - Returns: What became of the bytes, and the handle of the step that shows the current entry.
    @discardableResult public func `import`(
        _ bytes: [UInt8], with links: DeepLinks<Destination>? = nil
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
        func state(_ saved: SavedState) -> NavigationState<Destination> {
            var reader = StateReader(links: links)
            defer { faults += reader.faults.filter { !faults.contains($0) } }
            return reader.state(saved, onto: base)
        }
        let dropped = max(0, saved.entries.count - limit)
        let entries = saved.entries.dropFirst(dropped).map(state)
        replace(entries, at: max(0, saved.index - dropped), saved.checkpoints.mapValues(state))
        return (faults.isEmpty ? .restored : .partial(faults), go(by: 0))
    }
    private static func decoded(_ bytes: [UInt8]) throws(RestorationFault) -> SavedHistory {
        guard bytes.count <= SavedHistory.bytes else { throw .tooLarge(bytes: bytes.count) }
        do {
            let data = Data(bytes)
            let version = try JSONDecoder().decode(SavedDocument.Header.self, from: data).version
            guard version == SavedHistory.version else { throw RestorationFault.unknownVersion(version) }
            let saved = try JSONDecoder().decode(SavedHistory.self, from: data)
            guard saved.entries.indices.contains(saved.index) else { throw RestorationFault.malformed }
            return saved
        } catch { throw error as? RestorationFault ?? .malformed }
    }
}
