#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros
import WaymarkLinks

/// A reader of an enum's cases and their links, which diagnoses faults.
struct LinkReader<Context: MacroExpansionContext> {
    let context: Context
    private(set) var cases: [LinkedCase] = []
    private(set) var hasFailed = false
    /// A Boolean value that indicates whether a case has an `as:` argument, and the enum declares its own
    /// `presentationType`, which takes precedence.
    private(set) var isPresentedByHand = false

    init(_ context: Context) { self.context = context }

    mutating func read(_ declaration: EnumDeclSyntax, notingMissingLinks notesMissing: Bool) {
        for member in declaration.memberBlock.members {
            guard let node = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
            let links = node.links
            if !links.isEmpty, node.elements.count > 1 {
                fail(.severalCases, at: links[0])
                continue
            }
            for element in node.elements {
                var found = LinkedCase(element, of: node)
                if cases.contains(where: { $0.name == found.name }) { fail(.sameName(found.name), at: element.name) }
                for attribute in links { read(attribute, into: &found) }
                if !links.isEmpty { checkValues(found) }
                if links.isEmpty, notesMissing {
                    context.diagnose(Diagnostic(node: node, message: LinkDiagnostic.noLink(found.name)))
                }
                cases.append(found)
            }
        }
        checkAmbiguity()
        checkPresentation(declaration)
    }

    private mutating func fail(_ message: LinkDiagnostic, at node: some SyntaxProtocol, _ fixes: FixIt...) {
        hasFailed = true
        context.diagnose(Diagnostic(node: node, message: message, fixIts: fixes))
    }
    /// Diagnoses a pattern, with a fix-it if there is a corrected pattern.
    ///
    /// - Parameters:
    ///   - message: The diagnostic.
    ///   - literal: The pattern's literal.
    ///   - text: The corrected pattern; nil if there is none.
    private mutating func fail(_ message: LinkDiagnostic, at literal: StringLiteralExprSyntax, mending text: String?) {
        guard let text else { return fail(message, at: literal) }
        fail(message, at: literal, LinkFix.pattern(text, instead: literal))
    }

