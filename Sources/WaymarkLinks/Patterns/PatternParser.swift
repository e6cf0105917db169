/// A parser that reads a pattern byte by byte.
package struct PatternParser {
    /// A problem of a pattern, and the column where it is. Columns count characters from 1.
    package struct Fault: Error, Hashable {
        package let column: Int
        package let problem: LinkPatternProblem
    }
    private typealias Segment = ParsedPattern.Segment

    private let text: String
    private let bytes: [UInt8]
    /// The offset of the next byte.
    private var index = 0
    private var segments: [Segment] = []
    private var query: [ParsedPattern.QueryParameter] = []
    /// The number of bytes that percent-encoding adds to the literals.
    private var excess = 0

    package static func parse(_ pattern: LinkPattern) throws(Fault) -> ParsedPattern {
        var parser = PatternParser(pattern)
        try parser.read()
        return ParsedPattern(text: pattern.text, segments: parser.segments, query: parser.query)
    }
    private init(_ pattern: LinkPattern) {
        text = pattern.text
        bytes = Array(text.utf8)
        segments.reserveCapacity(8)
    }

    private mutating func read() throws(Fault) {
        guard bytes.count <= LinkLimits.bytes else { throw fault(.tooLong, at: LinkLimits.bytes) }
        guard next == Byte.slash else { throw fault(text.contains("://") ? .origin : .leadingSlash) }
        while next == Byte.slash {
            index += 1
            if isAtEnd || next == Byte.question, segments.isEmpty { break }
            segments.append(try segment())
        }
        if next == Byte.question {
            repeat {
                index += 1
                query.append(try queryParameter())
            } while next == Byte.ampersand
        }
        guard isAtEnd else { throw illegal() }
        guard bytes.count + excess <= LinkLimits.bytes else { throw fault(.tooLong) }
    }

    // MARK: segments
    private mutating func segment() throws(Fault) -> Segment {
        if case .rest? = segments.last { throw fault(.restNotLast) }
        guard segments.count < LinkLimits.segments else { throw fault(.tooManySegments) }
        let start = index
        let segment: Segment
        if next == UInt8(ascii: "{") {
            let (name, arity) = try placeholder()
            switch arity {
            case .one: segment = .parameter(name)
            case .optional: segment = .optional(name)
            case .many: segment = .rest(name)
            }
        } else {
            segment = .literal(try literal())
        }
        if case .optional? = segments.last {
            guard case .optional = segment else { throw fault(.optionalNotLast, at: start) }
        }
        guard isAtEnd || next == Byte.slash || next == Byte.question else { throw illegal() }
        return segment
    }
    /// Parses a literal segment, up to the next `/` or `?`. It may contain the characters of a `String` parameter,
    /// except for the reserved ones.
    private mutating func literal() throws(Fault) -> String {
        let start = index
        var encoded = 0
        while index < bytes.count, bytes[index] != Byte.slash, bytes[index] != Byte.question {
            if !ByteSet.segment.contains(bytes[index]) { encoded += 1 }
            index += 1
        }
        guard index > start else { throw fault(.emptySegment) }
        guard !Byte.areDots(bytes[start..<index]) else { throw fault(.dotSegment, at: start) }
        let literal = string(from: start)
        // plain bytes are all allowed, and need no encoding
        if encoded > 0 {
            try check(literal, at: start)
            excess += 2 * encoded
        }
        return literal
    }
    private func check(_ literal: String, at start: Int) throws(Fault) {
        var offset = start
        for scalar in literal.unicodeScalars {
            let isEdge = offset == start || offset + scalar.utf8.count == index
            if Self.reserved.contains(scalar) || PrintableText.isRefused(scalar.value)
                || isEdge && PrintableText.isSpace(scalar.value)
            {
                throw fault(.illegalCharacter(scalar), at: offset)
            }
            offset += scalar.utf8.count
        }
    }
    /// Characters that a literal can't contain. They have a meaning in patterns (`{`, `}`) or in links (`%`, `#`), or
    /// some programs treat them as a slash (`\`).
    private static let reserved: [Unicode.Scalar] = ["{", "}", "%", "#", "\\"]

    // MARK: placeholders
    private mutating func queryParameter() throws(Fault) -> ParsedPattern.QueryParameter {
        guard query.count < LinkLimits.queryParameters else { throw fault(.tooManyQueryParameters) }
        let start = index
        let key = try identifier()
        guard !LinkLimits.reservedQueryNames.contains(key) else { throw fault(.reservedKey(key), at: start) }
        guard !query.contains(where: { $0.key == key }) else { throw fault(.keyTwice(key), at: start) }
        guard next == Byte.equals else { throw fault(.expected("=")) }
        index += 1
        let (name, arity) = try placeholder()
        return ParsedPattern.QueryParameter(key: key, name: name, arity: arity)
    }
    private mutating func placeholder() throws(Fault) -> (name: String, arity: _LinkArity) {
        guard next == UInt8(ascii: "{") else { throw fault(.expected("{")) }
        index += 1
        let start = index
        let name = try identifier()
        guard !segments.contains(where: { $0.name == name }), !query.contains(where: { $0.name == name }) else {
            throw fault(.nameTwice(name), at: start)
        }
        var arity = _LinkArity.one
        if next == Byte.question {
            index += 1
            arity = .optional
        } else if next == Byte.dot, bytes[index...].starts(with: "...".utf8) {
            index += 3
            arity = .many
        }
        guard next == UInt8(ascii: "}") else { throw fault(.expected("}")) }
        index += 1
        return (name, arity)
    }
    /// Parses a letter or `_`, and the letters, digits, `_` and `-` after it.
    private mutating func identifier() throws(Fault) -> String {
        let start = index
        let underscore = UInt8(ascii: "_")
        guard Byte.isLetter(next) || next == underscore else { throw fault(.expected("a name")) }
        while Byte.isLetter(next) || Byte.isDigit(next) || next == underscore || next == Byte.hyphen { index += 1 }
        return string(from: start)
    }

    // MARK: bytes
    /// The byte at `index`. At the end of the pattern, it is a NUL, which has no meaning in patterns.
    private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }
    private var isAtEnd: Bool { index == bytes.count }
    private func string(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }
    /// Returns the fault for the illegal character at `index`.
    private func illegal() -> Fault {
        let rest = String(decoding: bytes[index...], as: UTF8.self)
        return fault(.illegalCharacter(rest.unicodeScalars.first ?? "\u{FFFD}"))
    }
    /// Returns a fault at an offset.
    ///
    /// - Parameter offset: The offset in bytes, while columns count characters; nil for the value of `index`.
    private func fault(_ problem: LinkPatternProblem, at offset: Int? = nil) -> Fault {
        Fault(column: String(decoding: bytes[..<(offset ?? index)], as: UTF8.self).count + 1, problem: problem)
    }
}
