/// The reason that a link was refused or that a destination has no link: the fault, its place, and what was expected.
///
/// It contains none of the link's values, except for at most one refused character, so it can be logged as is. Offsets
/// count UTF-8 bytes from the start of the given text.
public struct LinkError: Error, Hashable, Sendable {
    @usableFromInline package let kind: Kind

    @usableFromInline package init(_ kind: Kind) { self.kind = kind }

    /// The fault, with the values that its message needs.
    @usableFromInline package enum Kind: Hashable, Sendable {
        /// The text is empty.
        case empty
        /// The link has more than `limit` bytes of UTF-8.
        case tooLong(limit: Int)
        /// The query has more than `limit` pairs. The first one too many starts at `offset`.
        case tooManyParameters(limit: Int, offset: Int)
        /// A byte that isn't allowed at its place, such as a backslash or a second `#`.
        case illegalCharacter(byte: UInt8, offset: Int)
        /// A character outside ASCII that is not percent-encoded.
        case unencodedCharacter(Unicode.Scalar, offset: Int)
        /// The link, or one of its parts, doesn't have the required form.
        case malformed(Form, offset: Int)
        /// The scheme is missing. Incoming links are absolute.
        case relativeReference(offset: Int)
        /// The scheme is neither `https` nor one of the app's own.
        case schemeNotAllowed
        /// The host isn't one of the app's.
        case hostNotAllowed(offset: Int)
        /// The host is preceded by a user name or a password.
        case userInfoNotAllowed(offset: Int)
        /// A port other than `443`, or any port on a custom scheme.
        case portNotAllowed(offset: Int)
        /// A percent sign in the first segment of a custom-scheme link.
        case encodedDelimiter(offset: Int)
        /// A `.` or `..` segment, plain or encoded.
        case dotSegment(offset: Int)
        /// Two slashes in a row in the path.
        case emptySegment(offset: Int)
        /// An invalid percent escape, or escapes that don't decode to UTF-8.
        case invalidEncoding(offset: Int)
        /// No pattern matches the path.
        case unknownRoute(offset: Int)
        /// The router that got the link has no link table.
        case noTable
        /// A value is absent, although the pattern or another value of the link requires it.
        case missingParameter(name: String)
        /// A declared query parameter has no `=`.
        case valuelessParameter(name: String, offset: Int)
        /// A declared query parameter that isn't a list appears twice.
        case duplicateParameter(name: String, offset: Int)
        /// A parameter's value is invalid for its type.
        case invalidParameter(name: String, LinkParameterError)
        /// Each value is valid, but the destination's own rule refuses their combination.
        case invalidValues(LinkParameterError)
        /// A link in the query, such as in `sheet=`, doesn't resolve.
        indirect case item(name: String, LinkError)
        /// A `push=` item, but neither the path nor an earlier query item opens a modal to push onto.
        case pushWithoutModal
        /// The link opens more than `limit` levels.
        case tooManyLevels(limit: Int)
        /// The link has more than `limit` destinations.
        case tooManyDestinations(limit: Int)
        /// The destination has no link.
        indirect case noLink(LinkPrintingFault)
    }

    /// The form that a link, or a part of it, is expected to have.
    @usableFromInline package enum Form: Hashable, Sendable {
        /// `scheme:…`, with a scheme of letters, digits, `+`, `-` and `.`
        case scheme
        /// `https://host…`
        case authority
        /// `https://host:443`
        case port
        /// `scheme://first-segment…`
        case customScheme
        /// `/segment…`, the form in saved state and pages.
        case path
    }
}

extension LinkError {
    /// Creates the error for a byte that isn't allowed. If a valid character outside ASCII starts there, the error is
    /// `unencodedCharacter` with the whole character; otherwise it is `illegalCharacter` with the byte.
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

    /// A Boolean value that indicates whether the link is valid and belongs to the app, but no pattern matches its
    /// path. False if the path that no pattern matches is that of a link in the query.
    package var isUnknownRoute: Bool { if case .unknownRoute = kind { true } else { false } }

