#if Macros
import Testing

/// A misuse of the macros, with the compiler's error and the fixed source.
struct DiagnosticRow: CustomTestStringConvertible {
    let name: String
    let source: String
    let message: String
    let line: Int
    let column: Int
    /// The title of the fix-it; nil if there is none.
    let fix: String?
    let fixed: String
    var testDescription: String { name }

    /// Creates a row with a `@Link` on the third line.
    ///
    /// - Parameters:
    ///   - name: The name of the row.
    ///   - link: The arguments of the `@Link`.
    ///   - element: The case that the `@Link` is attached to.
    ///   - message: The compiler's error.
    ///   - fixedLink: The fixed arguments; nil if they don't change.
    ///   - fixedElement: The fixed case; nil if it doesn't change.
    ///   - isFixIt: True if a fix-it makes the change.
    ///   - column: The column of the error.
    ///   - line: The line of the error.
    ///   - label: The value's label in the fix-it; nil for a fix-it that replaces the pattern.
    init(
        _ name: String, link: String, on element: String, says message: String, fixedLink: String? = nil,
        fixedElement: String? = nil, isFixIt: Bool = true, column: Int = 11, line: Int = 3,
        labelling label: String? = nil
    ) {
        func enumeration(_ link: String, _ element: String) -> String {
            "@Links\nenum Route {\n    @Link(\(link))\n    \(element)\n}"
        }
        let fix = label.map { "label it '\($0)'" } ?? fixedLink.map { "write \($0)" }
        self.init(
            name, enumeration(link, element), says: message, at: (line, column), fix: isFixIt ? fix : nil,
            enumeration(fixedLink ?? link, fixedElement ?? element))
    }
    init(
        _ name: String, _ source: String, says message: String, at place: (line: Int, column: Int), fix: String? = nil,
        _ fixed: String
    ) {
        self.name = name
        self.source = source
        self.message = message
        (line, column) = place
        self.fix = fix
        self.fixed = fixed
    }
}

extension DiagnosticRow {
    static let all = patterns + values + forms + places

    /// Malformed patterns.
    private static let patterns: [DiagnosticRow] = [
        malformed("a/b", 1, "the pattern doesn't start with '/'", "/a/b", isFixIt: true),
        malformed("/a/", 4, "an empty segment", "/a", isFixIt: true),
        malformed("/a//b", 4, "an empty segment", "/a/b", isFixIt: true),
        malformed(
            "https://bank.example/i", 1, "the pattern has a scheme; write only the path", "/i",
            isFixIt: true),
        malformed(
            "https://bank.example", 1, "the pattern has a scheme; write only the path", "/",
            isFixIt: true),
        malformed(
            "bank://transfer/now", 1, "the pattern has a scheme; write only the path",
            "/transfer/now", isFixIt: true),
        malformed(
            "/caf%C3%A9", 5, "'%' is not allowed in a pattern: write the character itself, not its encoding", "/café"),
        malformed("/é#b", 3, "'#' is not allowed in a pattern: links are matched without their fragments", "/é"),
        malformed("/a{b", 3, "'{' is not allowed inside a segment: a placeholder fills a whole one", "/a"),
        malformed("/a /b", 3, "a space is not allowed at the end of a segment", "/a/b"),
        malformed("/a\u{200B}b", 3, "U+200B is not allowed in a pattern", "/ab"),
        malformed("/a/../b", 4, "a '.' or '..' segment, which links can't have", "/a/b"),
        malformed("/a?x=1", 6, "expected '{'", "/a"),
        malformed("/a?via={x}", 4, "query key 'via' is reserved for links to a whole state; use another name", "/a"),
        DiagnosticRow(
            "an unclosed brace", link: "\"/a/{x\"", on: "case a(x: Int)",
            says: "malformed pattern at character 6: expected '}'", fixedLink: "\"/a/{x}\"", isFixIt: false),
        DiagnosticRow(
            "a catch-all before the end", link: "\"/{x...}/b\"", on: "case a(x: [Int])",
            says: "malformed pattern at character 9: a segment follows a catch-all, which must be the last",
            fixedLink: "\"/b/{x...}\"", isFixIt: false),
        DiagnosticRow(
            "an optional segment before the end", link: "\"/{x?}/b\"", on: "case a(x: Int?)",
            says: "malformed pattern at character 7: only an optional segment can follow an optional one",
            fixedLink: "\"/b/{x?}\"", isFixIt: false),
        DiagnosticRow(
            "a name twice", link: "\"/{x}/{x}\"", on: "case a(x: Int)",
            says: "malformed pattern at character 7: '{x}' appears twice", fixedLink: "\"/{x}\"", isFixIt: false),
    ]
    private static func malformed(
        _ pattern: String, _ column: Int, _ problem: String, _ fixed: String, isFixIt: Bool = false
    ) -> DiagnosticRow {
        DiagnosticRow(
            "the pattern \(pattern)", link: "\"\(pattern)\"", on: "case a",
            says: "malformed pattern at character \(column): \(problem)", fixedLink: "\"\(fixed)\"", isFixIt: isFixIt)
    }

