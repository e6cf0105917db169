#if Tools
import SwiftSyntax

/// Functions that read the names of types from sources.
enum WrittenName {
    /// Returns the inherited types by their plain names. A composition is split into its types.
    static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).flatMap { names(of: $0.type) }
    }
    private static func names(of type: TypeSyntax) -> [String] {
        if let attributed = type.as(AttributedTypeSyntax.self) { return names(of: attributed.baseType) }
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names(of: $0.type) }
        }
        return [plain(type)]
    }
    /// Returns a type's name without attributes, `any`, `some`, `?`, generic arguments, and the modules `Waymark`,
    /// `WaymarkLinks` and `Swift`: `Feature` for `Waymark.Feature<WebPage>`. Other types, such as arrays, are returned
    /// as written.
    static func plain(_ type: TypeSyntax) -> String {
        if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
        if let member = type.as(MemberTypeSyntax.self) {
            let base = plain(member.baseType)
            return isModule(base) ? member.name.text : base + "." + member.name.text
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return plain(attributed.baseType) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return plain(some.constraint) }
        if let optional = type.as(OptionalTypeSyntax.self) { return plain(optional.wrappedType) }
        return type.trimmedDescription
    }
    /// Returns the plain name of the type that an expression before a dot or an argument list names; nil if the
    /// expression is a value.
    static func type(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return isType(name) ? name : nil }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return type(generic.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(type) {
            let name = member.declName.baseName.text
            guard isType(name) else { return nil }
            return isModule(base) ? name : base + "." + name
        }
        return nil
    }
    /// Returns true if the name begins with an ASCII capital, after any underscores and backticks.
    static func isType(_ name: String) -> Bool {
        guard let first = name.utf8.first(where: { $0 != 0x5F && $0 != 0x60 }) else { return false }
        return first >= 0x41 && first <= 0x5A
    }
    /// Returns the words of a type that could be types: `Routing` and `Route` for `any Routing<Route>`.
    static func words(_ type: String) -> [Substring] {
        type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { isType(String($0)) }
    }
    private static func isModule(_ name: String) -> Bool { ["Waymark", "WaymarkLinks", "Swift"].contains(name) }
}
#endif
