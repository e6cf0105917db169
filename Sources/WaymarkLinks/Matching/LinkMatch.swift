/// A match: a link, its pattern, and where the values lie. Lent to the code that makes a destination of it; it can't
/// outlive the link's bytes.
///
/// Underscored: only the code that `@Links` writes calls it.
public struct _LinkMatch: ~Copyable, ~Escapable {
    /// The scanner at the end of the link's path.
    @usableFromInline let link: LinkScanner
    private let places: LinkPlaces
    private let matcher: LinkMatcher
    /// The index of the pattern among those of its table.
    let pattern: Int

    @_lifetime(copy link)
    init(_ link: LinkScanner, _ places: LinkPlaces, _ matcher: LinkMatcher, _ pattern: Int) {
        self.link = link
        self.places = places
        self.matcher = matcher
        self.pattern = pattern
    }

    /// The index of the link among its type's, which a generated `links` switches over; 0 for a link of its own.
    public var index: Int { matcher.patterns[pattern].link }
    /// The index of the group of links.
    @usableFromInline var group: Int { matcher.patterns[pattern].group }

    // MARK: values
    /// The value of a placeholder of the link, counted from 0 in the order of its canonical pattern, whichever pattern
    /// matched: the path's, then the query's.
    ///
    /// - Throws: ``LinkError/missingParameter(name:)`` or ``LinkError/invalidParameter(name:_:)``.
    @inlinable public borrowing func value<V: LinkValue>(
        _ index: Int, as type: V.Type = V.self
    ) throws(LinkError) -> V { try V._read(index, of: self) }
    /// A value that must be there.
    @inlinable public borrowing func parameter<P: LinkParameter>(
        _ index: Int, as type: P.Type = P.self
    ) throws(LinkError) -> P {
        guard let part = part(index) else { throw missing(index) }
        return try parse(part, index)
    }
    /// A value that may be absent.
    @inlinable public borrowing func optionalParameter<P: LinkParameter>(
        _ index: Int, as type: P.Type = P.self
    ) throws(LinkError) -> P? {
        guard let part = part(index) else { return nil }
        // as in a path, where optional segments are filled from the left
        if followsOptional(index), self.part(index - 1) == nil { throw missing(index - 1) }
        return try parse(part, index)
    }
    /// The values of a catch-all, segment by segment, or of a repeated key, in order.
    public borrowing func parameters<P: LinkParameter>(
        _ index: Int, as type: P.Type = P.self
    ) throws(LinkError) -> [P] {
        let place = place(index)
        var values: [P] = []
        if place.isQuery {
            let key = matcher.patterns[pattern].queryParameter(at: place).key
            var query = link
            while let pair = try query.nextPair() {
                guard let value = pair.value, link.isSame(pair.name, as: key) else { continue }
                values.append(try parse(value, index))
            }
            // a catch-all in the canonical pattern has at least one
            if values.isEmpty, place.printsAsSegment { throw missing(index) }
        } else if let first = places[place.slot] {
            var path = link
            // to the slash in front of it
            path.skip(to: first.range.lowerBound - 1)
            while let segment = try path.nextSegment() { values.append(try parse(segment, index)) }
        }
        return values
    }

    private borrowing func place(_ index: Int) -> LinkMatcher.Place { matcher.patterns[pattern].places[index] }
    @usableFromInline borrowing func followsOptional(_ index: Int) -> Bool { place(index).followsOptional }
    /// The part of the link that holds a placeholder's value; nil if it is absent.
    @usableFromInline borrowing func part(_ index: Int) -> LinkScanner.Part? {
        places[place(index).slot]
    }
    @inlinable borrowing func parse<P: LinkParameter>(
        _ part: LinkScanner.Part, _ index: Int
    ) throws(LinkError) -> P {
        if isPlain(part, index) {
            do throws(LinkParameterError) {
                return try P._parse(printable: link.bytes.extracting(part.range))
            } catch { throw invalid(index, error) }
        }
        let text = try decoded(part, index, mayHoldSlashes: P.mayHoldSlashes)
        do throws(LinkParameterError) { return try P._parse(text.span) } catch { throw invalid(index, error) }
    }
    /// True if a part needs no decoding, and is valid where the canonical pattern has the value.
    @usableFromInline borrowing func isPlain(_ part: LinkScanner.Part, _ index: Int) -> Bool {
        !part.isEncoded && !place(index).printsAsSegment
    }
    /// - Throws: An error if the text isn't valid in the segment that the canonical pattern has for it.
    @usableFromInline borrowing func decoded(
        _ part: LinkScanner.Part, _ index: Int, mayHoldSlashes: Bool
    ) throws(LinkError) -> [UInt8] {
        guard let text = PercentCoding.decoded(link.bytes, part.range) else {
            throw LinkError(.invalidEncoding(offset: part.range.lowerBound))
        }
        let place = place(index)
        if place.isQuery, !place.printsAsSegment { return text }
        let hasSlash = text.contains { $0 == Byte.slash || $0 == Byte.backslash }
        guard !text.isEmpty, !Byte.areDots(text), mayHoldSlashes || !hasSlash else {
            throw invalid(index, .malformed(expected: "text without '/' and '\\'"))
        }
        return text
    }

    // MARK: errors
    @usableFromInline borrowing func missing(_ index: Int) -> LinkError {
        LinkError(.missingParameter(name: name(index)))
    }
    @usableFromInline borrowing func invalid(_ index: Int, _ error: LinkParameterError) -> LinkError {
        LinkError(.invalidParameter(name: name(index), error))
    }
    private borrowing func name(_ index: Int) -> String {
        matcher.patterns[pattern].name(at: place(index))
    }
}
