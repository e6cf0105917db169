/// Memory that pages are written into from front to back. Fragments written one after the other, as a page's are, join
/// without being copied: a page consists of some hundred short ones, and an array for each would cost more than writing
/// them.
///
/// Written bytes never change, so a fragment can be read from any thread. Only the main actor writes.
final class PageMemory: @unchecked Sendable {  // only the main actor writes, behind all that anyone else reads
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    @exclusivity(unchecked) private(set) var count = 0

    private init(capacity: Int) { bytes = .allocate(capacity: capacity) }
    deinit { bytes.deallocate() }

    /// Room for several pages, in bytes.
    private static let capacity = 64 * 1_024
    /// The offset of the next fragment.
    @MainActor @exclusivity(unchecked) private static var current: PageMemory?

    /// Memory with room at its end: the current one, the current one from its start if no fragment uses it any longer,
    /// or a new one.
    @MainActor static func memory(with room: Int) -> PageMemory {
        if let current, current.hasRoom(for: room) { return current }
        if room <= capacity, current?.bytes.count == capacity, isKnownUniquelyReferenced(&current), let current {
            current.count = 0
            return current
        }
        let fresh = PageMemory(capacity: max(room, capacity))
        current = fresh
        return fresh
    }
    /// The memory of empty fragments. Nothing is written into it.
    static let empty = PageMemory(capacity: 0)
    /// Separate memory, for a fragment that is kept.
    static func own(_ room: Int) -> PageMemory { PageMemory(capacity: room) }

    /// True if a fragment that ends at the offset can be extended in place.
    @MainActor func isCurrent(at end: Int, room: Int) -> Bool {
        end == count && self === Self.current && hasRoom(for: room)
    }
    private func hasRoom(for room: Int) -> Bool { bytes.count - count >= room }

    func read(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

    // MARK: writing
    /// Writes after everything else.
    ///
    /// - Parameter room: An upper bound of the bytes written.
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
