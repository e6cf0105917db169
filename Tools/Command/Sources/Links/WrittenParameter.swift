#if Tools
import Foundation
import WaymarkLinks

/// The type of a value in a link, as far as the source tells which texts it accepts.
struct WrittenParameter: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case integer, unsigned, number, text, flag, identifier
        /// An enum of the app, by its raw values.
        case choice([String])
        /// A type that parses its texts itself.
        case custom
    }
    let kind: Kind
    /// The type's name in the source, without `?` and brackets.
    let name: String

    init(_ written: String, index: TypeIndex, target: String) {
        name = Self.element(written)
        switch name {
        case "Int": kind = .integer
        case "UInt": kind = .unsigned
        case "Double": kind = .number
        case "String": kind = .text
        case "Bool": kind = .flag
        case "UUID": kind = .identifier
        default: kind = Self.choices(name, index, target).map(Kind.choice) ?? .custom
        }
    }

    /// Returns the type inside an optional, an array or an optional array; any other type as it is, without spaces.
    static func element(_ written: String) -> String {
        var text = written.filter { $0 != " " }
        if text.hasSuffix("?") { text.removeLast() }
        if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
        for wrapper in ["Optional<", "Array<"] where text.hasPrefix(wrapper) && text.hasSuffix(">") {
            text = String(text.dropFirst(wrapper.count).dropLast())
        }
        return text
    }
    /// Returns the raw values of an enum that has strings as raw values and doesn't parse its texts itself; nil for any
    /// other type.
    private static func choices(_ name: String, _ index: TypeIndex, _ target: String) -> [String]? {
        guard let number = index.declaration(name, from: target) else { return nil }
        let declaration = index.declarations[number]
        guard declaration.kind == .enumeration, declaration.inherited.contains("String"),
            declaration.functionsByName["parse"] == nil, !declaration.cases.isEmpty
        else { return nil }
        return declaration.cases.map { $0.rawText ?? $0.name }
    }

    /// All texts that the type accepts; nil unless it is `Bool` or an enum with known raw values.
    var texts: [String]? {
        switch kind {
        case .choice(let texts): texts
        case .flag: ["true", "false"]
        case .integer, .unsigned, .number, .text, .identifier, .custom: nil
        }
    }
    /// Returns true if the type accepts a text; nil if only its own code can tell.
    func accepts(_ text: String) -> Bool? {
        switch kind {
        case .integer: Int._accepts(text)
        case .unsigned: UInt._accepts(text)
        case .number: Double._accepts(text)
        case .text: String._accepts(text)
        case .flag: Bool._accepts(text)
        case .identifier: UUID._accepts(text)
        case .choice(let texts): texts.contains(text)
        case .custom: nil
        }
    }
    /// Returns the type that parses the value in the command: one that the library supports, such as `Int` or `String`,
    /// as an optional or array if the arity needs it.
    func value(_ arity: _LinkArity) -> any LinkValue.Type {
        func form<Value: LinkParameter>(_: Value.Type) -> any LinkValue.Type {
            switch arity {
            case .one: Value.self
            case .optional: Value?.self
            case .many: [Value].self
            }
        }
        return switch kind {
        case .integer: form(Int.self)
        case .unsigned: form(UInt.self)
        case .number: form(Double.self)
        case .flag: form(Bool.self)
        case .identifier: form(UUID.self)
        case .text, .choice, .custom: form(String.self)
        }
    }
}
#endif
