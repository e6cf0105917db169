import WaymarkLinks

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The saved document: one entry per owner, the link that waits for a login, and the crash marker.
///
/// ```json
/// {"pending":{"at":1767225600,"link":"/detail/7","owner":"ana"},"restoring":{"owner":"ana"},
///  "saved":[{"at":1767225600,"modal":{"as":"sheet","link":"/settings","path":[]},"owner":"ana","path":["/list"]}],
///  "version":1}
/// ```
/// An entry without an owner belongs to no user. Times are in seconds since 1970.
struct SavedDocument: Codable {
    static let version = 1
    static let owners = 8
    /// The seconds for which an owner's state is kept: 30 days.
    static let lifetime = 30 * 86_400
    /// The seconds for which a link waits for a login.
    static let pendingLifetime = 600
    /// The bytes that an entry leaves free, so that a pending link and a marker never push the document over its limit.
    static let reserve = 4_096

    var version = SavedDocument.version
    /// The saved states, newest first.
    var saved: [SavedState] = []
    var pending: PendingLink?
    /// The owner whose state is being restored; nil if none is. A marker that this launch didn't set is left from one
    /// that crashed.
    var restoring: Marker?

    struct PendingLink: Codable {
        var owner: String?
        var at: Int
        var link: String

        func belongs(to owner: String?) -> Bool { self.owner == nil || self.owner == owner }
    }
    struct Marker: Codable, Equatable { var owner: String? }
    /// The part that every version will have in common.
    struct Header: Decodable { let version: Int }

    var isEmpty: Bool { saved.isEmpty && pending == nil && restoring == nil }

    mutating func insert(_ entry: SavedState) {
        saved.removeAll { $0.owner == entry.owner }
        saved.insert(entry, at: 0)
        saved.removeSubrange(min(saved.count, Self.owners)...)
    }
    mutating func remove(_ owner: String?) {
        saved.removeAll { $0.owner == owner }
        if let pending, pending.owner == owner { self.pending = nil }
        if let restoring, restoring.owner == owner { self.restoring = nil }
    }

    /// Removes what a file may hold but a document may not: entries that are too old or too many, and second entries of
    /// an owner. Also removes a link that is too old or violates the link policy. A time in the future becomes now, so
    /// that no lifetime is extended.
    mutating func tidy(now: Int) {
        var owners: Set<String?> = []
        var kept: [SavedState] = []
        for var entry in saved where kept.count < Self.owners {
            entry.at = min(entry.at, now)
            if entry.at > now - Self.lifetime, owners.insert(entry.owner).inserted { kept.append(entry) }
        }
        saved = kept
        guard let link = pending else { return }
        let at = min(link.at, now)
        pending?.at = at
        if at <= now - Self.pendingLifetime || (try? ParsedLink(path: link.link)) == nil { pending = nil }
    }
}

extension SavedDocument {
    init(reading bytes: [UInt8]) throws(RestorationFault) {
        let version = try Header(savedBytes: bytes).version
        guard version == Self.version else { throw .unknownVersion(version) }
        self = try SavedDocument(savedBytes: bytes)
    }
}

extension Decodable {
    /// Decodes the bytes that `savedBytes()` returned.
    ///
    /// - Throws: ``RestorationFault/malformed``.
    init(savedBytes bytes: [UInt8]) throws(RestorationFault) {
        do { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) } catch { throw .malformed }
    }
}

extension Encodable {
    /// Returns the bytes to save: JSON, always the same for the same value.
    func savedBytes() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // strings and whole numbers always encode
        return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
    }
}

extension NavigationClock {
    /// The current date as it is saved, in seconds since 1970.
    var seconds: Int { Int(max(0, min(date().timeIntervalSince1970, 1e11))) }
}

/// An owner's state as it is saved, with destinations as links. A ground with branches has `branches` and `selection`
/// in place of `root` and `path`. A root is left out if it is the declared one, or can't be saved.
struct SavedState: Codable {
    var owner: String?
    /// The time of saving, in seconds since 1970.
    var at: Int
    var root: String?
    var path: [String]?
    var branches: [Branch]?
    var selection: String?
    var modal: Modal?

    struct Branch: Codable {
        let id: String
        let root: String?
        let path: [String]
    }
    final class Modal: Codable {
        let `as`: String
        let link: String
        let path: [String]
        let modal: Modal?

        init(as style: String, link: String, path: [String], modal: Modal?) {
            self.as = style
            self.link = link
            self.path = path
            self.modal = modal
        }
    }
}
