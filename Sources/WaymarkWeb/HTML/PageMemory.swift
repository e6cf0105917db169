/// Memory that pages are written into from front to back. Pieces that are written one after the other, as those of a
/// page are, become one piece without being copied: a page is made of some hundred short pieces, and an array for each
/// costs more than all of them.
///
/// What is written never changes, so that a piece may be read anywhere. Only the main actor writes.
final class PageMemory: @unchecked Sendable {  // only the main actor writes, behind all that anyone else reads
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    @exclusivity(unchecked) private(set) var count = 0

    private init(capacity: Int) { bytes = .allocate(capacity: capacity) }
    deinit { bytes.deallocate() }

    /// Several pages, in bytes.
    private static let capacity = 64 * 1_024
    /// Where the next piece is written.
    @MainActor @exclusivity(unchecked) private static var current = PageMemory(capacity: capacity)

    /// Memory with room at its end: the current one, the same from its beginning where no piece needs it any longer, or
    /// a new one.
    @MainActor static func memory(with room: Int) -> PageMemory {
        if current.hasRoom(for: room) { return current }
        if room <= capacity, current.bytes.count == capacity, isKnownUniquelyReferenced(&current) {
            current.count = 0
        } else {
            current = PageMemory(capacity: max(room, capacity))
        }
        return current
    }
    /// What nothing is written into.
    static let empty = PageMemory(capacity: 0)
    /// Memory of its own, for a piece that is kept.
    static func own(_ room: Int) -> PageMemory { PageMemory(capacity: room) }

    /// Whether what ends at the offset can be written on.
    @MainActor func isCurrent(at end: Int, room: Int) -> Bool {
        end == count && self === Self.current && hasRoom(for: room)
    }
    private func hasRoom(for room: Int) -> Bool { bytes.count - count >= room }

    func read(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

    // MARK: writing
    /// Writes behind everything else.
    ///
    /// - Parameter room: At least as many bytes as are written.
    func write(room: Int, _ write: (inout PageWriter) -> Void) {
        precondition(hasRoom(for: room), "there is no room")
        guard let base = bytes.baseAddress else { return }
        var writer = PageWriter(base + count)
        write(&writer)
        count = writer.end - base
        assert(count <= bytes.count, "more is written than was said")
    }
    func write(_ piece: UnsafeBufferPointer<UInt8>) { write(room: piece.count) { $0.bytes(piece) } }
}
