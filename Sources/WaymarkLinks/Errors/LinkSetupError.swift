/// An error in an app's links, such as a malformed pattern, two patterns that clash, or an invalid scheme or host.
///
/// It's a mistake in the app's code. The description names the pattern and the type that declares it, both patterns of
/// a clash, or the scheme or host.
public enum LinkSetupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A pattern is malformed.
    case malformedPattern(String)
    /// Two patterns match a common path and are equally specific, or their first segments differ only by case, which
    /// custom schemes ignore.
    case clashingPatterns(String)
    /// A pattern's placeholders don't fit the values of its link.
    case unfitValues(String)
    /// A scheme or a host is invalid or listed twice.
    case invalidOrigin(String)
    /// An association file can't be made: an app's identifier is malformed, or the format can't express the links.
    case association(String)

    public var description: String {
        switch self {
        case .malformedPattern(let text), .clashingPatterns(let text), .unfitValues(let text), .invalidOrigin(let text),
            .association(let text):
            text
        }
    }

    /// Creates the error for a pattern that clashes with an earlier one.
    init(_ pattern: DeclaredPattern, clashingWith earlier: DeclaredPattern, isCase: Bool) {
        let fix =
            pattern.owner == earlier.owner
            ? "remove one of them" : "give one of them another path, or let one feature own it"
        self = .clashingPatterns(
            isCase
                ? "the first segments of \(earlier) and \(pattern) differ only by case, which custom schemes ignore"
                : "\(pattern) matches the same paths as \(earlier): \(fix)")
    }
}
