/// One match: which pattern it was, and what stands at its placeholders. Lent to the code that makes a destination of
/// it, and gone afterwards.
public struct LinkMatch: ~Copyable {
    /// Where the value of a placeholder stands.
    enum Slot {
        case absent
        case one(Range<Int>)
        case many([Range<Int>])
    }
    private let bytes: UnsafeBufferPointer<UInt8>
    private let slots: [Slot]
    private let placeholders: [LinkPlaceholder]
    /// The index of the pattern among those of its table.
    public let pattern: Int

    /// - Throws: What the query has wrong (P12).
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: LinkScanner, pattern: Int, _ parsed: ParsedPattern
    ) throws(LinkError) {
        self.bytes = bytes
        self.pattern = pattern
        placeholders = parsed.placeholders
        var slots: [Slot] = []
        let query = try Self.queryValues(bytes, scanner, parsed)
        for placeholder in placeholders {
            switch placeholder.place {
            case .segment(let index):
                if placeholder.arity == .many {
                    slots.append(.many(scanner.segments[index...].map(\.range)))
                } else {
                    slots.append(index < scanner.segments.count ? .one(scanner.segments[index].range) : .absent)
                }
            case .query(let index, _):
                slots.append(query[index].map(Slot.one) ?? .absent)
            }
        }
        self.slots = slots
    }

    private static func queryValues(
        _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: LinkScanner, _ parsed: ParsedPattern
    ) throws(LinkError) -> [Range<Int>?] {
        var values: [Range<Int>?] = Array(repeating: nil, count: parsed.query.count)
        var valueless: [Int: Int] = [:]
        for pair in scanner.pairs {
            guard let name = PercentCoding.decoded(bytes, pair.name) else { continue }
            guard let index = parsed.query.firstIndex(where: { $0.key.utf8.elementsEqual(name) }) else { continue }
            let parameter = parsed.query[index].name
            guard values[index] == nil, valueless[index] == nil else {
                throw .duplicateParameter(name: parameter, offset: pair.name.lowerBound)
            }
            if let value = pair.value { values[index] = value } else { valueless[index] = pair.name.lowerBound }
        }
        if let (index, offset) = valueless.min(by: { $0.key < $1.key }) {
            throw .valuelessParameter(name: parsed.query[index].name, offset: offset)
        }
        return values
    }

    /// How many placeholders the pattern has.
    public var count: Int { placeholders.count }

    /// The value of a placeholder, counted from 0 in the order of the pattern: the path's, then the query's.
    ///
    /// - Throws: ``LinkError/missingParameter(name:)`` or ``LinkError/invalidParameter(name:_:)``.
    public borrowing func value<P: LinkParameter>(
        _ placeholder: Int, as type: P.Type = P.self
    ) throws(LinkError) -> P {
        guard let value = try optionalValue(placeholder, as: type) else {
            throw .missingParameter(name: placeholders[placeholder].name)
        }
        return value
    }

    /// The same, nil where it is absent.
    public borrowing func optionalValue<P: LinkParameter>(
        _ placeholder: Int, as type: P.Type = P.self
    ) throws(LinkError) -> P? {
        guard case .one(let range) = slots[placeholder] else { return nil }
        return try parse(range, placeholder)
    }

    /// What a catch-all took, segment by segment.
    public borrowing func values<P: LinkParameter>(
        _ placeholder: Int, as type: P.Type = P.self
    ) throws(LinkError) -> [P] {
        guard case .many(let ranges) = slots[placeholder] else { return [] }
        var values: [P] = []
        for range in ranges { values.append(try parse(range, placeholder)) }
        return values
    }

    private borrowing func parse<P: LinkParameter>(_ range: Range<Int>, _ placeholder: Int) throws(LinkError) -> P {
        guard let decoded = PercentCoding.decoded(bytes, range) else {
            throw .invalidEncoding(offset: range.lowerBound)
        }
        do throws(LinkParameterError) {
            return try decoded.withUnsafeBufferPointer { buffer throws(LinkParameterError) in
                try P.parse(buffer.span)
            }
        } catch {
            throw .invalidParameter(name: placeholders[placeholder].name, error)
        }
    }
}
