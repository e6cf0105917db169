#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import WaymarkLinks

/// The members that `@Links` generates.
struct LinkExpansion {
    let cases: [LinkedCase]
    let access: String
    private var linked: [LinkedCase] { cases.filter { !$0.patterns.isEmpty } }

    init(cases: [LinkedCase], access: String) {
        self.cases = cases
        self.access = access
    }

    var links: DeclSyntax {
        guard !linked.isEmpty else {
            return "\(raw: access)nonisolated static var links: WaymarkLinks.Links<Self> { .none }"
        }
        return """
            \(raw: access)nonisolated static var links: WaymarkLinks.Links<Self> {
                WaymarkLinks.Links(
                    _declarations: [
            \(raw: indented(linked.map(declaration), by: 12))
                    ],
                    make: { (match: borrowing WaymarkLinks._LinkMatch) throws(WaymarkLinks.LinkError) -> Self in
                        switch match.index {
            \(raw: indented(linked.enumerated().map(construction), by: 12))
                        }
                    },
                    write: { (destination: Self, printer: inout WaymarkLinks._LinkPrinter) -> Void in
                        switch destination {
            \(raw: indented(printing, by: 12))
                        }
                    })
            }
            """
    }

    /// The declaration of a function whose parameters make the compiler check that each value's type conforms to
    /// `LinkParameter`; nil without values.
    ///
    /// A check in the body of `links` would crash the compiler: Swift 6.3 type-checks the bodies of generated members
    /// only while it generates code for them. An error in a signature is reported.
    var valueCheck: DeclSyntax? {
        let lines = linked.flatMap { found in
            found.placeholders.compactMap { placeholder in
                found.value(filling: placeholder).map { value in
                    let type = WrittenType(value.type).check(value.type, in: placeholder)
                    return (
                        parameter: "    _: \(type).Type", comment: "  // '\(placeholder.name)' of case '\(found.name)'"
                    )
                }
            }
        }
        guard let last = lines.last else { return nil }
        let parameters = lines.dropLast().map { $0.parameter + "," + $0.comment } + [last.parameter + last.comment]
        return """
            private nonisolated static func _checkLinkValues(
            \(raw: parameters.joined(separator: "\n"))
            ) {
            }
            """
    }

    /// Returns the declaration of `_generatedName`; nil without cases.
    func name(of type: String) -> DeclSyntax? {
        guard !cases.isEmpty else { return nil }
        let lines = cases.map { found in
            "case .\(found.name): \(StringLiteralExprSyntax(content: found.name(in: type)))"
        }
        return """
            \(raw: access)nonisolated var _generatedName: Swift.String? {
                switch self {
            \(raw: indented(lines, by: 4))
                }
            }
            """
    }

    /// Returns the declaration of `_generatedCases`, from which tests check that each case has a link; nil without
    /// cases.
    func list(of type: String) -> DeclSyntax? {
        guard !cases.isEmpty else { return nil }
        let lines = cases.map { found in
            let texts = [found.name(in: type), found.signature].map { StringLiteralExprSyntax(content: $0).description }
            let sample = found.values.isEmpty ? ["Self.\(found.name)"] : []
            return "Waymark._GeneratedCase(\((texts + sample).joined(separator: ", "))),"
        }
        return """
            \(raw: access)nonisolated static var _generatedCases: [Waymark._GeneratedCase<Self>]? {
                [
            \(raw: indented(lines, by: 8))
                ]
            }
            """
    }

    var presentation: DeclSyntax? {
        guard cases.contains(where: { $0.presentation != nil }) else { return nil }
        let lines = cases.map { "case .\($0.name): \($0.presentation?.text ?? ".push")" }
        return """
            \(raw: access)nonisolated var presentationType: Waymark.PresentationType {
                switch self {
            \(raw: indented(lines, by: 4))
                }
            }
            """
    }

    private func declaration(_ found: LinkedCase) -> String {
        let patterns = found.patterns.map { StringLiteralExprSyntax(content: $0.text).description }.joined(
            separator: ", ")
        let types = found.placeholders.compactMap { placeholder in
            found.value(filling: placeholder).map { "(\($0.type.description)).self" }
        }
        let values = types.isEmpty ? "" : ", values: [\(types.joined(separator: ", "))]"
        return "WaymarkLinks._LinkDeclaration(\(patterns)\(values)),"
    }

    private func construction(_ index: Int, _ found: LinkedCase) -> String {
        let names = found.placeholders.map(\.name)
        let arguments = found.values.compactMap { value -> String? in
            guard let label = value.label, let place = names.firstIndex(of: label) else { return nil }
            return "\(label): try match.value(\(place))"
        }
        let call = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        // omitted values have their defaults
        let empty = arguments.isEmpty && !found.values.isEmpty ? "()" : ""
        let label = index == linked.count - 1 ? "default" : "case \(index)"
        return "\(label): return .\(found.name)\(call)\(empty)"
    }

    private var printing: [String] {
        var index = 0
        return cases.flatMap { found -> [String] in
            guard !found.patterns.isEmpty else { return ["case .\(found.name): break"] }
            defer { index += 1 }
            return lines(found, index)
        }
    }
    private func lines(_ found: LinkedCase, _ index: Int) -> [String] {
        let names = found.placeholders.map(\.name)
        let bindings = found.values.indices.map { "let value\($0)" }.joined(separator: ", ")
        var lines = ["case .\(found.name)\(bindings.isEmpty ? "" : "(\(bindings))"):"]
        for (position, value) in found.values.enumerated() {
            guard !names.contains(value.label ?? ""), let text = value.defaultText else { continue }
            // the link doesn't hold the value, so only its default can be read back
            lines.append("    guard value\(position) == \(text) else { return }")
        }
        lines.append("    printer.begin(\(index))")
        for name in names {
            guard let position = found.values.firstIndex(where: { $0.label == name }) else { continue }
            lines.append("    printer.value(value\(position))")
        }
        return lines
    }

    private func indented(_ lines: [String], by count: Int) -> String {
        lines.map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}

extension WrittenType {
    /// Returns the code of a generic type that compiles only if the placeholder's value is a `LinkParameter`, or an
    /// optional or array of one.
    fileprivate func check(_ type: TypeSyntax, in placeholder: LinkPlaceholder) -> String {
        switch self {
        case .optional(let element), .array(let element): "WaymarkLinks._Parameter<\(element.trimmedDescription)>"
        case .other where placeholder.arity == .one: "WaymarkLinks._Parameter<\(type.trimmedDescription)>"
        // a typealias may name an optional or an array
        case .other, .impossible: "WaymarkLinks._Parameters<\(type.trimmedDescription)>"
        }
    }
}
#endif
