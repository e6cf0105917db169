#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("The expansion of @Links")
struct ExpansionTests {
    @Test("@Links expands to patterns, construction, printing and presentation")
    func wholeEnum() {
        expect(
            """
            @Links
            public enum CharacterIncomingNavigation: IncomingNavigation {
                @Link("/character/list")
                case list

                @Link("/character/{identifier}")
                @Link("/character/detail?id={identifier}")
                case detail(identifier: Int)

                @Link("/character/filter", as: .sheet)
                case filter
            }
            """,
            expandsTo: """
                public enum CharacterIncomingNavigation: IncomingNavigation {
                    case list
                    case detail(identifier: Int)
                    case filter

                    public nonisolated static var links: WaymarkLinks.Links<Self> {
                        WaymarkLinks.Links(
                            _declarations: [
                                WaymarkLinks._LinkDeclaration("/character/list"),
                                WaymarkLinks._LinkDeclaration("/character/{identifier}", "/character/detail?id={identifier}", values: [(Int).self]),
                                WaymarkLinks._LinkDeclaration("/character/filter"),
                            ],
                            make: { (match: borrowing WaymarkLinks._LinkMatch) throws(WaymarkLinks.LinkError) -> Self in
                                switch match.index {
                                case 0:
                                    return .list
                                case 1:
                                    return .detail(identifier: try match.value(0))
                                default:
                                    return .filter
                                }
                            },
                            write: { (destination: Self, printer: inout WaymarkLinks._LinkPrinter) -> Void in
                                switch destination {
                                case .list:
                                    printer.begin(0)
                                case .detail(let value0):
                                    printer.begin(1)
                                    printer.value(value0)
                                case .filter:
                                    printer.begin(2)
                                }
                            })
                    }

                    private nonisolated static func _checkLinkValues(
                        _: WaymarkLinks._Parameter<Int>.Type  // 'identifier' of case 'detail'
                    ) {
                    }

                    public nonisolated var _generatedName: Swift.String? {
                        switch self {
                        case .list:
                            "character/list"
                        case .detail:
                            "character/detail"
                        case .filter:
                            "character/filter"
                        }
                    }

                    public nonisolated static var _generatedCases: [Waymark._GeneratedCase<Self>]? {
                        [
                            Waymark._GeneratedCase("character/list", "list", Self.list),
                            Waymark._GeneratedCase("character/detail", "detail(identifier:)"),
                            Waymark._GeneratedCase("character/filter", "filter", Self.filter),
                        ]
                    }

                    public nonisolated var presentationType: Waymark.PresentationType {
                        switch self {
                        case .list:
                            .push
                        case .detail:
                            .push
                        case .filter:
                            .sheet
                        }
                    }
                }
                """)
    }
    /// Returns the expansion of an enum with a case `a`, other members and no links.
    private func quiet(_ members: String = "") -> String {
        """
        enum Quiet {
            case a\(members)

            nonisolated static var links: WaymarkLinks.Links<Self> {
                .none
            }

            nonisolated var _generatedName: Swift.String? {
                switch self {
                case .a:
                    "quiet/a"
                }
            }

            nonisolated static var _generatedCases: [Waymark._GeneratedCase<Self>]? {
                [
                    Waymark._GeneratedCase("quiet/a", "a", Self.a),
                ]
            }
        }
        """
    }
    @Test("a case without a link is allowed, and an enum without links expands to none")
    func withoutLinks() { expect("@Links\nenum Quiet {\n    case a\n}", expandsTo: quiet()) }
    @Test("names are generated if only other members are inside a build condition")
    func conditionalMethod() {
        let member = "\n    #if DEBUG\n    func log() {}\n    #endif"
        expect("@Links\nenum Quiet {\n    case a\(member)\n}", expandsTo: quiet(member))
    }
    @Test("no names are generated if a case is inside a build condition")
    func condition() {
        expect(
            """
            @Links
            enum Quiet {
                case a
                #if DEBUG
                case b
                #endif
            }
            """,
            expandsTo: """
                enum Quiet {
                    case a
                    #if DEBUG
                    case b
                    #endif

                    nonisolated static var links: WaymarkLinks.Links<Self> {
                        .none
                    }
                }
                """)
    }
    @Test("with notingMissingLinks, a case without a link gets a note")
    func restoring() {
        expect(
            "@Links(notingMissingLinks: true)\nenum Quiet {\n    case a\n}", expandsTo: quiet(),
            diagnostics: [
                DiagnosticSpec(
                    message: "case 'a' has no link, so saved state cannot hold it", line: 3, column: 5, severity: .note)
            ])
    }
}
#endif
