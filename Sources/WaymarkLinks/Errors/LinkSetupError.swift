/// An error in an app's links, such as a malformed pattern, two patterns that clash, or an invalid scheme or host.
///
/// It's a mistake in the app's code. The description names the pattern and the type that declares it, both patterns of
/// a clash, or the scheme or host.
public struct LinkSetupError: Error, Hashable, Sendable {
    package let problem: Problem

    init(_ problem: Problem) { self.problem = problem }

    /// The problem, with the values that its message needs.
    package enum Problem: Hashable, Sendable {
        /// A malformed pattern. The column counts characters from 1.
        case malformed(LinkSite, column: Int, LinkPatternProblem)
        /// Two patterns that match a common path and are equally specific.
        case ambiguous(LinkSite, LinkSite)
        /// Two patterns whose first segments differ only in case, which custom schemes ignore.
        case firstSegmentsDifferByCase(LinkSite, LinkSite)
        /// A pattern whose placeholders have other names than those of its link's canonical pattern.
        case placeholdersDiffer(LinkSite, canonical: LinkSite, expected: [String], found: [String])
        /// A link's number of values differs from its number of placeholders.
        case valueCount(LinkSite, placeholders: Int, values: Int)
        /// A placeholder's form doesn't match the type of its value.
        case arity(LinkSite, placeholder: String, form: _LinkArity, type: String, wants: _LinkArity)
        /// Not a valid scheme (RFC 3986, section 3.1).
        case malformedScheme(String)
        /// A scheme that apps can't claim, such as `http`.
        case foreignScheme(String)
        /// Not a valid host name in ASCII.
        case malformedHost(String)
        /// A scheme or host is listed twice.
        case duplicate(String)
    }
}

/// A pattern and the type that declares it.
package struct LinkSite: Hashable, Sendable, CustomStringConvertible {
    /// The pattern, as it is written in the code.
    package let pattern: LinkPattern
    /// The name of the destination type that declares the pattern.
    package let owner: String
    package var description: String { "'\(pattern)' of \(owner)" }
}

extension LinkSetupError: CustomStringConvertible {
    public var description: String {
        switch problem {
        case .malformed(let site, let column, let problem): "\(site), column \(column): \(problem)"
        case .ambiguous(let one, let other): "\(other) matches the same paths as \(one)\(Self.fix(one, other))"
        case .firstSegmentsDifferByCase(let one, let other):
            "the first segments of \(one) and \(other) differ only by case, which custom schemes ignore"
        case .placeholdersDiffer(let site, let canonical, let expected, let found):
            "\(site) has the placeholders [\(found.joined(separator: ", "))], "
                + "but the canonical \(canonical) has [\(expected.joined(separator: ", "))]"
        case .valueCount(let site, let placeholders, let values):
            "\(site) has \(placeholders) placeholders, but its link has \(values) values"
        case .arity(let site, let placeholder, let form, let type, let wants):
            "\(site): '\(Self.written(placeholder, form))' is filled by \(type), "
                + "which needs '\(Self.written(placeholder, wants))'"
        case .malformedScheme(let text):
            "'\(text)' is not a scheme; write a letter, then letters, digits, '+', '-' or '.'"
        case .foreignScheme(let text): "'\(text)' cannot be a scheme of an app's own"
        case .malformedHost(let text):
            "'\(text)' is not a host name; write labels of ASCII letters, digits and inner '-'"
        case .duplicate(let text): "'\(text)' is declared twice"
        }
    }

    private static func fix(_ one: LinkSite, _ other: LinkSite) -> String {
        one.owner == other.owner
            ? ": remove one of them" : ": give one of them another path, or let one feature own it"
    }
    private static func written(_ name: String, _ arity: _LinkArity) -> String {
        switch arity {
        case .one: "{\(name)}"
        case .optional: "{\(name)?}"
        case .many: "{\(name)...}"
        }
    }
}
