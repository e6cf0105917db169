#if Macros
import Testing

/// The types of values in links, as the compiler checks them.
@Suite("The types of values in links") struct ValueTypeTests {
    /// Declarations of types that can't be values in links, and of others that can.
    private static let types = """
        enum Direction: Hashable { case north, south }
        struct Box<Content: Hashable & Sendable>: Hashable, Sendable { var content: Content }
        typealias Heading = Direction
        typealias PossibleHeading = Direction?
        enum Section: String, LinkParameter { case privacy, account }
        struct Tagged<Content: LinkParameter>: LinkParameter {
            let content: Content
            static func parse(_ text: String) throws(LinkParameterError) -> Self {
                Self(content: try Content.parse(text))
            }
            var linkText: String { content.linkText }
        }
        typealias Chapter = Section
        typealias PossibleSection = Section?
        typealias Sections = [Section]
        """

    private static func route(_ link: String, _ parameters: String, also members: String = "") -> String {
        "@Links\nenum Route: IncomingNavigation {\n    @Link(\"\(link)\")\n    case a(\(parameters))\n    \(members)\n}"
    }

    private struct Refusal {
        let source: String
        /// The type that each error names, with the name of its value.
        let named: [(type: String, value: String)]
        /// The conformance that each error says is missing.
        let missing: String
        init(
            _ link: String, _ parameters: String, _ named: (String, String)..., also members: String = "",
            missing: String = "LinkParameter"
        ) {
            source = route(link, parameters, also: members)
            self.named = named
            self.missing = missing
        }
    }
    private static let refusals = [
        Refusal("/a/{x}", "x: Float", ("Float", "x")),
        Refusal("/a/{x}", "x: Direction", ("Direction", "x")),
        Refusal("/a/{x?}", "x: Direction?", ("Direction", "x")),
        Refusal("/a/{x?}", "x: Optional<Direction>", ("Direction", "x")),
        Refusal("/a/{x}", "x: Box<Int>", ("Box<Int>", "x")),
        Refusal("/a/{x}", "x: Kind", ("Row5.Route.Kind", "x"), also: "enum Kind { case plain }"),
        Refusal("/a/{x}", "x: Route.Kind", ("Row6.Route.Kind", "x"), also: "enum Kind { case plain }"),
        Refusal("/a/{x}", "x: Heading", ("Heading", "x")),
        // the compiler adds: (aka 'Direction')
        Refusal("/a/{x?}", "x: PossibleHeading", ("Optional<Direction>._Element", "x")),
        Refusal("/a/{x...}", "x: [Direction]", ("Direction", "x")),
        Refusal("/a?x={x...}", "x: Array<Direction>", ("Direction", "x")),
        Refusal("/a/{x?}", "x: Direction", ("Direction", "x"), missing: "_OptionalOrArray"),
        // an alias of an optional, which needs '{x?}'
        Refusal("/a/{x}", "x: PossibleSection", ("PossibleSection", "x")),
        Refusal("/a/{x}?y={y}&z={z?}", "x: Float, y: Int, z: Heading?", ("Float", "x"), ("Heading", "z")),
    ]

    @Test(
        "a value whose type isn't a LinkParameter gives one error, which names the type, case and label",
        .enabled(if: MacroCompiler.isThere))
    func refused() throws {
        let faults = try MacroCompiler.faults(Self.refusals.map(\.source), common: Self.types)
        for (index, refusal) in Self.refusals.enumerated() {
            let own = faults.filter { $0.source == index }
            #expect(own.count == refusal.named.count, "\(refusal.source): \(own.map(\.message))")
            for (fault, (type, value)) in zip(own, refusal.named) {
                #expect(fault.message.hasPrefix("type '\(type)' "), "\(refusal.source)")
                #expect(
                    fault.message.hasSuffix("does not conform to protocol '\(refusal.missing)'"), "\(refusal.source)")
                #expect(fault.code.hasSuffix("// '\(value)' of case 'a'"), "\(refusal.source)")
            }
        }
    }

    private static let accepted = [
        route("/a/{x}", "x: Section"), route("/a/{x?}", "x: Section?"), route("/a/{x...}", "x: [Section]"),
        route("/a/{x?}", "x: Optional<Int>"), route("/a?x={x...}", "x: Array<Int>"),
        route("/a/{x}/{y?}", "x: Swift.Int, y: Swift.Optional<Int>"),
        route("/a/{x}", "x: Tagged<Int>"), route("/a/{x}", "x: Tagged<Tagged<String>>"),
        route("/a/{x}", "x: Chapter"), route("/a/{x?}", "x: PossibleSection"), route("/a/{x...}", "x: Sections"),
        route("/a?x={x...}", "x: Sections"),
        route("/a/{x}", "x: Kind", also: "enum Kind: String, LinkParameter { case b }"),
        route("/a/{x}", "x: Route.Kind", also: "enum Kind: String, LinkParameter { case b }"),
        route("/a/{x}", "x: Section = .privacy, y: Float = 1, z: Direction = .north"),
        "@Links\nenum Route<ID: LinkParameter>: IncomingNavigation {\n    @Link(\"/a/{x}/{y?}\")\n    case a(x: ID, y: ID?)\n}",
        "@Links\npublic enum Route: IncomingNavigation {\n    @Link(\"/a/{x}\")\n    case a(x: Int)\n}",
    ]

    @Test("values of LinkParameter types, their optionals and arrays compile", .enabled(if: MacroCompiler.isThere))
    func accepts() throws {
        for fault in try MacroCompiler.faults(Self.accepted, common: Self.types) {
            Issue.record("\(Self.accepted[fault.source]): \(fault.message) \(fault.code)")
        }
    }
}
#endif
