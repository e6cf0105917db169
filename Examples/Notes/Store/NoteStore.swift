public import Observation

/// A note, with every text that it ever had.
nonisolated public struct Note: Identifiable, Hashable, Sendable {
    public let id: Int
    public let tag: String
    /// The oldest first.
    public fileprivate(set) var versions: [String]
    /// The latest version.
    public var text: String { versions.last ?? "" }

    public init(id: Int, tag: String, versions: [String]) {
        self.id = id
        self.tag = tag
        self.versions = versions
    }
}

/// The app's notes, in memory.
@Observable public final class NoteStore {
    public private(set) var notes: [Note]

    public init(_ notes: [Note] = NoteStore.samples) { self.notes = notes }

    /// The note with an identifier; nil if it was deleted.
    public subscript(id: Int) -> Note? { notes.first { $0.id == id } }
    /// Keeps what the note said until now as an older version.
    public func write(_ text: String, in id: Int) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].versions.append(text)
    }
    public func delete(_ id: Int) { notes.removeAll { $0.id == id } }

    public static let samples = [
        Note(id: 1, tag: "kitchen", versions: ["Buy flour", "Buy flour and eggs"]),
        Note(id: 2, tag: "kitchen", versions: ["Descale the kettle"]),
        Note(id: 3, tag: "books", versions: ["Return the atlas"]),
    ]
}
