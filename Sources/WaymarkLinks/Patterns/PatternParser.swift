/// Reads the texts of patterns, byte by byte.
///
/// A launch reads every pattern of an app: all texts lie in one piece of memory, and what was read is only places in it.
package struct PatternParser {
    /// What was wrong, at which column (from 1).
    package struct Fault: Error, Hashable {
        package let column: Int
        package let problem: LinkPatternProblem
    }

    /// The texts of the patterns, one after the other.
    private(set) var bytes: [UInt8] = []
    /// The parts of the patterns: of each the segments, then the query.
    private(set) var parts: [PatternPart] = []
    private var index = 0
    /// Where the pattern that is read starts, among the bytes and among the parts.
    private var start = 0
    private var first = 0

    package static func parse(_ pattern: LinkPattern) throws(Fault) -> ParsedPattern {
        var parser = PatternParser()
        _ = try parser.read(pattern)
        return parser.bytes.withUnsafeBufferPointer { ParsedPattern(pattern.text, parser.parts, $0) }
    }

    /// Reads one more pattern.
    ///
    /// - Returns: Which of the parts are its own.
    mutating func read(_ pattern: LinkPattern) throws(Fault) -> Range<Int> {
        (start, first, index) = (bytes.count, parts.count, bytes.count)
        var text = pattern.text
        text.withUTF8 { bytes.append(contentsOf: $0) }
        guard bytes.count - start <= LinkLimits.bytes else { throw fault(.tooLong, at: start + LinkLimits.bytes) }
        guard peek == Byte.slash else { throw fault(pattern.text.contains("://") ? .origin : .leadingSlash) }
        while peek == Byte.slash {
            index += 1
            if atEnd || peek == Byte.question, parts.count == first { break }
            try segment()
        }
        let query = parts.count
        if peek == Byte.question {
            repeat {
                index += 1
                try queryParameter(behind: query)
            } while peek == Byte.ampersand
        }
        guard atEnd else { throw illegal() }
        return first..<parts.count
    }
    /// Puts a text that belongs to no pattern behind the others.
    mutating func keep(_ text: some Sequence<UInt8>) -> TextRange {
        let start = bytes.count
        bytes.append(contentsOf: text)
        return TextRange(start..<bytes.count)
    }
    func isSame(_ one: TextRange, _ other: TextRange) -> Bool {
        bytes.withUnsafeBufferPointer { one.isSame(as: other, in: $0) }
    }
    /// Makes room for the parts of so many patterns.
    mutating func reserve(_ patterns: Int) {
        parts.reserveCapacity(parts.count + 4 * patterns)
        bytes.reserveCapacity(bytes.count + 32 * patterns)
    }

    private mutating func segment() throws(Fault) {
        let last = parts.count > first ? parts[parts.count - 1].kind : .literal
        guard last != .list else { throw fault(.restNotLast) }
        guard parts.count - first < LinkLimits.segments else { throw fault(.tooManySegments) }
        let start = index
        let part = try peek == UInt8(ascii: "{") ? placeholder() : literal()
        guard last != .optional || part.kind == .optional else { throw fault(.optionalNotLast, at: start) }
        parts.append(part)
        guard atEnd || peek == Byte.slash || peek == Byte.question else { throw illegal() }
    }

    /// Printable text as a `String` parameter holds it, without the characters that mean something in a pattern or in
    /// a link.
    private mutating func literal() throws(Fault) -> PatternPart {
        let start = index
        let (end, isPlain) = bytes.withUnsafeBufferPointer { bytes in
            var (end, isPlain) = (start, true)
            while end < bytes.count, bytes[end] != Byte.slash, bytes[end] != Byte.question {
                isPlain = isPlain && Byte.isSegmentByte(bytes[end])
                end += 1
            }
            return (end, isPlain)
        }
        index = end
        guard index > start else { throw fault(.emptySegment) }
        guard !LinkScanner.isDots(bytes[start..<index]) else { throw fault(.dotSegment, at: start) }
        // what stands in a link as it is needs no closer look
        if !isPlain { try checkLiteral(start) }
        return PatternPart(kind: .literal, text: TextRange(start..<index), isPlain: isPlain)
    }
    private func checkLiteral(_ start: Int) throws(Fault) {
        var offset = start
        for scalar in String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars {
            let isEdge = offset == start || offset + scalar.utf8.count == index
            if Self.isReserved(scalar) || PrintableText.isRefused(scalar.value)
                || isEdge && PrintableText.isSpace(scalar.value)
            {
                throw fault(.illegalCharacter(scalar), at: offset)
            }
            offset += scalar.utf8.count
        }
    }
    /// `{` and `}` are a placeholder's, `%` and `#` a link's, and a `\` is a slash to some.
    private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "{", "}", "%", "#", "\\": true
        default: false
        }
    }
    /// The character at the index cannot stand there.
    private func illegal() -> Fault {
        let rest = String(decoding: bytes[index...], as: UTF8.self)
        return fault(.illegalCharacter(rest.unicodeScalars.first ?? "\u{FFFD}"))
    }

    /// - Parameter query: Where the pattern's query starts among the parts.
    private mutating func queryParameter(behind query: Int) throws(Fault) {
        guard parts.count - query < LinkLimits.queryParameters else { throw fault(.tooManyQueryParameters) }
        let start = index
        let key = try identifier()
        let reserved = LinkLimits.reservedQueryNames.first { $0.utf8.elementsEqual(bytes[key.bounds]) }
        if let reserved { throw fault(.reservedKey(reserved), at: start) }
        let isKnown = parts[query...].contains { $0.key.map { isSame($0, key) } ?? false }
        guard !isKnown else { throw fault(.keyTwice(text(key)), at: start) }
        guard peek == Byte.equals else { throw fault(.expected("=")) }
        index += 1
        var part = try placeholder()
        part.key = key
        parts.append(part)
    }

    private mutating func placeholder() throws(Fault) -> PatternPart {
        guard peek == UInt8(ascii: "{") else { throw fault(.expected("{")) }
        index += 1
        let start = index
        let name = try identifier()
        var isKnown = false
        for part in parts[first...] where part.kind != .literal && isSame(part.text, name) { isKnown = true }
        guard !isKnown else { throw fault(.nameTwice(text(name)), at: start) }
        var kind = PatternPart.Kind.parameter
        if peek == Byte.question {
            index += 1
            kind = .optional
        } else if peek == Byte.dot, bytes[index...].starts(with: "...".utf8) {
            index += 3
            kind = .list
        }
        guard peek == UInt8(ascii: "}") else { throw fault(.expected("}")) }
        index += 1
        return PatternPart(kind: kind, text: name)
    }

    /// Letters, digits, `_` and `-`, not starting with a digit.
    private mutating func identifier() throws(Fault) -> TextRange {
        let start = index
        guard let first = peek, Byte.isLetter(first) || first == 0x5F else { throw fault(.expected("a name")) }
        while let byte = peek, Byte.isLetter(byte) || Byte.isDigit(byte) || byte == 0x5F || byte == 0x2D { index += 1 }
        return TextRange(start..<index)
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
    private var atEnd: Bool { index == bytes.count }
    private func text(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }
    /// - Parameter offset: Where, in bytes; columns count characters.
    private func fault(_ problem: LinkPatternProblem, at offset: Int? = nil) -> Fault {
        Fault(
            column: String(decoding: bytes[start..<(offset ?? index)], as: UTF8.self).count + 1, problem: problem)
    }
}
