/// Writes the path form of a link. A link's values are handed to it in the order of its canonical pattern; the literals
/// between them it knows by itself.
///
/// A value that the policy would not read back (a `..`, an empty segment, a text that is too long) makes the whole link
/// unprintable: better none than one that means something else.
///
/// Underscored: only the code that `@Links` writes calls it.
public struct _LinkPrinter: ~Copyable {
    @usableFromInline unowned(unsafe) let programs: LinkPrograms
    private let output: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var count = 0
    /// Whether the link did not fit.
    private(set) var isFull = false
    /// The steps of the link that is printed.
    @usableFromInline var step = 0
    private var lastStep = 0
    private var tail = TextRange(0..<0)
    /// How many pairs the query has.
    private var pairs = 0
    /// Whether an optional segment was left out, behind which none may follow.
    private var isPathOver = false
    private var isPrintable = true
    /// Where the path starts, behind a scheme or a host.
    private var pathStart = 0
    /// Which group of links is asked.
    @usableFromInline var group = 0
    /// Which link was written, among all of the table; negative for none.
    @usableFromInline private(set) var link = -1
    /// What was written, by placeholder; kept only for those who ask.
    private(set) var arguments: [LinkArgument]?
    @usableFromInline let keepsArguments: Bool

    init(
        _ programs: LinkPrograms, _ output: UnsafeMutableBufferPointer<UInt8>, origin: LinkOrigin?,
        keepsArguments: Bool
    ) {
        self.programs = programs
        self.output = output.baseAddress.unsafelyUnwrapped
        capacity = output.count
        self.keepsArguments = keepsArguments
        arguments = keepsArguments ? [] : nil
        // piece by piece: a text of both would need memory of its own
        switch origin {
        case .universal(let host):
            append(eight: Self.https)
            append(host)
        case .scheme(let scheme):
            append(scheme)
            append(":/")
        case nil: break
        }
        pathStart = count
    }

    /// Starts a link of the type's: the one with this index among its declarations.
    public mutating func begin(_ index: Int) {
        link = programs.first(of: group) + index
        let program = programs.programs[link]
        step = program.steps
        lastStep = program.steps + program.stepCount
        tail = program.tail
    }
    /// A value, for the next placeholder.
    @inlinable @inline(__always) public mutating func value<V: _LinkValue>(_ value: V) { value._write(to: &self) }

    /// One value that is there.
    @inlinable public mutating func parameter<P: LinkParameter>(_ value: P) {
        write(value, isFirst: true)
        advance()
    }
    /// A value that is absent.
    public mutating func absent() {
        guard step < lastStep else { return isPrintable = false }
        if !programs.steps[step].isQuery {
            append(programs.steps[step].text)
            isPathOver = true
        }
        advance()
    }
    /// The values of a catch-all, at least one, or of a repeated key.
    public mutating func parameters<P: LinkParameter>(_ values: [P]) {
        guard step < lastStep else { return isPrintable = false }
        if values.isEmpty, !programs.steps[step].isQuery { isPrintable = false }
        for (index, value) in values.enumerated() { write(value, isFirst: index == 0) }
        advance()
    }

