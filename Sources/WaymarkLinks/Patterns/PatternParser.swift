/// Reads the text of a pattern, byte by byte.
package struct PatternParser {
    /// What was wrong, at which column (from 1).
    package struct Fault: Error, Hashable {
        package let column: Int
        package let problem: LinkPatternProblem
    }

    private let text: String
    private let bytes: [UInt8]
    private var index = 0
    private var segments: [ParsedPattern.Segment] = []
    private var query: [ParsedPattern.QueryParameter] = []
    private var names: [String] = []

    package static func parse(_ pattern: LinkPattern) throws(Fault) -> ParsedPattern {
        var parser = PatternParser(pattern.text)
        return try parser.pattern()
    }

    private init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    private mutating func pattern() throws(Fault) -> ParsedPattern {
        guard bytes.count <= LinkLimits.bytes else { throw fault(.tooLong, at: LinkLimits.bytes) }
        guard peek == Byte.slash else { throw fault(text.contains("://") ? .origin : .leadingSlash) }
        while peek == Byte.slash {
            index += 1
            if atEnd || peek == Byte.question, segments.isEmpty { break }
            try segment()
        }
        if peek == Byte.question {
            repeat {
                index += 1
                try queryParameter()
            } while peek == Byte.ampersand
        }
        guard atEnd else { throw illegal() }
        return ParsedPattern(text: text, segments: segments, query: query)
    }

    private mutating func segment() throws(Fault) {
        switch segments.last {
        case .rest: throw fault(.restNotLast)
        default: break
        }
        guard segments.count < LinkLimits.segments else { throw fault(.tooManySegments) }
        if peek == UInt8(ascii: "{") {
            let start = index
            let (name, arity) = try placeholder()
            switch arity {
            case .one where isBehindOptional: throw fault(.optionalNotLast, at: start)
            case .many where isBehindOptional: throw fault(.optionalNotLast, at: start)
            case .one: segments.append(.parameter(name))
            case .optional: segments.append(.optional(name))
            case .many: segments.append(.rest(name))
            }
        } else {
            let start = index
            let literal = try literal()
            guard !isBehindOptional else { throw fault(.optionalNotLast, at: start) }
            segments.append(.literal(literal))
        }
        guard atEnd || peek == Byte.slash || peek == Byte.question else { throw illegal() }
    }
    /// Whether an optional segment was read, behind which only others may stand.
    private var isBehindOptional: Bool { if case .optional? = segments.last { true } else { false } }

    /// Printable text as a `String` parameter holds it, without the characters that mean something in a pattern or in
    /// a link.
    private mutating func literal() throws(Fault) -> String {
        let start = index
        while let byte = peek, byte != Byte.slash, byte != Byte.question { index += 1 }
        guard index > start else { throw fault(.emptySegment) }
        let literal = String(decoding: bytes[start..<index], as: UTF8.self)
        guard literal != ".", literal != ".." else { throw fault(.dotSegment, at: start) }
        // what stands in a link as it is needs no closer look
        if bytes[start..<index].allSatisfy(Byte.isSegmentByte) { return literal }
        var offset = start
        for scalar in literal.unicodeScalars {
            let isEdge = offset == start || offset + scalar.utf8.count == index
            if Self.isReserved(scalar) || PrintableText.isRefused(scalar.value)
                || isEdge && PrintableText.isSpace(scalar.value)
            {
                throw fault(.illegalCharacter(scalar), at: offset)
            }
            offset += scalar.utf8.count
        }
        return literal
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

    private mutating func queryParameter() throws(Fault) {
        guard query.count < LinkLimits.queryParameters else { throw fault(.tooManyQueryParameters) }
        let start = index
        let key = try identifier()
        guard !LinkLimits.reservedQueryNames.contains(key) else { throw fault(.reservedKey(key), at: start) }
        guard !query.contains(where: { $0.key == key }) else { throw fault(.keyTwice(key), at: start) }
        guard peek == Byte.equals else { throw fault(.expected("=")) }
        index += 1
        let (name, arity) = try placeholder()
        query.append(.init(key: key, name: name, arity: arity))
    }

    private mutating func placeholder() throws(Fault) -> (name: String, arity: _LinkArity) {
        guard peek == UInt8(ascii: "{") else { throw fault(.expected("{")) }
        index += 1
        let start = index
        let name = try identifier()
        guard !names.contains(name) else { throw fault(.nameTwice(name), at: start) }
        names.append(name)
        var arity = _LinkArity.one
        if peek == Byte.question {
            index += 1
            arity = .optional
        } else if bytes[index...].starts(with: "...".utf8) {
            index += 3
            arity = .many
        }
        guard peek == UInt8(ascii: "}") else { throw fault(.expected("}")) }
        index += 1
        return (name, arity)
    }

    /// Letters, digits, `_` and `-`, not starting with a digit.
    private mutating func identifier() throws(Fault) -> String {
        let start = index
        guard let first = peek, Byte.isLetter(first) || first == 0x5F else { throw fault(.expected("a name")) }
        while let byte = peek, Byte.isLetter(byte) || Byte.isDigit(byte) || byte == 0x5F || byte == 0x2D { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
    private var atEnd: Bool { index == bytes.count }
    /// - Parameter offset: Where, in bytes; columns count characters.
    private func fault(_ problem: LinkPatternProblem, at offset: Int? = nil) -> Fault {
        Fault(column: String(decoding: bytes[..<(offset ?? index)], as: UTF8.self).count + 1, problem: problem)
    }
}
