#if Inspector
import Waymark

/// Functions that write values as Swift source.
enum SwiftText {
    /// Returns a string literal for a text.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            default:
                let isPlain = scalar.properties.isAlphabetic || (0x20...0x7E).contains(scalar.value)
                literal += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }

    /// Returns an expression that creates a destination, and the module of its type. Returns nil unless the destination
    /// is a `NotFoundNavigation`, or an enum case whose values are strings, finite numbers, Booleans, optionals or enum
    /// cases of those. Also returns nil if its type is private, generic or local to a function.
    static func expression(_ destination: any Navigation) -> (text: String, module: String)? {
        let value: any Navigation = (destination as? AnyNavigation)?.base ?? destination
        if let notFound = value as? NotFoundNavigation {
            return ("NotFoundNavigation(requested: \(literal(notFound.requested)))", "Waymark")
        }
        let path = String(reflecting: type(of: value)).split(separator: ".")
        guard path.count > 1, path.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
            let text = enumeration(value)
        else { return nil }
        return (path.dropFirst().joined(separator: ".") + text, String(path[0]))
    }
    /// Returns the expression for an enum case, such as `.detail(id: 4)`; nil for any other value, and if one of the
    /// case's values can't be written.
    private static func enumeration(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return nil }
        guard let child = mirror.children.first else {
            let name = "\(value)"
            return isName(name) ? "." + name : nil
        }
        guard let name = child.label, isName(name) else { return nil }
        let payload = Mirror(reflecting: child.value)
        let values: [(label: String?, value: Any)] =
            payload.displayStyle == .tuple ? payload.children.map { ($0.label, $0.value) } : [(nil, child.value)]
        var arguments: [String] = []
        for (label, value) in values {
            guard let text = literal(of: value) else { return nil }
            // Mirror labels unlabeled associated values .0, .1, …
            let written = label.flatMap { isName($0) ? $0 : nil }
            arguments.append((written.map { $0 + ": " } ?? "") + text)
        }
        return ".\(name)(\(arguments.joined(separator: ", ")))"
    }
    private static func isFinite(_ number: some BinaryFloatingPoint) -> Bool { number.isFinite }
    private static func literal(of value: Any) -> String? {
        switch value {
        case let text as String: return literal(text)
        case let number as any BinaryInteger: return "\(number)"
        case let number as any BinaryFloatingPoint: return isFinite(number) ? "\(number)" : nil
        case let truth as Bool: return "\(truth)"
        default:
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                return mirror.children.first.map { literal(of: $0.value) } ?? "nil"
            }
            return enumeration(value)
        }
    }
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text.first?.isNumber == false
    }
}
#endif