    /// Hands out a text's bytes. Nothing is copied or held on to where they lie in one piece, as nearly always.
    @inlinable @inline(__always) static func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if text.utf8.withContiguousStorageIfAvailable(body) != nil { return }
        var copy = text
        copy.withUTF8(body)
    }

    /// The destination is one that its own rule refuses.
    @usableFromInline mutating func refuse() { isPrintable = false }

    @inlinable @inline(__always) mutating func write<P: LinkParameter>(_ value: P, isFirst: Bool) {
        Self.withBytes(of: value.linkText) { bytes in
            let isPlain = write(bytes, isFirst: isFirst, mayHoldSlashes: P.mayHoldSlashes)
            let isReadBack = value._isReadBack(from: bytes.span, isPlain: isPlain)
            if !isReadBack || keepsArguments { keep(bytes, isReadBack: isReadBack) }
        }
    }
    /// Writes a text.
    ///
    /// - Returns: Whether it is known to have no characters but ASCII letters, digits, `-`, `.` and `_`.
    @usableFromInline mutating func write(
        _ text: UnsafeBufferPointer<UInt8>, isFirst: Bool, mayHoldSlashes: Bool
    ) -> Bool {
        guard step < lastStep else {
            isPrintable = false
            return false
        }
        let step = programs.steps[step]
        if step.isQuery {
            finishPath()
            append(pairs > 0 ? Byte.ampersand : Byte.question)
            append(step.text)
            append(Byte.equals)
            pairs += 1
            if pairs > LinkLimits.queryPairs { isPrintable = false }
        } else {
            guard !isPathOver, !text.isEmpty, !LinkScanner.isDots(text) else {
                isPrintable = false
                return false
            }
            if isFirst { append(step.text) }
            append(Byte.slash)
        }
        return encode(text, mayHoldSlashes: step.isQuery || mayHoldSlashes)
    }
    /// Keeps a text that was written as an argument, or refuses it.
    @usableFromInline @inline(never) mutating func keep(_ text: UnsafeBufferPointer<UInt8>, isReadBack: Bool) {
        guard isReadBack, step < lastStep else { return isPrintable = false }
        arguments?.append(LinkArgument(name: programs.name(of: step), text: String(decoding: text, as: UTF8.self)))
    }
    /// Room behind what is written, since words are.
    static let slack = 8
    private mutating func encode(_ text: UnsafeBufferPointer<UInt8>, mayHoldSlashes: Bool) -> Bool {
        guard let base = text.baseAddress else { return true }
        // from here on there is room
        guard count &+ 3 &* text.count &+ Self.slack <= capacity else {
            isFull = true
            return false
        }
        var isPlain = true
        var start = 0
        while start < text.count {
            // what needs no encoding is copied; the zeros behind the end are not counted
            let word = Word.load(base, at: start, upTo: text.count)
            let plain = Word.unreservedPrefix(word)
            UnsafeMutableRawPointer(output + count).storeBytes(of: word.littleEndian, as: UInt64.self)
            count &+= plain
            start &+= plain
            guard plain < 8, start < text.count else { continue }
            isPlain = false
            repeat {
                let byte = base[start]
                if byte == Byte.slash || byte == Byte.backslash, !mayHoldSlashes { isPrintable = false }
                encode(byte)
                start &+= 1
            } while start < text.count && !Byte.isUnreserved(base[start])
        }
        return isPlain
    }
    @inline(__always) private mutating func encode(_ byte: UInt8) {
        if Byte.isUnreserved(byte) {
            output[count] = byte
            count &+= 1
        } else {
            output[count] = Byte.percent
            output[count &+ 1] = Byte.hexDigit(byte >> 4)
            output[count &+ 2] = Byte.hexDigit(byte & 15)
            count &+= 3
        }
    }
    @inlinable @inline(__always) mutating func advance() { step &+= 1 }
    /// What stands behind the last value of the path.
    private mutating func finishPath() {
        append(tail)
        tail = TextRange(0..<0)
        if count == pathStart { append(Byte.slash) }
    }
    private mutating func append(_ text: String) {
        Self.withBytes(of: text) { append($0) }
    }
    private mutating func append(_ text: TextRange) {
        let length = Int(text.length)
        guard count &+ length &+ Self.slack <= capacity else { return isFull = true }
        // behind the pool there is room for a word, as there is behind what is written
        let (from, to) = (UnsafeRawPointer(programs.pool + Int(text.offset)), UnsafeMutableRawPointer(output + count))
        var index = 0
        while index < length {
            let word = from.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            to.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
            index &+= 8
        }
        count &+= length
    }
    /// `https://`, the first byte the lowest.
    private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }
    private mutating func append(eight bytes: UInt64) {
        guard count &+ 8 <= capacity else { return isFull = true }
        UnsafeMutableRawPointer(output + count).storeBytes(of: bytes.littleEndian, as: UInt64.self)
        count &+= 8
    }
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, bytes.count > 0 else { return }
        guard count + bytes.count <= capacity else { return isFull = true }
        (output + count).update(from: base, count: bytes.count)
        count += bytes.count
    }
    @inline(__always) private mutating func append(_ byte: UInt8) {
        guard count < capacity else { return isFull = true }
        output[count] = byte
        count += 1
    }

    /// What was written, from the path on.
    var path: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: output + pathStart, count: count - pathStart) }
    /// The link, nil where it would not read back.
    mutating func finish() -> String? {
        finishPath()
        guard isPrintable, !isFull, link >= 0, count <= LinkLimits.bytes else { return nil }
        return String(decoding: UnsafeBufferPointer(start: output, count: count), as: UTF8.self)
    }
}

/// A parameter of a printed link: its name and its text, not encoded.
package struct LinkArgument: Hashable, Sendable {
    /// The placeholder's name.
    package let name: String
    /// The value's text.
    package let text: String
}