    /// Placeholders without a matching value, and values without a placeholder.
    private static let values: [DiagnosticRow] = [
        DiagnosticRow(
            "a placeholder without a value", link: "\"/a/{x}\"", on: "case a",
            says: "'{x}' is not an associated value of case 'a'", fixedLink: "\"/a\"", isFixIt: false),
        DiagnosticRow(
            "a misspelled placeholder", link: "\"/a/{identifer}\"", on: "case a(identifier: Int)",
            says: "'{identifer}' is not an associated value of case 'a'", fixedLink: "\"/a/{identifier}\""),
        DiagnosticRow(
            "a misspelled placeholder of an array", link: "\"/lines/{mode}\"", on: "case a(modes: [String])",
            says: "'{mode}' is not an associated value of case 'a'", fixedLink: "\"/lines?modes={modes...}\""),
        DiagnosticRow(
            "a misspelled placeholder of an optional", link: "\"/a/{secton}\"", on: "case a(section: String?)",
            says: "'{secton}' is not an associated value of case 'a'", fixedLink: "\"/a/{section?}\""),
        unfilled("/a", "identifier: Int", "/a/{identifier}"),
        unfilled("/", "identifier: Int", "/{identifier}"),
        // with y as a second optional segment, there would be no link if x is nil and y isn't
        unfilled("/a/{x?}", "x: Int?, y: Int?", "/a/{x?}?y={y?}", "y"),
        unfilled("/a/{x?}", "x: Int?, y: Int", "/a/{x?}?y={y}", "y"),
        unfilled("/a/{x...}", "x: [Int], y: Int?", "/a/{x...}?y={y?}", "y"),
        unfilled("/a?x={x}", "x: Int, page: Int?", "/a?x={x}&page={page?}", "page"),
        unfilled("/a?x={x?}", "x: Int?, tags: [String]", "/a?x={x?}&tags={tags...}", "tags"),
        unfilled("/h/:id", "id: Int", "/h/{id}"),
        unfilled("/h/:identifier/edit", "id: Int", "/h/{id}/edit"),
        unfilled("/h/<id>", "id: Int", "/h/{id}"),
        unfilled("/h/[id]/*rest", "id: Int", "/h/{id}/*rest"),
        // with a catch-all, there would be no link if the array is empty
        unfilled("/lines", "modes: [String]", "/lines?modes={modes...}"),
        DiagnosticRow(
            "a value without a label", link: "\"/a/{x}\"", on: "case a(Int)",
            says: "an associated value of case 'a' has no label: placeholders are filled by name",
            fixedElement: "case a(x: Int)", column: 12, line: 4, labelling: "x"),
        DiagnosticRow(
            "a value without a label, with a comment", link: "\"/a/{x}\"", on: "case a(/* the number */ Int)",
            says: "an associated value of case 'a' has no label: placeholders are filled by name",
            fixedElement: "case a(/* the number */ x: Int)", column: 29, line: 4, labelling: "x"),
        arity("/a/{x}", "Int?", "{x}", "{x?}", "/a/{x?}"),
        arity("/a/{x}/b", "Int?", "{x}", "{x?}", "/a/b?x={x?}"),
        DiagnosticRow(
            "an optional in front of an optional segment", link: "\"/a/{x}/{y?}\"", on: "case a(x: Int?, y: Int?)",
            says: "'{x}' is filled by 'Int?' in case 'a', which needs '{x?}'", fixedLink: "\"/a/{y?}?x={x?}\""),
        arity("/{x}/b", "[Int]", "{x}", "{x...}", "/b?x={x...}"),
        arity("/a/{x?}", "Int", "{x?}", "{x}", "/a/{x}"),
        arity("/a/{x}", "[String]", "{x}", "{x...}", "/a?x={x...}"),
        arity("/a/{x...}", "String", "{x...}", "{x}", "/a/{x}"),
        arity("/a/{x...}", "Double", "{x...}", "{x}", "/a/{x}"),
        arity("/a?q={x}", "Optional<Int>", "{x}", "{x?}", "/a?q={x?}"),
        arity("/a?q={x}", "[String]", "{x}", "{x...}", "/a?q={x...}"),
    ]
    private static func unfilled(
        _ pattern: String, _ parameters: String, _ fixed: String, _ label: String? = nil
    ) -> DiagnosticRow {
        let label = label ?? String(parameters.prefix { $0 != ":" })
        return DiagnosticRow(
            "no placeholder in \(pattern)", link: "\"\(pattern)\"", on: "case a(\(parameters))",
            says: "associated value '\(label)' of case 'a' has no placeholder in '\(pattern)'",
            fixedLink: "\"\(fixed)\"")
    }
    private static func arity(
        _ pattern: String, _ type: String, _ written: String, _ wanted: String, _ fixed: String
    ) -> DiagnosticRow {
        DiagnosticRow(
            "\(type) in \(pattern)", link: "\"\(pattern)\"", on: "case a(x: \(type))",
            says: "'\(written)' is filled by '\(type)' in case 'a', which needs '\(wanted)'", fixedLink: "\"\(fixed)\"")
    }

