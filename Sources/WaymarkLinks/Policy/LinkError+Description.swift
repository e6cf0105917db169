extension LinkError: CustomStringConvertible {
    /// One line for people: what was wrong, where, and what was expected. It holds no value out of the link.
    public var description: String {
        switch kind {
        case .empty: "the link is empty (P1)"
        case .tooLong(let limit): "the link is longer than \(limit) bytes (P0)"
        case .tooManyParameters(let limit, let offset):
            "more than \(limit) query pairs, the first too many at byte \(offset) (P0)"
        case .illegalCharacter(let byte, let offset):
            "byte 0x\(Byte.hex(byte)) at \(offset) is not allowed in a link (\(rule))"
        case .malformed(let form, let offset): "expected \(form) at byte \(offset) (\(rule))"
        case .relativeReference(let offset): "expected a scheme, as in https://… (P2); byte \(offset) ends it"
        case .schemeNotAllowed: "the scheme is neither https nor one of the app's own (P2)"
        case .hostNotAllowed(let offset): "the host at byte \(offset) is none of the app's (P3)"
        case .userInfoNotAllowed(let offset): "user information before '@' at byte \(offset) is not allowed (P3)"
        case .portNotAllowed(let offset): "the port at byte \(offset) is not allowed: none, or 443 on https (P4)"
        case .encodedDelimiter(let offset):
            "'%' at byte \(offset): the first segment of a custom scheme's link is never encoded (P6)"
        case .dotSegment(let offset): "a '.' or '..' segment at byte \(offset) (P8)"
        case .emptySegment(let offset): "an empty segment at byte \(offset) (P8)"
        case .invalidEncoding(let offset): "a broken percent triplet or broken UTF-8 at byte \(offset) (P7)"
        case .unknownRoute(let offset): "no pattern has this path (P9); it starts at byte \(offset)"
        case .missingParameter(let name): "parameter '\(name)' is missing (P12)"
        case .valuelessParameter(let name, let offset):
            "parameter '\(name)' at byte \(offset) has no '=' and no value (P12)"
        case .duplicateParameter(let name, let offset): "parameter '\(name)' stands again at byte \(offset) (P12)"
        case .invalidParameter(let name, let error): "parameter '\(name)': \(error) (\(rule))"
        case .invalidValues(let error): "the values do not fit each other: \(error) (\(rule))"
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
