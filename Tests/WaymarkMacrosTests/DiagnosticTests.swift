#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing
import WaymarkLinks

@Suite("Mistakes in links that the compiler reports, with their fix-its")
struct DiagnosticTests {
    @Test(
        "each mistake is reported at its place, and its fix-it gives the fixed source",
        arguments: DiagnosticRow.all)
    func row(_ row: DiagnosticRow) {
        expect(
            row.source, says: row.message, line: row.line, column: row.column, fix: row.fix,
            fixed: row.fix == nil ? nil : row.fixed)
    }
    @Test(
        "the correction of a pattern with an origin keeps its path and its query",
        arguments: [
            ("https://shell.app/home?tab={tab}", "/home?tab={tab}"), ("https://shell.app?tab={tab}", "/?tab={tab}"),
            ("https://shell.app", "/"),
            ("shell://home?tab={tab}", "/home?tab={tab}"),
        ])
    func origin(_ written: String, _ corrected: String) {
        #expect(LinkPattern(written).mended(.origin) == LinkPattern(corrected))
    }
    @Test("each fix-it for a missing placeholder adds all that are missing")
    func severalValues() {
        let source = "@Links\nenum Route {\n    @Link(\"/a\")\n    case a(x: Int, y: [String])\n}"
        func spec(_ label: String) -> DiagnosticSpec {
            DiagnosticSpec(
                message: "associated value '\(label)' of case 'a' has no placeholder in '/a'", line: 3,
                column: 11, fixIts: [FixItSpec(message: "write \"/a/{x}?y={y...}\"")])
        }
        expect(
            source, expandsTo: "enum Route {\n    case a(x: Int, y: [String])\n}", diagnostics: [spec("x"), spec("y")])
    }
    @Test("the error of a pattern that clashes with a rejected one names the rejected one")
    func clashWithClash() {
        let source = """
            @Links
            enum Route {
                @Link("/a/{y}")
                case first(y: Int)
                @Link("/a/{x?}")
                case second(x: Int?)
                @Link("/a")
                case third
            }
            """
        func spec(
            _ pattern: String, of name: String, with other: String, ofOther owner: String, line: Int
        )
            -> DiagnosticSpec
        {
            DiagnosticSpec(
                message: "'\(pattern)' of case '\(name)' matches the same paths as '\(other)' of case '\(owner)': "
                    + "remove one, or give it another path", line: line, column: 11)
        }
        expect(
            source,
            expandsTo: """
                enum Route {
                    case first(y: Int)
                    case second(x: Int?)
                    case third
                }
                """,
            diagnostics: [
                spec("/a/{x?}", of: "second", with: "/a/{y}", ofOther: "first", line: 5),
                spec("/a", of: "third", with: "/a/{x?}", ofOther: "second", line: 7),
            ])
    }
    @Test("a handwritten `presentationType` takes precedence over `as:`, which is reported as having no effect")
    func presentationByHand() {
        expect(
            """
            @Links
            enum Route {
                @Link("/a", as: .sheet)
                case a
                var presentationType: PresentationType { .push }
            }
            """,
            expandsTo: """
                enum Route {
                    case a
                    var presentationType: PresentationType { .push }

                    nonisolated static var links: WaymarkLinks.Links<Self> {
                        WaymarkLinks.Links(
                            _declarations: [
                                WaymarkLinks._LinkDeclaration("/a"),
                            ],
                            make: { (match: borrowing WaymarkLinks._LinkMatch) throws(WaymarkLinks.LinkError) -> Self in
                                switch match.index {
                                default:
                                    return .a
                                }
                            },
                            write: { (destination: Self, printer: inout WaymarkLinks._LinkPrinter) -> Void in
                                switch destination {
                                case .a:
                                    printer.begin(0)
                                }
                            })
                    }

                    nonisolated var _generatedName: Swift.String? {
                        switch self {
                        case .a:
                            "route/a"
                        }
                    }

                    nonisolated static var _generatedCases: [Waymark._GeneratedCase<Self>]? {
                        [
                            Waymark._GeneratedCase("route/a", "a", Self.a),
                        ]
                    }
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "'as:' has no effect: the enum's own 'presentationType' wins", line: 3, column: 21,
                    severity: .note)
            ])
    }
}
#endif
