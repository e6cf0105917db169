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
        case .pushWithoutModal: "push= without a modal before it (sheet=, cover=, popover= or inspector=)"
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
