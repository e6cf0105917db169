/// Where a text lies in a piece of memory that holds many.
struct TextRange: Hashable, Sendable {
    let offset: UInt32, length: UInt32
    init(_ range: Range<Int>) {
        offset = UInt32(range.lowerBound)
        length = UInt32(range.count)
    }
    /// Without its last byte. The range must not be empty.
    var dropLast: TextRange { TextRange(Int(offset)..<Int(offset + length) - 1) }
    var bounds: Range<Int> { Int(offset)..<Int(offset + length) }

    func isSame(as other: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard length == other.length else { return false }
        let (one, other) = (Int(offset), Int(other.offset))
        for index in 0..<Int(length) where bytes[one + index] != bytes[other + index] { return false }
        return true
    }
}

/// A segment of a pattern's path, or a value of its query. Its texts lie among the parser's bytes.
struct PatternPart: Sendable {
    enum Kind { case literal, parameter, optional, list }
    let kind: Kind
    /// A literal's text, or a placeholder's name.
    let text: TextRange
    /// The key of a query value; nil for a segment.
    var key: TextRange?
    /// Whether it stands in a link as it is written in the pattern.
    var isPlain = true

    var arity: _LinkArity {
        switch kind {
        case .literal, .parameter: .one
        case .optional: .optional
        case .list: .many
        }
    }
}

extension ParsedPattern {
    /// The parts of one pattern, as texts of their own.
    init(_ text: String, _ parts: some Sequence<PatternPart>, _ bytes: UnsafeBufferPointer<UInt8>) {
        func string(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }
        var segments: [Segment] = []
        var query: [QueryParameter] = []
        for part in parts {
            let text = string(part.text)
            if let key = part.key {
                query.append(QueryParameter(key: string(key), name: text, arity: part.arity))
                continue
            }
            switch part.kind {
            case .literal: segments.append(.literal(text))
            case .parameter: segments.append(.parameter(text))
            case .optional: segments.append(.optional(text))
            case .list: segments.append(.rest(text))
            }
        }
        self.text = text
        self.segments = segments
        self.query = query
    }
}
