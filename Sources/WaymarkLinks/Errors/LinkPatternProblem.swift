/// The reason that a pattern is malformed.
package enum LinkPatternProblem: Hashable, Sendable, CustomStringConvertible {
    /// The pattern doesn't start with `/`, and contains no `://`.
    case leadingSlash
    /// The pattern contains `://` and doesn't start with `/`.
    case origin
    /// A character that isn't allowed at that position.
    case illegalCharacter(Unicode.Scalar)
    /// The pattern has more than `LinkLimits.bytes` bytes, as written or percent-encoded. No link can be that long.
    case tooLong
    /// Two slashes in a row, or a slash at the end of a path other than `/`.
    case emptySegment
    /// A segment that is `.` or `..`.
    case dotSegment
    /// More segments than `LinkLimits.segments`.
    case tooManySegments
    /// More query parameters than `LinkLimits.queryParameters`.
    case tooManyQueryParameters
    /// A segment that isn't optional follows an optional one.
    case optionalNotLast
    /// Another segment follows a catch-all.
    case restNotLast
    /// Two placeholders with the same name.
    case nameTwice(String)
    /// Two query parameters with the same key.
    case keyTwice(String)
    /// A query key from `LinkLimits.reservedQueryNames`.
    case reservedKey(String)
    /// The parser expected something else at that position. The text describes it, for example `=` or `a name`.
    case expected(String)

    package var description: String {
        switch self {
        case .leadingSlash: "the pattern doesn't start with '/'"
        case .origin: "the pattern has a scheme; write only the path"
        case .illegalCharacter(let scalar): "\(PrintableText.name(scalar)) is not allowed \(Self.reason(scalar))"
        case .tooLong: "the pattern is longer than \(LinkLimits.bytes) bytes, the limit of links"
        case .emptySegment: "an empty segment"
        case .dotSegment: "a '.' or '..' segment, which links can't have"
        case .tooManySegments: "more than \(LinkLimits.segments) segments"
        case .tooManyQueryParameters: "more than \(LinkLimits.queryParameters) query parameters"
        case .optionalNotLast: "only an optional segment can follow an optional one"
        case .restNotLast: "a segment follows a catch-all, which must be the last"
        case .nameTwice(let name): "'{\(name)}' appears twice"
        case .keyTwice(let key): "query key '\(key)' appears twice"
        case .reservedKey(let key): "query key '\(key)' is reserved for links to a whole state; use another name"
        case .expected(let what): what.count == 1 ? "expected '\(what)'" : "expected \(what)"
        }
    }

    private static func reason(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "{", "}": "inside a segment: a placeholder fills a whole one"
        case "%": "in a pattern: write the character itself, not its encoding"
        case "#": "in a pattern: links are matched without their fragments"
        case let scalar where PrintableText.isSpace(scalar.value): "at the end of a segment"
        default: "in a pattern"
        }
    }
}
