#if Tools
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import AvailabilityGate

/// The supported systems, and the availability of the symbols that these tests use.
private enum Symbols {
    static let deploying: Availability = [
        .iOS: Version(17), .macOS: Version(14), .tvOS: Version(17), .watchOS: Version(10), .visionOS: Version(1),
    ]
    /// The availability of a symbol that every system has, but not in its oldest supported version.
    static let zoom: Availability = [
        .iOS: Version(18), .macOS: Version(15), .tvOS: Version(18), .watchOS: Version(11), .visionOS: Version(2),
    ]
    /// The availability of a symbol that every system except macOS has.
    static let cover: Availability = [
        .iOS: Version(14), .tvOS: Version(14), .watchOS: Version(7), .visionOS: Version(1),
    ]
    /// The availability of a symbol of UIKit that macOS, tvOS and watchOS lack.
    static let shortcut: Availability = [.iOS: Version(13), .visionOS: Version(1)]
}

@Suite("Availability of symbols in the adapter")
struct AvailabilityTests {
    /// Returns the platforms on which a source uses a symbol that may be missing.
    private func unsafe(_ source: String, _ symbol: String, _ availability: Availability) throws -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(symbol) })
        let before = try #require(lines[line].range(of: symbol)).lowerBound
        let column = lines[line].utf8.distance(from: lines[line].startIndex, to: before) + 1
        let use = Use(line: line + 1, column: column, symbol: symbol, availability: availability)
        return Gate(deploying: Symbols.deploying).faults(in: source, file: "A.swift", uses: [use]).map { fault in
            Platform.allCases.map(\.rawValue).first { fault.contains($0 + " ") || fault.contains($0 + ",") } ?? fault
        }
    }

    @Test("an unconditional use of a symbol that a supported system lacks is reported with its file, line and platform")
    func plain() {
        let gate = Gate(deploying: Symbols.deploying)
        let uses = [Use(line: 2, column: 6, symbol: "View.cover()", availability: Symbols.cover)]
        #expect(
            gate.faults(in: "view\n    .cover()", file: "A.swift", uses: uses) == [
                "A.swift:2: View.cover() is missing on macOS, where this is compiled"
            ])
        let late = [Use(line: 1, column: 6, symbol: "zoom", availability: [.iOS: Version(18)])]
        #expect(
            Gate(deploying: [.iOS: Version(17, 4)]).faults(in: "view.zoom()", file: "A.swift", uses: late) == [
                "A.swift:1: zoom needs iOS 18.0, and this runs on 17.4"
            ])
    }
    @Test(
        "build conditions exclude platforms",
        arguments: [
            ("#if !os(macOS)\nview.cover()\n#endif", []),
            ("#if os(macOS)\nview.sheet()\n#else\nview.cover()\n#endif", []),
            ("#if os(macOS)\nview.cover()\n#endif", ["macOS"]),
            ("#if os(iOS) || os(tvOS)\nview.cover()\n#endif", []),
            ("#if !(os(macOS) || os(tvOS))\nview.cover()\n#endif", []),
            ("#if !os(tvOS)\nview.cover()\n#endif", ["macOS"]),
            ("#if os(iOS) || os(macOS) && DEBUG\nview.cover()\n#endif", ["macOS"]),
            ("#if canImport(UIKit)\nview.cover()\n#endif", []),
            ("#if canImport(SwiftUI)\nview.cover()\n#endif", ["macOS"]),
            ("#if os(iOS)\na()\n#elseif canImport(SwiftUI)\nview.cover()\n#endif", ["macOS"]),
            ("#if canImport(SwiftUI)\n#if !os(macOS)\nview.cover()\n#endif\n#endif", []),
            ("view\n#if !os(macOS)\n.cover()\n#endif", []),
        ])
    func buildConditions(_ source: String, _ expected: [String]) throws {
        #expect(try unsafe(source, "cover", Symbols.cover) == expected)
    }
    @Test("`canImport(UIKit)` alone doesn't exclude watchOS and tvOS")
    func uiKit() throws {
        let whole = "#if canImport(UIKit)\nlet a = options.shortcut\n#endif"
        #expect(try unsafe(whole, "shortcut", Symbols.shortcut) == ["tvOS", "watchOS"])
        let guarded = "#if canImport(UIKit) && !os(watchOS)\n#if !os(tvOS)\nlet a = options.shortcut\n#endif\n#endif"
        #expect(try unsafe(guarded, "shortcut", Symbols.shortcut) == [])
    }
    @Test(
        "availability conditions and attributes guarantee versions",
        arguments: [
            ("if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { view.zoom() }", []),
            ("if #available(iOS 18, *) { view.zoom() }", ["macOS", "tvOS", "watchOS", "visionOS"]),
            (
                "if #available(iOS 17.5, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { view.zoom() }",
                ["iOS"]
            ),
            (
                "if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { a() } else { view.zoom() }",
                ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
            ),
            ("if #unavailable(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2) { a() } else { view.zoom() }", []),
            (
                "func f() {\nguard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return }\nview.zoom()\n}",
                []
            ),
            (
                "func f() {\nview.zoom()\nguard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return }\n}",
                ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
            ),
            ("@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)\nfunc f() { view.zoom() }", []),
            (
                "@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)\nstruct A { func f() { view.zoom() } }",
                []
            ),
            (
                "@available(iOS, introduced: 18)\n@available(macOS, unavailable)\n@available(tvOS 18, *)\n"
                    + "@available(watchOS 11, visionOS 2, *)\nfunc f() { view.zoom() }", []
            ),
            (
                "if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), view.zoom() { }", []
            ),
            (
                "if view.zoom(), #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { }",
                ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
            ),
            ("#if os(iOS)\nif #available(iOS 18, *) { view.zoom() }\n#endif", []),
        ])
    func availability(_ source: String, _ expected: [String]) throws {
        #expect(try unsafe(source, "zoom", Symbols.zoom) == expected)
    }
    @Test("symbols in `#if` clauses that the checks don't compile are found by name")
    func uncompiled() {
        var gate = Gate(deploying: Symbols.deploying)
        gate.restricted["cover"] = RestrictedName(symbol: "View.cover()", availability: Symbols.cover)
        let source = "#if os(macOS)\nview.cover()\n#elseif os(tvOS)\nview.cover()\n#else\nview.cover()\n#endif"
        #expect(
            gate.faults(in: source, file: "A.swift", uses: []) == [
                "A.swift:2: View.cover() is missing on macOS, where this is compiled"
            ])
    }
    @Test("a use at a position that the source doesn't have is reported")
    func staleIndex() {
        let use = Use(line: 9, column: 40, symbol: "cover", availability: Symbols.cover)
        #expect(!Gate(deploying: Symbols.deploying).faults(in: "a", file: "A.swift", uses: [use]).isEmpty)
    }
}
#endif
