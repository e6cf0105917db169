/// Why a link was refused, or why a destination has none: the reason, the place, and what was expected there.
///
/// It holds none of the link's values, at most one character that was refused, so it can be logged as it is. Offsets
/// count UTF-8 bytes from the start of the text that was passed in.
public struct LinkError: Error, Hashable, Sendable {
    @usableFromInline package let kind: Kind

    @usableFromInline package init(_ kind: Kind) { self.kind = kind }

    /// The reason, one case for each message.
    @usableFromInline package enum Kind: Hashable, Sendable {
        /// The text is empty.
        case empty
        /// The link is longer than 2,048 bytes.
        case tooLong(limit: Int)
        /// The query has more than 32 pairs.
        case tooManyParameters(limit: Int, offset: Int)
        /// A byte that RFC 3986 does not allow at all, a backslash among them.
        case illegalCharacter(byte: UInt8, offset: Int)
        /// A character outside ASCII that is not percent-encoded.
        case unencodedCharacter(Unicode.Scalar, offset: Int)
        /// The link does not have the form that its scheme asks for.
        case malformed(Form, offset: Int)
        /// The scheme is missing. Incoming links are absolute.
        case relativeReference(offset: Int)
        /// A scheme that the app did not declare.
        case schemeNotAllowed
        /// A host that the app did not declare.
        case hostNotAllowed(offset: Int)
        /// The host is preceded by a user name or a password.
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
        /// A declared query parameter has no `=`.
        case valuelessParameter(name: String, offset: Int)
        /// A declared query parameter appears twice.
        case duplicateParameter(name: String, offset: Int)
        /// The value of a parameter is not one of its type.
        case invalidParameter(name: String, LinkParameterError)
        /// Each value is one of its type, and together they are refused by the destination's own rule.
        case invalidValues(LinkParameterError)
        /// A link in the query, such as that of `sheet=`, does not resolve: the name of the item.
        indirect case item(name: String, LinkError)
        /// `push=` before any `sheet=` or `cover=`.
        case pushWithoutModal
        /// More levels than a state may have.
        case tooManyLevels(limit: Int)
        /// More destinations than a link may name.
        case tooManyDestinations(limit: Int)
        /// A destination has no link.
        indirect case noLink(LinkPrintingFault)
    }

    /// The part of a link that is malformed.
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
    /// The error of a byte that RFC 3986 doesn't allow. One outside ASCII is named by the character that it starts, unless
    /// that is no UTF-8.
    init(illegalByteAt offset: Int, of bytes: Span<UInt8>) {
        let character = (offset..<Swift.min(offset + 4, bytes.count)).map { bytes[$0] }
        if bytes[offset] >= 0x80, let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first,
            scalar != "\u{FFFD}"
        {
            self.init(.unencodedCharacter(scalar, offset: offset))
        } else {
            self.init(.illegalCharacter(byte: bytes[offset], offset: offset))
        }
    }

    /// True if the link is valid and the app's own, but no pattern matches its path. Another version of the app may
    /// have one.
    public var isUnknownRoute: Bool { if case .unknownRoute = kind { true } else { false } }

    /// The byte at which the link is wrong; nil if ``parameter`` says where, or the link as a whole is meant.
    public var offset: Int? {
        switch kind {
        case .empty, .schemeNotAllowed, .missingParameter, .invalidParameter, .invalidValues, .item, .pushWithoutModal,
            .tooManyLevels, .tooManyDestinations, .noLink:
            nil
        case .tooLong(let limit): limit
        case .tooManyParameters(_, let offset), .illegalCharacter(_, let offset), .unencodedCharacter(_, let offset),
            .malformed(_, let offset),
            .relativeReference(let offset), .hostNotAllowed(let offset), .userInfoNotAllowed(let offset),
            .portNotAllowed(let offset), .encodedDelimiter(let offset), .dotSegment(let offset),
            .emptySegment(let offset), .invalidEncoding(let offset), .unknownRoute(let offset),
            .valuelessParameter(_, let offset), .duplicateParameter(_, let offset):
            offset
        }
    }

    /// The query item or path parameter that was refused; nil if it was neither.
    public var parameter: String? {
        switch kind {
        case .missingParameter(let name), .valuelessParameter(let name, _), .duplicateParameter(let name, _),
            .invalidParameter(let name, _), .item(let name, _):
            name
        default: nil
        }
    }

    /// The name of the reason, such as `hostNotAllowed`. It does not change between versions: use it in machine output.
    public var reason: String {
        switch kind {
        case .empty: "empty"
        case .tooLong: "tooLong"
        case .tooManyParameters: "tooManyParameters"
        case .illegalCharacter, .unencodedCharacter: "illegalCharacter"
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
        case .item(_, let error): error.reason
        case .pushWithoutModal: "pushWithoutModal"
        case .tooManyLevels: "tooManyLevels"
        case .tooManyDestinations: "tooManyDestinations"
        case .noLink: "noLink"
        }
    }
}
