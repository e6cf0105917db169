#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Saves what is shown as links, and finds out what of it can be shown again (S1 to S11). Every link goes through the
/// same resolver as one from outside, and what it yields through the same pipeline (D6).
@MainActor public final class Restoration<Destination: Navigation> {
    private let links: StateLinks<Destination>
    private let store: any RestorationStore

    /// - Parameters:
    ///   - links: The app's links.
    ///   - store: Where they are kept.
    public init(links: StateLinks<Destination>, store: any RestorationStore) {
        self.links = links
        self.store = store
    }

    // MARK: saving
    /// Saves a state: the longest prefix whose destinations have links, at most ``NavigationLimits/destinations`` of
    /// them, in ``NavigationLimits/savedBytes``.
    ///
    /// - Parameters:
    ///   - state: What is shown.
    ///   - owner: The opaque tag of the user whose state it is; nil for nobody's (S2).
    /// - Returns: What was not saved, and why; empty where all of it is.
    @discardableResult public func save(_ state: NavigationState<Destination>, owner: String?) -> [RestorationFault] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var limit = NavigationLimits.destinations
        while true {
            var writer = StateWriter(links: links, remaining: limit)
            let saved = writer.saved(state, owner: owner)
            guard let data = try? encoder.encode(saved) else { return writer.faults + [.malformed] }
            if data.count > NavigationLimits.savedBytes, limit > 1 {
                limit /= 2
                continue
            }
            do { try store.save([UInt8](data)) } catch { writer.faults.append(.store("\(error)")) }
            return writer.faults
        }
    }
    /// Removes what is saved (S11).
    public func clear() { try? store.clear() }
    /// The first frame after a restoration stands: the marker goes (S8).
    public func settle() { try? store.mark(false) }
    /// Whether nothing is saved.
    var isEmpty: Bool { ((try? store.load(limit: NavigationLimits.savedBytes)) ?? nil) == nil }

    // MARK: restoring
    /// What was saved, as far as it holds still, put onto the state that the app starts with. Nothing is thrown: what
    /// cannot be read is put aside, and reported.
    ///
    /// A marker is set; call ``settle()`` once the first frame stands. Where the marker of an earlier launch is found,
    /// nothing is restored, and what was saved is put aside (S8).
    ///
    /// - Parameters:
    ///   - base: The state that the app starts with; its branches and roots stay.
    ///   - owner: Who is logged in. Of another user nothing is restored (S2); where nobody is, the guards drop what is
    ///     protected (S1).
    public func restored(
        onto base: NavigationState<Destination>, owner: String?
    ) -> (state: NavigationState<Destination>?, report: RestorationReport) {
        func discarded(
            _ fault: RestorationFault, isKept: Bool = false
        ) -> (NavigationState<Destination>?, RestorationReport) {
            var faults = [fault]
            if !isKept { do { try store.setAside() } catch { faults.append(.store("\(error)")) } }
            return (nil, RestorationReport(.discarded, faults: faults))
        }
        let bytes: [UInt8]?
        do {
            if try store.isMarked() {
                try store.mark(false)
                return discarded(.crashed)
            }
            bytes = try store.load(limit: NavigationLimits.savedBytes)
            guard bytes != nil else { return (nil, RestorationReport(.nothing)) }
            try store.mark(true)
        } catch RestorationStoreError.tooLarge(let count) {
            return discarded(.tooLarge(bytes: count))
        } catch { return discarded(.store("\(error)"), isKept: true) }
        guard let bytes, let saved = Self.decoded(bytes) else { return discarded(.malformed) }
        switch saved {
        case .failure(.unknownVersion(let version)): return discarded(.unknownVersion(version))
        case .success(let saved):
            if let tag = saved.owner, let owner, tag != owner {
                do { try store.clear() } catch { return discarded(.store("\(error)"), isKept: true) }
                return (nil, RestorationReport(.discarded, faults: [.otherOwner]))
            }
            var reader = StateReader(links: links)
            let state = reader.state(saved, onto: base)
            return (state, RestorationReport(reader.faults.isEmpty ? .restored : .partial, faults: reader.faults))
        }
    }

    private enum VersionFault: Error { case unknownVersion(Int) }

    /// nil for what is no saved state. The version is looked at first: each has a type of its own (S9).
    private static func decoded(_ bytes: [UInt8]) -> Result<SavedState, VersionFault>? {
        let decoder = JSONDecoder()
        let data = Data(bytes)
        guard let header = try? decoder.decode(SavedState.Header.self, from: data) else { return nil }
        switch header.version {
        case 1: return (try? decoder.decode(SavedState.self, from: data)).map { .success($0) }
        default: return .failure(.unknownVersion(header.version))
        }
    }
}

extension NavigationCore {
    /// Shows a restored state, as far as the guards allow, and says what became of it.
    func restore(_ state: State, _ report: RestorationReport) async -> RestorationReport {
        var report = report
        var dropped: [DroppedDestination<Destination>] = []
        let number = observe { if $0.kind == .restore { dropped += $0.dropped } }
        let outcome = await perform(.replace(state), at: ground, .restoration, kind: .restore).outcome
        removeObserver(number)
        report.faults += dropped.map { .denied(name: $0.destination.name, $0.reason) }
        switch outcome {
        case .committed, .duplicate, .captured: if !report.faults.isEmpty { report.outcome = .partial }
        case .denied, .superseded, .failed: report.outcome = .discarded
        }
        return self.report(report)
    }
    /// Records what became of saved state (S3).
    func report(_ report: RestorationReport) -> RestorationReport {
        if report.outcome != .nothing {
            record(.restore, ground, .restoration, RecordDetails(outcome: .committed, restoration: report))
        }
        return report
    }
}
