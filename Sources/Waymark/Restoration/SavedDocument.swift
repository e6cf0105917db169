/// Everything that is saved, version 2: one entry per owner, the link that waits for a login, and the crash marker.
///
/// ```json
/// {"pending":{"at":1767225600,"link":"/detail/7","owner":"ana"},"restoring":{"owner":"ana"},
///  "saved":[{"at":1767225600,"owner":"ana","path":["/list"],"modal":{"as":"sheet","link":"/settings","path":[]}}],
///  "version":2}
/// ```
/// What has no owner is nobody's. Times are seconds since 1970.
struct SavedDocument: Codable, Equatable {
    static let version = 2
    static let owners = 8
    /// What an entry leaves free, so that a pending link and a marker never push the document over its limit.
    static let reserve = 4_096

    var version = SavedDocument.version
    /// The newest entry first.
    var saved: [SavedState] = []
    var pending: PendingLink?
    /// Whose state is being restored. One that this launch did not set follows a crash.
    var restoring: Marker?

    struct PendingLink: Codable, Equatable {
        var owner: String?
        var at: Int
        var link: String

        func belongs(to owner: String?) -> Bool { self.owner == nil || self.owner == owner }
    }
    struct Marker: Codable, Equatable { var owner: String? }
    /// The part that every version has.
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

    /// Drops what is too old, and second entries of an owner. A time in the future becomes now: no life gets longer.
    mutating func tidy(now: Int, life: Double, pendingLife: Double) {
        func isOver(_ at: Int, _ life: Double) -> Bool { Double(now) - Double(at) >= life }
        var owners: Set<String?> = []
        var kept: [SavedState] = []
        for var entry in saved where kept.count < Self.owners {
            let at = min(entry.at ?? now, now)
            entry.at = at
            if !isOver(at, life), owners.insert(entry.owner).inserted { kept.append(entry) }
        }
        saved = kept
        if var link = pending {
            link.at = min(link.at, now)
            pending = isOver(link.at, pendingLife) ? nil : link
        }
    }
}
