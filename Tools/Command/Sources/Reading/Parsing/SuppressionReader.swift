#if Tools
import SwiftSyntax

/// A reader of comments that disable rules.
///
/// `// waymark:disable:this rule-id` disables a rule on the comment's line, and `// waymark:disable:next rule-id` on
/// the line below. A comment may list several rules. A reason may follow: `… rule-id - why`.
enum SuppressionReader {
    static func read(_ source: String, _ tree: SourceFileSyntax, _ lines: LineTable) -> [Suppression] {
        // fast path: most files have no such comment
        guard mentions(source) else { return [] }
        var found: [Suppression] = []
        func read(_ trivia: Trivia, at start: Int) {
            var offset = start
            for piece in trivia {
                if case .lineComment(let text) = piece {
                    found += [suppression(text, at: lines.place(offset))].compactMap { $0 }
                }
                offset += piece.sourceLength.utf8Length
            }
        }
        // comments are trivia of tokens, so text in string literals is ignored
        for token in tree.tokens(viewMode: .sourceAccurate) {
            read(token.leadingTrivia, at: token.position.utf8Offset)
            read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return found
    }
    private static func suppression(_ comment: String, at place: SourcePlace) -> Suppression? {
        // a suppression begins with the marker; comments that only mention it are ignored
        guard let marker = comment.firstRange(of: "waymark:disable:"),
            comment[..<marker.lowerBound].dropFirst(2).allSatisfy({ $0 == " " })
        else { return nil }
        let words = comment[marker.upperBound...].split { $0 == " " || $0 == "," || $0.isNewline }
        let scope = words.first ?? ""
        let names = words.dropFirst().prefix { $0.first.map { !"-–—(".contains($0) } ?? false }
        return Suppression(
            names: names.map(String.init), line: scope == "this" ? place.line : place.line + 1, place: place,
            unknownScope: scope == "this" || scope == "next" ? nil : String(scope))
    }
    private static func mentions(_ source: String) -> Bool {
        let marker = Array("waymark:disable:".utf8)
        var source = source
        return source.withUTF8 { bytes in
            guard bytes.count >= marker.count else { return false }
            return (0...(bytes.count - marker.count)).contains { start in
                bytes[start] == marker[0] && bytes[start..<(start + marker.count)].elementsEqual(marker)
            }
        }
    }
}
#endif