    /// The offset of the refused byte, or of the start of the refused part; nil for a fault without such a place.
    /// ``parameter`` may then tell where the fault is.
    public var offset: Int? {
        switch kind {
        case .empty, .schemeNotAllowed, .noTable, .missingParameter, .invalidParameter, .invalidValues, .item,
            .pushWithoutModal, .tooManyLevels, .tooManyDestinations, .noLink:
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

    /// The name of the missing or refused query item or path parameter; nil if the error isn't about one.
    public var parameter: String? {
        switch kind {
        case .missingParameter(let name), .valuelessParameter(let name, _), .duplicateParameter(let name, _),
            .invalidParameter(let name, _), .item(let name, _):
            name
        default: nil
        }
    }

    /// The name of the fault, such as `hostNotAllowed`, for machine-readable output. It's stable across versions. If a
    /// link in the query is at fault, it's the name of that link's fault.
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
        case .noTable: "noTable"
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

extension LinkError: CustomStringConvertible {
    /// A line for developers: the fault, its place, and what was expected. It contains none of the link's values,
    /// except for at most one refused character.
    public var description: String {
        switch kind {
        case .empty: "the link is empty"
        case .tooLong(let limit): "the link is longer than \(limit) bytes"
        case .tooManyParameters(let limit, let offset):
            "more than \(limit) query pairs, the first too many at byte \(offset)"
        case .illegalCharacter(let byte, let offset):
            "byte 0x\(Byte.hex(byte)) at offset \(offset) is not allowed in a link"
        case .unencodedCharacter(let scalar, let offset):
            "\(PrintableText.codePoint(scalar)) at byte \(offset) is not allowed in a link unless percent-encoded"
        case .malformed(let form, let offset): "expected \(form) at byte \(offset)"
        case .relativeReference(let offset): "expected a scheme, such as https://, before byte \(offset)"
        case .schemeNotAllowed: "the scheme is neither https nor one of the app's own"
        case .hostNotAllowed(let offset): "the host at byte \(offset) is not one of the app's"
        case .userInfoNotAllowed(let offset): "user information before '@' at byte \(offset) is not allowed"
        case .portNotAllowed(let offset):
            "the port at byte \(offset) is not allowed; only https may have one, and only 443"
        case .encodedDelimiter(let offset):
            "'%' at byte \(offset): the first segment of a custom scheme's link can't be percent-encoded"
        case .dotSegment(let offset): "a '.' or '..' segment at byte \(offset)"
        case .emptySegment(let offset): "an empty segment at byte \(offset)"
        case .invalidEncoding(let offset): "a broken percent triplet or broken UTF-8 at byte \(offset)"
        case .unknownRoute(let offset): "no pattern matches the path at byte \(offset)"
        case .noTable: "this router has no links; set its LinkTable"
        case .missingParameter(let name): "parameter '\(name)' is missing"
        case .valuelessParameter(let name, let offset):
            "parameter '\(name)' at byte \(offset) has no value"
        case .duplicateParameter(let name, let offset): "parameter '\(name)' is repeated at byte \(offset)"
        case .invalidParameter(let name, let error): "parameter '\(name)': \(error)"
        case .invalidValues(let error): "the values do not fit together: \(error)"
        case .item(let name, let error): "in \(name)=: \(error)"
        case .pushWithoutModal: "push= without a modal before it (sheet=, cover= or popover=)"
        case .tooManyLevels(let limit): "the link opens more than \(limit) levels"
        case .tooManyDestinations(let limit): "the link has more than \(limit) destinations"
        case .noLink(let fault): "\(fault)"
        }
    }
}

extension LinkError.Form: CustomStringConvertible {
    @usableFromInline package var description: String {
        switch self {
        case .scheme: "a scheme of letters, digits, '+', '-' and '.'"
        case .authority: "https://host"
        case .port: "a port of digits"
        case .customScheme: "scheme://first-segment"
        case .path: "a path that starts with '/'"
        }
    }
}

/// The reason that a destination has no link. It contains none of the destination's values, except for at most one
/// refused character, so it can be logged.
@usableFromInline package enum LinkPrintingFault: Error, Hashable, Sendable {
    /// No link is declared for the destination, or its link omits a value that differs from the default, and would
    /// therefore resolve to another destination.
    case undeclared
    /// The link with the destination's values would be refused.
    case refused(LinkPattern, LinkError)
    /// The link with the destination's values resolves to another destination.
    case leadsElsewhere(LinkPattern)
    /// The destination has a path, but the pattern's first segment can't follow a custom scheme.
    case noCustomForm(LinkPattern, scheme: String)
    /// The table has neither a host nor a scheme for the link.
    case noOrigin
}

extension LinkPrintingFault: CustomStringConvertible {
    @usableFromInline package var description: String {
        switch self {
        case .undeclared:
            "no declared link leads to it: its case has none, or has a value that the link omits and that isn't the "
                + "default"
        case .refused(let pattern, let error): "a link '\(pattern)' with its values would be refused: \(error)"
        case .leadsElsewhere(let pattern): "a link '\(pattern)' with its values would lead to another destination"
        case .noCustomForm(let pattern, let scheme):
            "'\(pattern)' has no link '\(scheme)://…': the first segment stands where a host would, "
                + "and has to be a literal that needs no encoding and has neither ':' nor '@'"
        case .noOrigin: "the table of links has no host and no scheme; pass one to `LinkTable`"
        }
    }
}
