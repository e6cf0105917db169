/// Why a link was refused: the rule, the place, and what was expected there.
///
/// It holds no value out of the link, so that it may be logged as it is. Offsets count bytes of UTF-8 from the start of
/// what was handed in.
public struct LinkError: Error, Hashable, Sendable {
    @usableFromInline package let kind: Kind

    @usableFromInline package init(_ kind: Kind) { self.kind = kind }

    /// What was wrong, one case for each message.
    @usableFromInline package enum Kind: Hashable, Sendable {
        /// Nothing was handed in.
        case empty
        /// The link is longer than 2,048 bytes.
        case tooLong(limit: Int)
        /// The query has more than 32 pairs.
        case tooManyParameters(limit: Int, offset: Int)
        /// A byte that RFC 3986 does not allow at all, a backslash among them.
        case illegalCharacter(byte: UInt8, offset: Int)
        /// The link does not have the form that its scheme asks for.
        case malformed(Form, offset: Int)
        /// There is no scheme: a link from outside is absolute.
        case relativeReference(offset: Int)
        /// A scheme that the app did not declare.
        case schemeNotAllowed
        /// A host that the app did not declare.
        case hostNotAllowed(offset: Int)
        /// A user name or a password stands before the host.
        case userInfoNotAllowed(offset: Int)
        /// A port other than `443`, or any port on a custom scheme.
        case portNotAllowed(offset: Int)
        /// A percent sign in the first segment of a custom scheme's link.
        case encodedDelimiter(offset: Int)
        /// A `.` or `..` segment, plain or encoded.
        case dotSegment(offset: Int)
        /// Two slashes in a row.
        case emptySegment(offset: Int)
        /// A percent triplet that is not whole, or bytes that are not UTF-8.
        case invalidEncoding(offset: Int)
        /// No pattern has the shape of this path.
        case unknownRoute(offset: Int)
        /// A declared query parameter is absent.
        case missingParameter(name: String)
        /// A declared query parameter stands without `=`.
        case valuelessParameter(name: String, offset: Int)
        /// A declared query parameter stands twice.
        case duplicateParameter(name: String, offset: Int)
        /// The value of a parameter is not one of its type.
        case invalidParameter(name: String, LinkParameterError)
        /// Each value is one of its type, and together they are refused by the destination's own rule.
        case invalidValues(LinkParameterError)
    }

    /// What the form of a link should have been.
    @usableFromInline package enum Form: Hashable, Sendable {
        /// `scheme:…` with a scheme of letters, digits, `+`, `-` and `.`
        case scheme
        /// `https://host…`
        case authority
        /// `https://host:443`
        case port
        /// `scheme://first-segment…`
        case customScheme
        /// `/segment…`, the form that saved state and pages use.
        case path
    }
}

extension LinkError {
    /// Whether the link is well-formed and the app's own, and no pattern has its path.
    /// Another version of the app may know it.
    public var isUnknownRoute: Bool { if case .unknownRoute = kind { true } else { false } }

    /// Whether what was handed in has no scheme, as a path alone.
    @inlinable package var isRelativeReference: Bool { if case .relativeReference = kind { true } else { false } }

    /// The rule of the link policy that refused, by the number under which the policy lists it: `P7`.
    public var rule: String {
        switch kind {
        case .tooLong, .tooManyParameters: "P0"
        case .illegalCharacter(let byte, _): byte == Byte.backslash ? "P5" : "P1"
        case .empty: "P1"
        case .relativeReference, .schemeNotAllowed: "P2"
        case .malformed(let form, _):
            switch form {
            case .scheme, .path: "P2"
            case .authority: "P3"
            case .port: "P4"
            case .customScheme: "P6"
            }
        case .hostNotAllowed, .userInfoNotAllowed: "P3"
        case .portNotAllowed: "P4"
        case .encodedDelimiter: "P6"
        case .invalidEncoding: "P7"
        case .dotSegment, .emptySegment: "P8"
        case .unknownRoute: "P9"
        case .missingParameter, .valuelessParameter, .duplicateParameter: "P12"
        case .invalidParameter(_, let error), .invalidValues(let error):
            switch error {
            case .tooShort, .tooLong: "P0"
            case .outOfRange: "P10"
            case .malformed: "P11"
            }
        }
    }

    /// Where, in bytes from the start; nil where a parameter's name says it, or the whole link is meant.
    public var offset: Int? {
        switch kind {
        case .empty, .schemeNotAllowed, .missingParameter, .invalidParameter, .invalidValues: nil
        case .tooLong(let limit): limit
        case .tooManyParameters(_, let offset), .illegalCharacter(_, let offset), .malformed(_, let offset),
            .relativeReference(let offset), .hostNotAllowed(let offset), .userInfoNotAllowed(let offset),
            .portNotAllowed(let offset), .encodedDelimiter(let offset), .dotSegment(let offset),
            .emptySegment(let offset), .invalidEncoding(let offset), .unknownRoute(let offset),
            .valuelessParameter(_, let offset), .duplicateParameter(_, let offset):
            offset
        }
    }

    /// The parameter that was refused, where it was one.
    public var parameter: String? {
        switch kind {
        case .missingParameter(let name), .valuelessParameter(let name, _), .duplicateParameter(let name, _),
            .invalidParameter(let name, _):
            name
        default: nil
        }
    }

    /// The name of the reason: stable, for machine output and for tables of cases.
    public var reason: String {
        switch kind {
        case .empty: "empty"
        case .tooLong: "tooLong"
        case .tooManyParameters: "tooManyParameters"
        case .illegalCharacter: "illegalCharacter"
        case .malformed: "malformed"
        case .relativeReference: "relativeReference"
        case .schemeNotAllowed: "schemeNotAllowed"
        case .hostNotAllowed: "hostNotAllowed"
        case .userInfoNotAllowed: "userInfoNotAllowed"
        case .portNotAllowed: "portNotAllowed"
        case .encodedDelimiter: "encodedDelimiter"
        case .dotSegment: "dotSegment"
        case .emptySegment: "emptySegment"
        case .invalidEncoding: "invalidEncoding"
        case .unknownRoute: "unknownRoute"
        case .missingParameter: "missingParameter"
        case .valuelessParameter: "valuelessParameter"
        case .duplicateParameter: "duplicateParameter"
        case .invalidParameter: "invalidParameter"
        case .invalidValues: "invalidValues"
        }
    }
}
