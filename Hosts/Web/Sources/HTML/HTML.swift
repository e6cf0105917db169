/// A fragment of a page. It consists of elements, attributes and text, all of which escape what they are given: there
/// is no way to insert a raw string. Fragments are made on the main actor, like pages.
///
/// A fragment that is kept also keeps its page's memory, 64 KB; ``WebContext/shared(_:for:content:)`` copies it out.
public struct HTML: Sendable {
    private var memory: PageMemory
    private var range: Range<Int>

    /// An empty fragment.
    public init() {
        memory = .empty
        range = 0..<0
    }
    /// The content of the closure.
    @MainActor public init(@HTMLBuilder _ content: () -> HTML) { self = content() }
    /// Escaped text.
    @MainActor public init(text: String) {
        self.init(room: PageWriter.escapedCapacity(of: text)) { $0.escaped(text) }
    }

    /// Where the content of a page that is streamed belongs. No page has this byte anywhere else, since control
    /// characters are replaced when text is escaped.
    @MainActor static var gap: HTML { HTML(room: 1) { $0.byte(gapByte) } }
    static let gapByte: UInt8 = 0

    /// The fragment's markup.
    var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }
    /// True if the fragment is empty.
    var isEmpty: Bool { range.isEmpty }

    /// Writes after everything else.
    ///
    /// - Parameter room: An upper bound of the bytes written.
    @MainActor init(room: Int, _ write: (inout PageWriter) -> Void) {
        let memory = PageMemory.memory(with: room)
        let start = memory.count
        memory.write(room: room, write)
        self.init(memory, start..<memory.count)
    }
    private init(_ memory: PageMemory, _ range: Range<Int>) {
        self.memory = memory
        self.range = range
    }

    var count: Int { range.count }
    func withBytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withExtendedLifetime(memory) { read(memory.read(range)) }
    }

    // MARK: joining
    /// Appends another fragment. Nothing is copied if the two were written one after the other.
    @MainActor mutating func append(_ next: HTML) {
        if next.isEmpty { return }
        if isEmpty {
            self = next
        } else if memory === next.memory, range.upperBound == next.range.lowerBound {
            range = range.lowerBound..<next.range.upperBound
        } else {
            moveToTheEnd(room: next.count)
            next.withBytes { memory.write($0) }
            range = range.lowerBound..<memory.count
        }
    }
    /// Appends the end tag of an element.
    @MainActor mutating func end(_ tag: StaticString) {
        let room = tag.utf8CodeUnitCount + 3
        moveToTheEnd(room: room)
        memory.write(room: room) { writer in
            writer.byte(UInt8(ascii: "<"))
            writer.byte(UInt8(ascii: "/"))
            writer.text(tag)
            writer.byte(UInt8(ascii: ">"))
        }
        range = range.lowerBound..<memory.count
    }
    /// Makes this fragment the last one written, with room after it, by copying it if need be.
    @MainActor mutating func moveToTheEnd(room: Int = 0) {
        if memory.isCurrent(at: range.upperBound, room: room) { return }
        self = copied(to: PageMemory.memory(with: count + room))
    }
    /// The same fragment in memory of its own.
    func alone() -> HTML { copied(to: .own(count)) }

    private func copied(to memory: PageMemory) -> HTML {
        let start = memory.count
        withBytes { memory.write($0) }
        return HTML(memory, start..<memory.count)
    }
}

/// Builds ``HTML`` from elements and text.
@MainActor @resultBuilder public enum HTMLBuilder {
    public static func buildExpression(_ element: Element) -> HTML { element.html }
    public static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    public static func buildExpression(_ html: consuming HTML) -> HTML {
        // so that what comes next can follow without a copy
        if !html.isEmpty { html.moveToTheEnd() }
        return html
    }
    public static func buildBlock() -> HTML { HTML() }
    public static func buildPartialBlock(first part: consuming HTML) -> HTML { part }
    public static func buildPartialBlock(accumulated: consuming HTML, next: HTML) -> HTML {
        accumulated.append(next)
        return accumulated
    }
    public static func buildOptional(_ part: consuming HTML?) -> HTML { part ?? HTML() }
    public static func buildEither(first part: consuming HTML) -> HTML { part }
    public static func buildEither(second part: consuming HTML) -> HTML { part }
    public static func buildArray(_ parts: [HTML]) -> HTML {
        var all = HTML()
        for part in parts { all.append(part) }
        return all
    }
}
