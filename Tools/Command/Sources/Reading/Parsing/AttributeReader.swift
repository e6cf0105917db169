#if Tools
import SwiftParser
import SwiftSyntax

/// A reader of `@Links` and `@Link`.
enum AttributeReader {
    static func attribute(_ names: Set<String>, in attributes: AttributeListSyntax) -> AttributeSyntax? {
        all(names, in: attributes).first
    }
    private static func all(_ names: Set<String>, in attributes: AttributeListSyntax) -> [AttributeSyntax] {
        attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { names.contains($0.attributeName.trimmedDescription) }
    }
    static func isRestoring(_ attribute: AttributeSyntax) -> Bool {
        attribute.arguments?.as(LabeledExprListSyntax.self)?
            .first { $0.label?.text == "notingMissingLinks" }?.expression.trimmedDescription == "true"
    }

    private static func range(of attribute: AttributeSyntax) -> Range<Int>? {
        let isBlank = attribute.leadingTrivia.allSatisfy { $0.isWhitespace }
        guard isBlank, attribute.trailingTrivia.allSatisfy({ $0.isWhitespace }) else { return nil }
        // removes the space before an attribute at the end of a line
        let isLast = attribute.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.first?.isNewline ?? false
        if isLast, attribute.leadingTrivia.isEmpty,
            let token = attribute.previousToken(viewMode: .sourceAccurate),
            token.trailingTrivia.allSatisfy({ $0.isWhitespace })
        {
            return token.endPositionBeforeTrailingTrivia.utf8Offset..<attribute.endPosition.utf8Offset
        }
        // keeps the line break before an attribute that shares its line with what follows
        let start = isLast ? attribute.position : attribute.positionAfterSkippingLeadingTrivia
        return start.utf8Offset..<attribute.endPosition.utf8Offset
    }

    /// Returns the links of a case, in the order of its `@Link` attributes.
    static func links(_ attributes: AttributeListSyntax, _ lines: LineTable) -> [LinkFact] {
        all(["Link", "Waymark.Link"], in: attributes).compactMap { attribute in
            guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self), let first = arguments.first
            else { return nil }
            let shape = arguments.first { $0.label?.text == "as" }.map { argument -> Stated<String> in
                guard let member = argument.expression.as(MemberAccessExprSyntax.self) else {
                    return .computed(ValueReader.short(argument.expression))
                }
                return .known(member.declName.baseName.text)
            }
            let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            let start = first.expression.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = first.expression.endPositionBeforeTrailingTrivia.utf8Offset
            return LinkFact(
                pattern: text.map(Stated.known) ?? .computed(ValueReader.short(first.expression)),
                presentation: shape, place: lines.place(start), range: start..<end,
                attributeRange: range(of: attribute))
        }
    }
}
#endif