    // MARK: one link
    private mutating func read(_ attribute: AttributeSyntax, into found: inout LinkedCase) {
        guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self), let first = arguments.first else {
            return fail(.notALiteral, at: attribute)
        }
        if let presentation = arguments.first(where: { $0.label?.text == "as" })?.expression {
            if found.presentation != nil { fail(.presentationTwice(of: found.name), at: presentation) }
            found.presentation = (presentation.trimmedDescription, presentation)
        }
        guard let literal = first.expression.as(StringLiteralExprSyntax.self),
            let text = literal.representedLiteralValue
        else { return fail(.notALiteral, at: first.expression) }
        let parsed: ParsedPattern
        do throws(PatternParser.Fault) { parsed = try PatternParser.parse(LinkPattern(text)) } catch {
            let message = LinkDiagnostic.malformed(column: error.column, problem: error.problem.description)
            return fail(message, at: literal, mending: LinkPattern(text).mended(error.problem)?.text)
        }
        let pattern = LinkedCase.Pattern(text: text, literal: literal, attribute: attribute, parsed: parsed)
        checkPlaceholders(pattern, found)
        found.patterns.append(pattern)
    }

    private mutating func checkPlaceholders(_ pattern: LinkedCase.Pattern, _ found: LinkedCase) {
        let names = Set(pattern.parsed.placeholders.map(\.name))
        let unfilled = found.values.filter { value in value.label.map { !names.contains($0) } ?? false }
        for placeholder in pattern.parsed.placeholders {
            guard let value = found.values.first(where: { $0.label == placeholder.name }) else {
                // one surplus name and one missing name: probably a typo
                let isTypo = unfilled.count == 1 && names.count == found.values.count
                let meant = isTypo ? unfilled[0] : nil
                let message = LinkDiagnostic.unknownPlaceholder(placeholder.name, of: found.name)
                if found.values.contains(where: { $0.label == nil }) { continue }
                let mended = meant.flatMap {
                    PatternFix.replacing(
                        placeholder, with: $0.label ?? "", WrittenType($0.type).arity ?? placeholder.arity,
                        in: pattern.text)
                }
                fail(message, at: pattern.literal, mending: mended)
                continue
            }
            checkArity(placeholder, value, pattern, found)
        }
        let unknown = names.subtracting(found.values.compactMap(\.label))
        let forgotten = unfilled.filter { !$0.hasDefault && unknown.isEmpty }
        let mended = PatternFix.adding(
            forgotten.map { ($0.label ?? "", WrittenType($0.type).arity ?? .one) }, to: pattern.text)
        for value in forgotten {
            let message = LinkDiagnostic.unfilledValue(value.label ?? "", of: found.name, pattern: pattern.text)
            fail(message, at: pattern.literal, mending: mended)
        }
    }

    private mutating func checkArity(
        _ placeholder: LinkPlaceholder, _ value: LinkedCase.Value, _ pattern: LinkedCase.Pattern, _ found: LinkedCase
    ) {
        // a typealias may name an optional; the table checks those at run time
        guard let wanted = WrittenType(value.type).arity ?? (value.type.isPlainStandard ? .one : nil),
            placeholder.arity != wanted
        else { return }
        let message = LinkDiagnostic.arity(
            written: placeholder.written, wanted: wanted.written(placeholder.name), type: value.type.description,
            of: found.name)
        let mended = PatternFix.replacing(placeholder, with: placeholder.name, wanted, in: pattern.text)
        fail(message, at: pattern.literal, mending: mended)
    }

    private mutating func checkValues(_ found: LinkedCase) {
        let spare = Set(found.placeholders.map(\.name)).subtracting(found.values.compactMap(\.label))
        let unlabelled = found.values.filter { $0.label == nil && !$0.hasDefault }
        for value in unlabelled {
            let message = LinkDiagnostic.unlabelledValue(of: found.name)
            if unlabelled.count == 1, spare.count == 1, let name = spare.first {
                fail(message, at: value.node, LinkFix.label(name, for: value.node))
            } else {
                fail(message, at: value.node)
            }
        }
        for value in found.values where !value.hasDefault {
            guard case .impossible = WrittenType(value.type) else { continue }
            fail(.noParameter(value.type.description, of: found.name), at: value.node)
        }
    }

    // MARK: all links
    /// Diagnoses patterns that match the same paths, or whose first segments differ only by case. It uses
    /// `SegmentTree`, as link tables do.
    private mutating func checkAmbiguity() {
        var tree = SegmentTree()
        let all = cases.flatMap { found in found.patterns.map { (pattern: $0, owner: found) } }
        for (index, row) in all.enumerated() {
            // a pattern that clashes may stay in the tree in part, and clash with later ones
            do throws(SegmentTree.Clash) { try tree.add(row.pattern.parsed, index) } catch {
                let other = all[error.pattern]
                let (text, name) = (row.pattern.text, row.owner.name)
                let message: LinkDiagnostic =
                    error.isCase
                    ? .firstSegmentsDifferByCase(text, of: name, with: other.pattern.text, ofOther: other.owner.name)
                    : .ambiguous(text, of: name, with: other.pattern.text, ofOther: other.owner.name)
                if !error.isCase, other.owner.name == name, row.pattern.isRedundant(beside: other.pattern) {
                    fail(
                        message, at: row.pattern.literal, LinkFix.removing(row.pattern.attribute, from: row.owner.node))
                } else {
                    fail(message, at: row.pattern.literal)
                }
            }
        }
    }
    private mutating func checkPresentation(_ declaration: EnumDeclSyntax) {
        guard let stated = cases.lazy.compactMap(\.presentation).first else { return }
        isPresentedByHand = declaration.memberBlock.members.contains { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: { $0.name.text == "static" })
            else { return false }
            return variable.bindings.contains { binding in
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "presentationType"
            }
        }
        if isPresentedByHand {
            context.diagnose(Diagnostic(node: stated.node, message: LinkDiagnostic.presentationByHand))
        }
    }
}

extension LinkPlaceholder {
    /// The placeholder's syntax with its arity, such as `{id?}`.
    var written: String { arity.written(name) }
}

extension TypeSyntax {
    /// A Boolean value that indicates whether the type is one of the standard library or Foundation that fills exactly
    /// one placeholder.
    fileprivate var isPlainStandard: Bool {
        ["Int", "UInt", "Double", "String", "Bool", "UUID"].contains(trimmedDescription)
    }
}
#endif