    /// Values, patterns and cases in a form that the macros don't accept.
    private static let forms: [DiagnosticRow] =
        ["() -> Void", "(Int, Int)", "[String: Int]", "any Error", "[[Int]]", "Int??", "Set<Int>", "[Int]?"].map {
            type in
            DiagnosticRow(
                "\(type) as a parameter", link: "\"/a/{x}\"", on: "case a(x: \(type))",
                says:
                    "'\(type)' in case 'a' cannot be a parameter of a link: use Int, UInt, Double, String, Bool, UUID, "
                    + "a type that conforms to LinkParameter, or an optional or array of one",
                fixedElement: "case a(x: Int)", column: 12, line: 4)
        } + [
            DiagnosticRow(
                "a pattern that isn't a literal", link: "\"/a\" + \"b\"", on: "case a",
                says: "the pattern isn't a plain string literal, so the compiler can't read it",
                fixedLink: "\"/ab\"",
                isFixIt: false),
            DiagnosticRow(
                "several cases in one line", "@Links\nenum Route {\n    @Link(\"/a\")\n    case a, b\n}",
                says: "a @Link can't belong to several cases; declare each case on its own", at: (3, 5),
                "@Links\nenum Route {\n    @Link(\"/a\")\n    case a\n    case b\n}"),
        ]

    /// Returns a row with two patterns of a case, of which the second one is redundant.
    private static func twice(_ first: String, _ second: String, on element: String) -> DiagnosticRow {
        func source(_ links: String...) -> String {
            "@Links\nenum Route {\n" + links.map { "    @Link(\"\($0)\")\n" }.joined() + "    \(element)\n}"
        }
        return DiagnosticRow(
            "the pattern \(first) twice", source(first, second),
            says: "'\(second)' of case 'a' matches the same paths as '\(first)' of case 'a': "
                + "remove one, or give it another path", at: (4, 11), fix: "remove this @Link", source(first))
    }

