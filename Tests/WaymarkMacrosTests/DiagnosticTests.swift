#if Macros
import Testing

@Suite("What is wrong with a link is said by the compiler, with a fix where there is one")
struct DiagnosticTests {
    @Test("a placeholder that is no associated value, and one that was misspelt")
    func unknownPlaceholder() {
        expect(
            """
            @Links
            enum Route {
                @Link("/a/{x}")
                case a
            }
            """,
            says: "'{x}' is no associated value of case 'a'", line: 3, column: 11)
        expect(
            """
            @Links
            enum Route {
                @Link("/a/{identifer}")
                case a(identifier: Int)
            }
            """,
            says: "'{identifer}' is no associated value of case 'a'", line: 3, column: 11,
            fix: "write \"/a/{identifier}\"",
            fixed: """
                @Links
                enum Route {
                    @Link("/a/{identifier}")
                    case a(identifier: Int)
                }
                """)
    }
    @Test("an associated value that no placeholder fills")
    func unfilledValue() {
        expect(
            """
            @Links
            enum Route {
                @Link("/a")
                case a(identifier: Int)
            }
            """,
            says: "associated value 'identifier' of case 'a' is filled by no placeholder of '/a'", line: 3, column: 11,
            fix: "write \"/a/{identifier}\"",
            fixed: """
                @Links
                enum Route {
                    @Link("/a/{identifier}")
                    case a(identifier: Int)
                }
                """)
        expect(
            """
            @Links
            enum Route {
                @Link("/a?x={x}")
                case a(x: Int, page: Int?)
            }
            """,
            says: "associated value 'page' of case 'a' is filled by no placeholder of '/a?x={x}'", line: 3, column: 11,
            fix: "write \"/a?x={x}&page={page?}\"",
            fixed: """
                @Links
                enum Route {
                    @Link("/a?x={x}&page={page?}")
                    case a(x: Int, page: Int?)
                }
                """)
    }
    @Test("the same pattern twice, and two that overlap, name both")
    func ambiguity() {
        expect(
            """
            @Links
            enum Route {
                @Link("/a/{x}")
                case a(x: Int)
                @Link("/a/{y}")
                case b(y: Int)
            }
            """,
            says: "'/a/{y}' of case 'b' matches the same paths as '/a/{x}' of case 'a'", line: 5, column: 11,
            fix: "remove this @Link",
            fixed: """
                @Links
                enum Route {
                    @Link("/a/{x}")
                    case a(x: Int)
                    case b(y: Int)
                }
                """)
        expect(
            """
            @Links
            enum Route {
                @Link("/settings/{section?}")
                case settings(section: String?)
                @Link("/settings")
                case all
            }
            """,
            says: "'/settings' of case 'all' matches the same paths as '/settings/{section?}' of case 'settings'",
            line: 5, column: 11, fix: "remove this @Link",
            fixed: """
                @Links
                enum Route {
                    @Link("/settings/{section?}")
                    case settings(section: String?)
                    case all
                }
                """)
    }
    @Test(
        "a malformed pattern names the character",
        arguments: [
            ("/a/{x", 6, "expected '}'"), ("/a b", 3, "this character cannot stand in a pattern"),
            ("/a/../b", 4, "a dot segment is never accepted in a link (P8)"), ("/a//b", 4, "an empty segment"),
            ("/{x...}/b", 9, "a catch-all must be the last segment"),
            ("/{x?}/b", 7, "only the last segment can be optional"), ("/a?x=1", 6, "expected '{'"),
            ("/{x}/{x}", 7, "'{x}' stands twice"),
            ("/a?via={x}", 4, "query key 'via' is reserved for the state beside the top"),
        ])
    func malformed(pattern: String, column: Int, problem: String) {
        expect(
            """
            @Links
            enum Route {
                @Link("\(pattern)")
                case a
            }
            """,
            says: "malformed pattern at character \(column): \(problem)", line: 3, column: 11)
    }
    @Test(
        "a slash too few or too many is mended",
        arguments: [("a/b", 1, "a pattern starts with '/'", "/a/b"), ("/a/", 4, "an empty segment", "/a")])
    func slashes(pattern: String, column: Int, problem: String, mended: String) {
        func source(_ pattern: String) -> String {
            """
            @Links
            enum Route {
                @Link("\(pattern)")
                case a
            }
            """
        }
        expect(
            source(pattern), says: "malformed pattern at character \(column): \(problem)", line: 3, column: 11,
            fix: "write \"\(mended)\"", fixed: source(mended))
    }
    @Test("an associated value without a label")
    func unlabelled() {
        expect(
            """
            @Links
            enum Route {
                @Link("/a/{x}")
                case a(Int)
            }
            """,
            says: "an associated value of case 'a' has no label: placeholders are filled by name", line: 4, column: 12,
            fix: "label it 'x'",
            fixed: """
                @Links
                enum Route {
                    @Link("/a/{x}")
                    case a(x: Int)
                }
                """)
    }
    @Test(
        "a type that cannot be a parameter",
        arguments: ["Double", "() -> Void", "(Int, Int)", "[String: Int]", "any Error", "[[Int]]", "Int??", "Set<Int>"])
    func noParameter(type: String) {
        expect(
            """
            @Links
            enum Route {
                @Link("/a/{x}")
                case a(x: \(type))
            }
            """,
            says: "'\(type)' in case 'a' cannot be a parameter of a link: use Int, UInt, String, Bool, UUID, "
                + "a type that conforms to LinkParameter, or an optional or array of one", line: 4, column: 12)
    }
    @Test(
        "a placeholder whose form does not fit its type",
        arguments: [
            ("/a/{x}", "Int?", "{x}", "{x?}"), ("/a/{x?}", "Int", "{x?}", "{x}"),
            ("/a/{x}", "[String]", "{x}", "{x...}"),
            ("/a/{x...}", "String", "{x...}", "{x}"), ("/a?q={x}", "Optional<Int>", "{x}", "{x?}"),
        ])
    func arity(pattern: String, type: String, written: String, wanted: String) {
        func source(_ pattern: String) -> String {
            """
            @Links
            enum Route {
                @Link("\(pattern)")
                case a(x: \(type))
            }
            """
        }
        let mended = pattern.replacing(written, with: wanted)
        expect(
            source(pattern), says: "'\(written)' is filled by '\(type)' in case 'a', which needs '\(wanted)'", line: 3,
            column: 11, fix: "write \"\(mended)\"", fixed: source(mended))
    }
    @Test("@Links on something that is no enum, @Link on something that is no case, @Link without @Links")
    func wrongPlaces() {
        expect(
            """
            @Links
            struct Route {
            }
            """,
            says: "@Links can only be attached to an enum", line: 1, column: 1)
        expect(
            """
            enum Route {
                @Link("/a")
                var a: Int { 1 }
            }
            """,
            says: "@Link can only be attached to a case of an enum", line: 2, column: 5)
        expect(
            """
            enum Route {
                @Link("/a")
                case a
            }
            """,
            says: "@Link does nothing here: attach @Links to the enum", line: 2, column: 5)
    }
    @Test("several cases in one line, and a pattern that is no literal")
    func badForms() {
        expect(
            """
            @Links
            enum Route {
                @Link("/a")
                case a, b
            }
            """,
            says: "write one case for a @Link", line: 3, column: 5)
        expect(
            """
            @Links
            enum Route {
                @Link("/a" + "b")
                case a
            }
            """,
            says: "a pattern is a plain string literal: it is read by the compiler", line: 3, column: 11)
    }
    @Test("a case is shown in one way, stated in one place")
    func presentation() {
        expect(
            """
            @Links
            enum Route {
                @Link("/a", as: .sheet)
                @Link("/b", as: .push)
                case a
            }
            """,
            says: "case 'a' is shown in one way: say 'as:' once", line: 4, column: 21)
        expect(
            """
            @Links
            enum Route {
                @Link("/a", as: .sheet)
                case a
                var presentation: Presentation { .push }
            }
            """,
            says: "'presentation' is declared by hand: remove it, or 'as:' from every @Link", line: 3, column: 21)
    }
}
#endif
