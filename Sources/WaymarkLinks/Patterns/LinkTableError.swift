/// Why a table could not be built. Each case names the pattern and its owner, and where two clash, both sides.
public enum LinkTableError: Error, Hashable, Sendable {
    /// A pattern that cannot be read; columns count from 1.
    case malformed(LinkDeclarationSite, column: Int, LinkPatternProblem)
    /// Two patterns that match the same paths: nothing could tell them apart.
    case ambiguous(LinkDeclarationSite, LinkDeclarationSite)
    /// Parameters and catch-alls that overlap so often that no table of a reasonable size could tell the paths apart.
    case tooManyStates(limit: Int)
    /// Two first segments that differ only by case, which a custom scheme folds.
    case firstSegmentsDifferByCase(LinkDeclarationSite, LinkDeclarationSite)
    /// The same link has patterns with different placeholders.
    case placeholdersDiffer(LinkDeclarationSite, canonical: LinkDeclarationSite, expected: [String], found: [String])
    /// A link whose values are more or fewer than its placeholders.
    case valueCount(LinkDeclarationSite, placeholders: Int, values: Int)
    /// A placeholder whose form does not fit the type of its value.
    case arity(LinkDeclarationSite, placeholder: String, form: LinkArity, type: String, wants: LinkArity)
}

/// A pattern together with the type that declares it.
public struct LinkDeclarationSite: Hashable, Sendable, CustomStringConvertible {
    /// The pattern.
    public let pattern: LinkPattern
    /// The name of the destination type.
    public let owner: String
    public var description: String { "'\(pattern)' of \(owner)" }
}

/// What is wrong with a pattern's text.
public enum LinkPatternProblem: Hashable, Sendable, CustomStringConvertible {
    /// It does not start with `/`.
    case leadingSlash
    /// It starts with a scheme.
    case origin
    /// A character that cannot stand there.
    case illegalCharacter(Unicode.Scalar)
    /// More than ``LinkLimits/bytes``: no link could be so long.
    case tooLong
    /// Two slashes in a row, or one at the end.
    case emptySegment
    /// `.` or `..`.
    case dotSegment
    /// More than ``LinkLimits/segments``.
    case tooManySegments
    /// More than ``LinkLimits/queryParameters``.
    case tooManyQueryParameters
    /// Something other than an optional segment follows one.
    case optionalNotLast
    /// Something follows a catch-all.
    case restNotLast
    /// A name in braces twice.
    case nameTwice(String)
    /// A query key twice.
    case keyTwice(String)
    /// A query key that holds a part of the state.
    case reservedKey(String)
    /// Something else was expected there.
    case expected(String)

    public var description: String {
        switch self {
        case .leadingSlash: "a pattern starts with '/'"
        case .origin: "a pattern is a path: schemes and hosts belong to the app's origins"
        case .illegalCharacter(let scalar): "\(Self.name(scalar)) cannot stand \(Self.reason(scalar))"
        case .tooLong: "at most \(LinkLimits.bytes) bytes, as a link has (P0)"
        case .emptySegment: "an empty segment"
        case .dotSegment: "a dot segment is never accepted in a link (P8)"
        case .tooManySegments: "at most \(LinkLimits.segments) segments"
        case .tooManyQueryParameters: "at most \(LinkLimits.queryParameters) query parameters"
        case .optionalNotLast: "only an optional segment can follow an optional one"
        case .restNotLast: "a catch-all must be the last segment"
        case .nameTwice(let name): "'{\(name)}' stands twice"
        case .keyTwice(let key): "query key '\(key)' stands twice (P12)"
        case .reservedKey(let key): "query key '\(key)' is reserved for the state beside the top"
        case .expected(let what): what.count == 1 ? "expected '\(what)'" : "expected \(what)"
        }
    }

    /// The character itself, or its number where nobody would see it.
    private static func name(_ scalar: Unicode.Scalar) -> String {
        guard PrintableText.isRefused(scalar.value) || PrintableText.isSpace(scalar.value) else { return "'\(scalar)'" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return scalar == " "
            ? "a space" : "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    private static func reason(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "{", "}": "inside of a segment: a placeholder is a whole one"
        case "%": "in a pattern: write the character itself, not its encoding"
        case "#": "in a pattern: a fragment leads nowhere"
        case let scalar where PrintableText.isSpace(scalar.value): "at the end of a segment"
        default: "in a pattern"
        }
    }
}

extension LinkTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let site, let column, let problem): "\(site), column \(column): \(problem)"
        case .ambiguous(let one, let other): "\(other) matches the same paths as \(one)\(Self.fix(one, other))"
        case .tooManyStates(let limit):
            "the patterns need more than \(limit) states: give those with catch-alls literal segments in front"
        case .firstSegmentsDifferByCase(let one, let other):
            "the first segments of \(one) and \(other) differ only by case, which custom schemes fold (P6)"
        case .placeholdersDiffer(let site, let canonical, let expected, let found):
            "\(site) has the placeholders [\(found.joined(separator: ", "))], "
                + "but the canonical \(canonical) has [\(expected.joined(separator: ", "))]"
        case .valueCount(let site, let placeholders, let values):
            "\(site) has \(placeholders) placeholders, but its link has \(values) values"
        case .arity(let site, let placeholder, let form, let type, let wants):
            "\(site): '\(Self.written(placeholder, form))' is filled by \(type), "
                + "which needs '\(Self.written(placeholder, wants))'"
        }
    }

    private static func fix(_ one: LinkDeclarationSite, _ other: LinkDeclarationSite) -> String {
        one.owner == other.owner
            ? ": remove one of them" : ": give one of them another path, or let one feature own it"
    }
    private static func written(_ name: String, _ arity: LinkArity) -> String {
        switch arity {
        case .one: "{\(name)}"
        case .optional: "{\(name)?}"
        case .many: "{\(name)...}"
        }
    }
}