    /// Attributes in the wrong place, and duplicates.
    private static let places: [DiagnosticRow] = [
        DiagnosticRow(
            "two patterns of one shape",
            "@Links\nenum Route {\n    @Link(\"/a/{x}\")\n    case a(x: Int)\n    @Link(\"/a/{y}\")\n    case b(y: Int)\n}",
            says: "'/a/{y}' of case 'b' matches the same paths as '/a/{x}' of case 'a': "
                + "remove one, or give it another path", at: (5, 11),
            "@Links\nenum Route {\n    @Link(\"/a/{x}\")\n    case a(x: Int)\n    case b(y: Int)\n}"),
        twice("/a", "/a", on: "case a"),
        twice("/a?x={x}&y={y}", "/a?y={y}&x={x}", on: "case a(x: Int, y: Int)"),
        DiagnosticRow(
            "a pattern twice, with a presentation",
            "@Links\nenum Route {\n    @Link(\"/a\")\n    @Link(\"/a\", as: .sheet)\n    case a\n}",
            says: "'/a' of case 'a' matches the same paths as '/a' of case 'a': remove one, or give it another path",
            at: (4, 11), "@Links\nenum Route {\n    @Link(\"/a\", as: .sheet)\n    case a\n}"),
        DiagnosticRow(
            "a pattern twice, with a comment",
            "@Links\nenum Route {\n    @Link(\"/a\")\n    // the old one\n    @Link(\"/a\")\n    case a\n}",
            says: "'/a' of case 'a' matches the same paths as '/a' of case 'a': remove one, or give it another path",
            at: (5, 11), "@Links\nenum Route {\n    @Link(\"/a\")\n    case a\n}"),
        DiagnosticRow(
            "a pattern that an optional segment has too",
            "@Links\nenum Route {\n    @Link(\"/s/{x?}\")\n    case s(x: String?)\n    @Link(\"/s\")\n    case all\n}",
            says: "'/s' of case 'all' matches the same paths as '/s/{x?}' of case 's': "
                + "remove one, or give it another path", at: (5, 11),
            "@Links\nenum Route {\n    @Link(\"/s/{x?}\")\n    case s(x: String?)\n    case all\n}"),
        DiagnosticRow(
            "first segments that differ by case",
            "@Links\nenum Route {\n    @Link(\"/Home\")\n    case a\n    @Link(\"/home/{x}\")\n    case b(x: Int)\n}",
            says: "the first segments of '/home/{x}' of case 'b' and '/Home' of case 'a' "
                + "differ only by case, which custom schemes ignore: write both the same way", at: (5, 11),
            "@Links\nenum Route {\n    @Link(\"/Home\")\n    case a\n    @Link(\"/Home/{x}\")\n    case b(x: Int)\n}"),
        DiagnosticRow(
            "two cases of one name",
            "@Links\nenum Route {\n    @Link(\"/a/{x}\")\n    case a(x: Int)\n    @Link(\"/b/{y}\")\n    case a(y: Int)\n}",
            says: "two cases are called 'a': links tell cases apart by their names; give this one another name",
            at: (6, 10),
            "@Links\nenum Route {\n    @Link(\"/a/{x}\")\n    case a(x: Int)\n    @Link(\"/b/{y}\")\n    case b(y: Int)\n}"
        ),
        DiagnosticRow(
            "@Links on a struct", "@Links\nstruct Route {\n}", says: "@Links can only be attached to an enum",
            at: (1, 1), "@Links\nenum Route {\n}"),
        DiagnosticRow(
            "@Link on a property", "enum Route {\n    @Link(\"/a\")\n    var a: Int { 1 }\n}",
            says: "@Link can only be attached to a case of an enum", at: (2, 5), "enum Route {\n    var a: Int { 1 }\n}"
        ),
        DiagnosticRow(
            "@Link without @Links", "enum Route {\n    @Link(\"/a\")\n    case a\n}",
            says: "@Link does nothing here: attach @Links to the enum", at: (2, 5),
            "@Links\nenum Route {\n    @Link(\"/a\")\n    case a\n}"),
        DiagnosticRow(
            "two presentations of one case",
            "@Links\nenum Route {\n    @Link(\"/a\", as: .sheet)\n    @Link(\"/b\", as: .push)\n    case a\n}",
            says: "case 'a' has more than one 'as:'", at: (4, 21),
            "@Links\nenum Route {\n    @Link(\"/a\", as: .sheet)\n    @Link(\"/b\")\n    case a\n}"),
    ]
}
#endif
