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
    /// Where the pattern that is read starts, among the bytes and among the parts.
    private var start = 0
    private var first = 0
    /// How far it was read.
    private var index = 0
    /// By how many bytes its literals are longer in a link, where some bytes are encoded in three.
    private var excess = 0

    private typealias Text = UnsafeBufferPointer<UInt8>

    package static func parse(_ pattern: LinkPattern) throws(Fault) -> ParsedPattern {
        var parser = PatternParser()
        _ = try parser.read(pattern)
        return parser.bytes.withUnsafeBufferPointer { ParsedPattern(pattern.text, parser.parts, $0) }
    }

    /// Reads one more pattern.
    ///
    /// - Returns: Which of the parts are its own.
    mutating func read(_ pattern: LinkPattern) throws(Fault) -> Range<Int> {
        (start, first, index, excess) = (bytes.count, parts.count, 0, 0)
        var text = pattern.text
        var fault: Fault?
        text.withUTF8 { text in
            bytes.append(contentsOf: text)
            do throws(Fault) { try read(text) } catch { fault = error }
        }
        if let fault { throw fault }
        return first..<parts.count
    }
    private mutating func read(_ text: Text) throws(Fault) {
        guard text.count <= LinkLimits.bytes else { throw fault(.tooLong, text, at: LinkLimits.bytes) }
        guard peek(text) == Byte.slash else {
            let hasOrigin = String(decoding: text, as: UTF8.self).contains("://")
            throw fault(hasOrigin ? .origin : .leadingSlash, text)
        }
        var last = PatternPart.Kind.literal
        while peek(text) == Byte.slash {
            index += 1
            if atEnd(text) || peek(text) == Byte.question, parts.count == first { break }
            let part = try segment(text, behind: last)
            parts.append(part)
            last = part.kind
        }
        let query = parts.count
        if peek(text) == Byte.question {
            repeat {
                index += 1
                try queryParameter(text, behind: query)
            } while peek(text) == Byte.ampersand
        }
        guard atEnd(text) else { throw illegal(text) }
        guard text.count + excess <= LinkLimits.bytes else { throw fault(.tooLong, text) }
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

    @inline(__always)
    private mutating func segment(_ text: Text, behind last: PatternPart.Kind) throws(Fault) -> PatternPart {
        guard last != .list else { throw fault(.restNotLast, text) }
        guard parts.count - first < LinkLimits.segments else { throw fault(.tooManySegments, text) }
        let start = index
        let part = try peek(text) == UInt8(ascii: "{") ? placeholder(text) : literal(text)
        guard last != .optional || part.kind == .optional else { throw fault(.optionalNotLast, text, at: start) }
        guard atEnd(text) || peek(text) == Byte.slash || peek(text) == Byte.question else { throw illegal(text) }
        return part
    }

    /// Printable text as a `String` parameter holds it, without the characters that mean something in a pattern or in
    /// a link.
    @inline(__always)
    private mutating func literal(_ text: Text) throws(Fault) -> PatternPart {
        let start = index
        var isPlain = true
        while index < text.count, let base = text.baseAddress {
            let word = Word.load(base, at: index, upTo: text.count)
            let ends = Word.matches(word, Byte.slash) | Word.matches(word, Byte.question)
            let length = min(ends == 0 ? 8 : ends.trailingZeroBitCount >> 3, text.count - index)
            let isUnreserved = Word.unreservedPrefix(word) >= length
            isPlain = isPlain && (isUnreserved || text[index..<index + length].allSatisfy(Byte.isSegmentByte))
            index += length
            if ends != 0 { break }
        }
        guard index > start else { throw fault(.emptySegment, text) }
        guard index - start > 2 || !LinkScanner.isDots(text[start..<index]) else {
            throw fault(.dotSegment, text, at: start)
        }
        // what stands in a link as it is needs no closer look
        if !isPlain {
            try checkLiteral(text, start)
            excess += 2 * text[start..<index].count { !Byte.isSegmentByte($0) }
        }
        return PatternPart(kind: .literal, text: range(start), isPlain: isPlain)
    }
    private func checkLiteral(_ text: Text, _ start: Int) throws(Fault) {
        var offset = start
        for scalar in String(decoding: text[start..<index], as: UTF8.self).unicodeScalars {
            let isEdge = offset == start || offset + scalar.utf8.count == index
            if Self.isReserved(scalar) || PrintableText.isRefused(scalar.value)
                || isEdge && PrintableText.isSpace(scalar.value)
            {
                throw fault(.illegalCharacter(scalar), text, at: offset)
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
    private func illegal(_ text: Text) -> Fault {
        let rest = String(decoding: text[index...], as: UTF8.self)
        return fault(.illegalCharacter(rest.unicodeScalars.first ?? "\u{FFFD}"), text)
    }

    /// - Parameter query: Where the pattern's query starts among the parts.
    private mutating func queryParameter(_ text: Text, behind query: Int) throws(Fault) {
        guard parts.count - query < LinkLimits.queryParameters else { throw fault(.tooManyQueryParameters, text) }
        let start = index
        let key = try identifier(text)
        let reserved = LinkLimits.reservedQueryNames.first { $0.utf8.elementsEqual(bytes[key.bounds]) }
        if let reserved { throw fault(.reservedKey(reserved), text, at: start) }
        let isKnown = parts[query...].contains { $0.key.map { isSame($0, key) } ?? false }
        guard !isKnown else { throw fault(.keyTwice(string(key)), text, at: start) }
        guard peek(text) == Byte.equals else { throw fault(.expected("="), text) }
        index += 1
        var part = try placeholder(text)
        part.key = key
        parts.append(part)
    }

    private mutating func placeholder(_ text: Text) throws(Fault) -> PatternPart {
        guard peek(text) == UInt8(ascii: "{") else { throw fault(.expected("{"), text) }
        index += 1
        let start = index
        let name = try identifier(text)
        for place in first..<parts.count where parts[place].kind != .literal && isSame(parts[place].text, name) {
            throw fault(.nameTwice(string(name)), text, at: start)
        }
        var kind = PatternPart.Kind.parameter
        if peek(text) == Byte.question {
            index += 1
            kind = .optional
        } else if peek(text) == Byte.dot, text[index...].starts(with: "...".utf8) {
            index += 3
            kind = .list
        }
        guard peek(text) == UInt8(ascii: "}") else { throw fault(.expected("}"), text) }
        index += 1
        return PatternPart(kind: kind, text: name)
    }

    /// Letters, digits, `_` and `-`, not starting with a digit.
    private mutating func identifier(_ text: Text) throws(Fault) -> TextRange {
        let start = index
        guard Byte.isLetter(peek(text)) || peek(text) == 0x5F else { throw fault(.expected("a name"), text) }
        while Byte.isLetter(peek(text)) || Byte.isDigit(peek(text)) || peek(text) == 0x5F || peek(text) == 0x2D {
            index += 1
        }
        return range(start)
    }

    /// The byte at the index; at the end a NUL, which means nothing in a pattern.
    @inline(__always) private func peek(_ text: Text) -> UInt8 { index < text.count ? text[index] : 0 }
    @inline(__always) private func atEnd(_ text: Text) -> Bool { index == text.count }
    /// What was read from an index on, as a place among all bytes.
    private func range(_ from: Int) -> TextRange { TextRange(start + from..<start + index) }
    private func string(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }
    /// - Parameter offset: Where, in bytes; columns count characters.
    private func fault(_ problem: LinkPatternProblem, _ text: Text, at offset: Int? = nil) -> Fault {
        Fault(column: String(decoding: text[..<(offset ?? index)], as: UTF8.self).count + 1, problem: problem)
    }
}
