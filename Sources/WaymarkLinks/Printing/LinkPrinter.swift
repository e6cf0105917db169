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
    /// How many bytes may be written. A vector fits behind them, since whole vectors are stored.
    private let capacity: Int
    private var count = 0
    /// Where the path starts, behind a scheme or a host.
    private var pathStart = 0
    /// The steps of the link that is printed.
    @usableFromInline var step = 0
    private var lastStep = 0
    private var tail = TextRange(0..<0)
    /// Which group of links is asked.
    @usableFromInline var group = 0
    /// Which link was written, among all of the table; negative for none.
    @usableFromInline private(set) var link = -1
    /// What was written, by placeholder; nil if nobody asks. A pointer, since a printer that held an array would need a
    /// destructor.
    private let arguments: UnsafeMutablePointer<[LinkArgument]>?
    /// The index of the link's pattern if another one wins the path, so that there is no link; negative otherwise.
    @usableFromInline private(set) var lost = -1
    /// How many pairs the query has.
    private var pairs = 0
    /// Whether the link did not fit.
    private var isFull = false
    /// Whether an optional segment was left out, behind which none may follow.
    private var isPathOver = false
    private var isPrintable = true
    private var hasScheme = false
    /// Whether scheme and host are ASCII, as all else is.
    private var isASCII = true

    /// - Parameters:
    ///   - output: Memory that outlives the printer.
    ///   - arguments: Where to keep what is written, by placeholder.
    @usableFromInline @inline(__always) init(
        _ programs: borrowing LinkPrograms, _ output: UnsafeMutableBufferPointer<UInt8>,
        arguments: UnsafeMutablePointer<[LinkArgument]>? = nil
    ) {
        self.programs = copy programs
        self.output = output.baseAddress.unsafelyUnwrapped
        capacity = output.count - Self.slack
        self.arguments = arguments
    }
    /// Writes what stands before the path, piece by piece, which allocates nothing.
    @usableFromInline mutating func begin(_ origin: LinkOrigin) {
        switch origin {
        case .universal(let host):
            UnsafeMutableRawPointer(output).storeBytes(of: Self.https.littleEndian, as: UInt64.self)
            count = 8
            appendOrigin(host)
        case .scheme(let scheme):
            hasScheme = true
            appendOrigin(scheme)
            append(Byte.colon)
            append(Byte.slash)
        }
        pathStart = count
    }
    /// `https://`, the first byte the lowest.
    private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }
    @inline(__always) private mutating func appendOrigin(_ text: String) {
        Self.withBytes(of: text) { appendOrigin($0) }
    }
    private mutating func appendOrigin(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        guard count &+ bytes.count <= capacity else { return isFull = true }
        if !PlainText.copy(base, bytes.count, to: output + count) {
            (output + count).update(from: base, count: bytes.count)
            isASCII = bytes.allSatisfy { $0 < 0x80 }
        }
        count &+= bytes.count
    }
    /// Enough for nearly every link, and little enough for the stack.
    @inlinable static var usualBytes: Int { 512 }
    /// Enough for the longest link, even if each of its bytes is encoded.
    static let mostBytes = 3 * LinkLimits.bytes + slack
    static let slack = 16

    // MARK: for generated code
    /// Starts a link of the type's: the one with this index among its declarations.
    public mutating func begin(_ index: Int) {
        link = programs.first(of: group) + index
        let program = programs.programs[link]
        step = program.steps
        lastStep = program.steps + program.stepCount
        tail = program.tail
    }
    /// A value, for the next placeholder.
    @inlinable @inline(__always) public mutating func value<V: LinkValue>(_ value: V) { value._write(to: &self) }

    /// One value that is there.
    @inlinable public mutating func parameter<P: LinkParameter>(_ value: P) {
        write(value, isFirst: true)
        step &+= 1
    }
    /// A value that is absent.
    public mutating func absent() {
        guard step < lastStep else { return isPrintable = false }
        if !programs.steps[step].isQuery {
            append(programs.steps[step].text.dropLast)
            isPathOver = true
        }
        step &+= 1
    }
    /// The values of a catch-all, at least one, or of a repeated key.
    public mutating func parameters<P: LinkParameter>(_ values: [P]) {
        guard step < lastStep else { return isPrintable = false }
        if values.isEmpty, !programs.steps[step].isQuery { isPrintable = false }
        for (index, value) in values.enumerated() { write(value, isFirst: index == 0) }
        step &+= 1
    }
    /// A text, read where it lies.
    @usableFromInline mutating func text(_ value: String) {
        Self.withBytes(of: value) { text($0) }
    }
    private mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        let isPlain = write(bytes, isFirst: true, mayHoldSlashes: false)
        if !isPlain || bytes.count > LinkLimits.textBytes || arguments != nil { look(at: bytes, isPlain: isPlain) }
        step &+= 1
    }
    @inline(never) private mutating func look(at text: UnsafeBufferPointer<UInt8>, isPlain: Bool) {
        let isShort = text.count <= LinkLimits.textBytes
        keep(text, isReadBack: isShort && (isPlain || PrintableText.isPrintable(text)))
    }
    /// A whole number. No string is made of it.
    @usableFromInline mutating func number(_ value: UInt64) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var (first, rest) = (digits.count, value)
            repeat {
                first &-= 1
                digits[first] = Byte.zero &+ UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            let text = UnsafeBufferPointer(rebasing: digits[first...])
            _ = writeText(text, isFirst: true, mayHoldSlashes: false)
            if arguments != nil { keep(text, isReadBack: true) }
        }
        step &+= 1
    }

    /// The destination is one that its own rule refuses.
    @usableFromInline mutating func refuse() { isPrintable = false }

    // MARK: values
    /// Passes on a text's bytes, without copying or retaining them if they are contiguous, as they nearly always are.
    @inlinable @inline(__always) static func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if text.utf8.withContiguousStorageIfAvailable(body) == nil { withCopy(of: text, body) }
    }
    @usableFromInline @inline(never) static func withCopy(
        of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var copy = text
        copy.withUTF8(body)
    }
    @inlinable @inline(__always) mutating func write<P: LinkParameter>(_ value: P, isFirst: Bool) {
        Self.withBytes(of: value.linkText) { bytes in
            let isPlain = writeText(bytes, isFirst: isFirst, mayHoldSlashes: P.mayHoldSlashes)
            keep(bytes, isReadBack: value._isReadBack(from: bytes.span, isPlain: isPlain))
        }
    }
    /// Writes a text.
    ///
    /// - Returns: Whether it is known to have no characters but ASCII letters, digits, `-`, `.` and `_`.
    @usableFromInline mutating func writeText(
        _ text: UnsafeBufferPointer<UInt8>, isFirst: Bool, mayHoldSlashes: Bool
    ) -> Bool { write(text, isFirst: isFirst, mayHoldSlashes: mayHoldSlashes) }
    @inline(__always) private mutating func write(
        _ text: UnsafeBufferPointer<UInt8>, isFirst: Bool, mayHoldSlashes: Bool
    ) -> Bool {
        guard step < lastStep else {
            isPrintable = false
            return false
        }
        let step = programs.steps[step]
        if step.isQuery {
            beginPair(step.text)
        } else {
            guard !isPathOver, !text.isEmpty, !LinkScanner.isDots(text) else {
                isPrintable = false
                return false
            }
            if isFirst { append(step.text) } else { append(Byte.slash) }
        }
        guard let base = text.baseAddress else { return true }
        guard count &+ 3 &* text.count <= capacity else {
            isFull = true
            return false
        }
        if PlainText.copy(base, text.count, to: output + count) {
            count &+= text.count
            return true
        }
        encode(text, mayHoldSlashes: step.isQuery || mayHoldSlashes)
        return false
    }
    @inline(never) private mutating func beginPair(_ key: TextRange) {
        finishPath()
        append(pairs > 0 ? Byte.ampersand : Byte.question)
        append(key)
        append(Byte.equals)
        pairs += 1
        if pairs > LinkLimits.queryPairs { isPrintable = false }
    }
    /// Keeps a text that was written as an argument, or refuses it.
    @usableFromInline mutating func keep(_ text: UnsafeBufferPointer<UInt8>, isReadBack: Bool) {
        if !isReadBack { isPrintable = false }
        guard step < lastStep else { return isPrintable = false }
        arguments?.pointee.append(
            LinkArgument(
                name: programs.name(of: step), text: String(decoding: text, as: UTF8.self), isReadBack: isReadBack))
    }
    /// Writes a text for which there is room.
    @inline(never) private mutating func encode(_ text: UnsafeBufferPointer<UInt8>, mayHoldSlashes: Bool) {
        var next = output + count
        for byte in text {
            if Byte.isUnreserved(byte) {
                next[0] = byte
                next += 1
            } else {
                if byte == Byte.slash || byte == Byte.backslash, !mayHoldSlashes { isPrintable = false }
                next[0] = Byte.percent
                next[1] = Byte.hexDigit(byte >> 4)
                next[2] = Byte.hexDigit(byte & 15)
                next += 3
            }
        }
        count = next - output
    }

    // MARK: what stands between them
    /// What stands behind the last value of the path.
    @inline(__always) private mutating func finishPath() {
        append(tail)
        tail = TextRange(0..<0)
        if count == pathStart { append(Byte.slash) }
    }
    @inline(__always) private mutating func append(_ text: TextRange) {
        let length = Int(text.length)
        guard count &+ length <= capacity else { return isFull = true }
        // behind the pool there is room for a vector, as there is behind what is written
        let from = UnsafeRawPointer(programs.pool + Int(text.offset))
        let to = UnsafeMutableRawPointer(output + count)
        var index = 0
        repeat {
            let bytes = from.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
            to.storeBytes(of: bytes, toByteOffset: index, as: SIMD16<UInt8>.self)
            index &+= 16
        } while index < length
        count &+= length
    }
    @inline(__always) private mutating func append(_ byte: UInt8) {
        guard count < capacity else { return isFull = true }
        output[count] = byte
        count &+= 1
    }

    // MARK: the link
    /// Whether the result of ``finish()`` is final. It isn't if the link did not fit, or if another pattern wins its path.
    @usableFromInline var isSettled: Bool { !isFull && lost < 0 }
    /// The link, nil where it would not read back.
    @usableFromInline mutating func finish() -> String? {
        guard link >= 0 else { return nil }
        let program = programs.programs[link]
        guard program.isCustom || !hasScheme else { return nil }
        finishPath()
        guard isPrintable, !isFull, count <= LinkLimits.bytes else { return nil }
        if program.contested >= 0 {
            let path = UnsafeBufferPointer(start: UnsafePointer(output + pathStart), count: count - pathStart)
            guard programs.isWon(path, by: Int(program.contested)) else {
                lost = Int(program.contested)
                return nil
            }
        }
        let bytes = UnsafeBufferPointer(start: UnsafePointer(output), count: count)
        if isASCII, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // unchecked: what is written is ASCII, and need not be looked at again
            return String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A parameter of a printed link: its name and its text, not encoded.
@usableFromInline package struct LinkArgument: Hashable, Sendable {
    /// The placeholder's name.
    package let name: String
    /// The value's text.
    package let text: String
    /// Whether the text makes the same value again.
    package let isReadBack: Bool
}
