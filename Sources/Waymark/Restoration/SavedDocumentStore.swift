import WaymarkLinks

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads and writes the document of a store: anew for each operation, and only if it changed.
@MainActor final class SavedDocumentStore {
    private let store: any RestorationStore
    private let clock: NavigationClock
    private let life: Double
    private let pendingLife: Double
    /// The marker that this launch set. Any other is an earlier launch's, which crashed.
    private(set) var marker: SavedDocument.Marker?
    /// What was wrong with the stored document, until a report says so.
    private var unreported: [RestorationFault] = []
    /// Owners whose data could not be removed when they logged out; it goes first.
    private var uncleared: Set<String?> = []

    init(_ store: any RestorationStore, clock: NavigationClock, life: Duration, pendingLife: Duration) {
        self.store = store
        self.clock = clock
        self.life = life / .seconds(1)
        self.pendingLife = pendingLife / .seconds(1)
    }

    var now: Int { Int(max(0, min(clock.date().timeIntervalSince1970, 1e11))) }

    /// Edits the document. Returns what went wrong.
    func update(_ edit: (inout SavedDocument) -> Void) -> [RestorationFault] {
        replace { (document, stored) throws(SavedDocumentFault) in
            edit(&document)
            try write(document, over: stored)
        }
    }
    /// Removes all of an owner's data, and whatever was set aside. What fails now is made up for later.
    func clear(_ owner: String?) -> [RestorationFault] {
        uncleared.insert(owner)
        return replace { (document, stored) throws(SavedDocumentFault) in
            guard !document.isEmpty else { return try storing { try store.clear() } }
            try write(document, over: stored)
            try storing { try store.clearAside() }
        }
    }
    private func replace(
        _ write: (inout SavedDocument, _ stored: SavedDocument) throws(SavedDocumentFault) -> Void
    ) -> [RestorationFault] {
        do throws(SavedDocumentFault) {
            var (document, stored) = try opened()
            try write(&document, stored)
            marker = document.restoring
            uncleared = []
            return []
        } catch { return error.faults }
    }
    func takeFaults() -> [RestorationFault] {
        defer { unreported = [] }
        return unreported
    }

    // MARK: reading
    /// The document as it stands now, and as it is stored.
    private func opened() throws(SavedDocumentFault) -> (document: SavedDocument, stored: SavedDocument) {
        let none = (SavedDocument(), SavedDocument())
        let bytes: [UInt8]?
        do { bytes = try store.load(limit: NavigationLimits.savedBytes) } catch {
            let fault = Self.fault(error)
            guard case .tooLarge = fault else { throw SavedDocumentFault(faults: [fault]) }
            try setAside(fault)
            return none
        }
        guard let bytes else { return none }
        var stored: SavedDocument
        do throws(RestorationFault) { stored = try Self.decoded(bytes) } catch {
            try setAside(error)
            return none
        }
        var document = stored
        document.version = SavedDocument.version
        if let crashed = document.restoring, crashed != marker {
            try setAside(.crashed)
            stored = SavedDocument()
            document.restoring = nil
            document.saved.removeAll { $0.owner == crashed.owner }
        }
        document.tidy(now: now, life: life, pendingLife: pendingLife)
        // a file may hold anything: the policy is asked again
        if let link = document.pending?.link, (try? ParsedLink(path: link)) == nil { document.pending = nil }
        for owner in uncleared { document.remove(owner) }
        return (document, stored)
    }
    private func setAside(_ fault: RestorationFault) throws(SavedDocumentFault) {
        do { try store.setAside() } catch { throw SavedDocumentFault(faults: [fault, Self.fault(error)]) }
        unreported.append(fault)
    }
    private static func decoded(_ bytes: [UInt8]) throws(RestorationFault) -> SavedDocument {
        let decoder = JSONDecoder()
        let data = Data(bytes)
        do {
            let version = try decoder.decode(SavedDocument.Header.self, from: data).version
            switch version {
            case SavedDocument.version:
                let document = try decoder.decode(SavedDocument.self, from: data)
                guard document.saved.allSatisfy({ $0.at != nil }) else { throw RestorationFault.malformed }
                return document
            case 1:
                // the state of one owner, without its time
                return SavedDocument(version: version, saved: [try decoder.decode(SavedState.self, from: data)])
            default: throw RestorationFault.unknownVersion(version)
            }
        } catch { throw error as? RestorationFault ?? .malformed }
    }

    // MARK: writing
    private func write(_ document: SavedDocument, over stored: SavedDocument) throws(SavedDocumentFault) {
        guard document != stored else { return }
        var document = document
        var bytes = document.savedBytes()
        while bytes.count > NavigationLimits.savedBytes {
            guard document.saved.count > 1 else { throw SavedDocumentFault(faults: [.tooLarge(bytes: bytes.count)]) }
            document.saved.removeLast()
            bytes = document.savedBytes()
        }
        try storing { try store.save(bytes) }
    }
    private func storing(_ body: () throws -> Void) throws(SavedDocumentFault) {
        do { try body() } catch { throw SavedDocumentFault(faults: [Self.fault(error)]) }
    }
    private static func fault(_ error: any Error) -> RestorationFault {
        error as? RestorationFault ?? .store("\(error)")
    }
}

struct SavedDocumentFault: Error { let faults: [RestorationFault] }

extension Encodable {
    /// The bytes that are saved or exported: JSON, always the same for the same value.
    func savedBytes() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // strings and whole numbers always encode
        return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
    }
}
