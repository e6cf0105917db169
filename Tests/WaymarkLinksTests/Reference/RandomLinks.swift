import WaymarkLinks

/// A parameter that accepts any text, so that only the link policy refuses a link.
struct RawText: LinkParameter {
    let text: String
    static func parse(_ text: String) throws(LinkParameterError) -> RawText { RawText(text: text) }
    var linkText: String { text }
    static var mayHoldSlashes: Bool { true }
}

extension LinkResolver {
    func accepting(_ origins: LinkOrigins) -> LinkResolver {
        var resolver = self
        resolver.origins = origins
        return resolver
    }
}

/// A resolved link in a form that the reference can return: the pattern and the texts of its values.
struct RawDestination: Hashable, Sendable {
    let pattern: Int
    let values: [[String]?]
}

/// A generator of random tables and links. They consist of few words, so that links often match several patterns.
struct RandomLinks<Generator: RandomNumberGenerator> {
    var random: Generator

    private mutating func one(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    // MARK: tables
    private static var literals: [String] {
        ["a", "b", "c", "home", "character", "character-detail", "a:b", "x;y", "A~", "café", "a b"]
    }

    mutating func pattern() -> String {
        let count = Int.random(in: 0...4, using: &random)
        let optional = chance(12) ? Int.random(in: 0...2, using: &random) : 0
        var parts: [String] = []
        for position in 0..<count {
            switch Int.random(in: 0..<12, using: &random) {
            case _ where position >= count - optional: parts.append("{o\(position)?}")
            case 0 where position == count - 1: parts.append("{rest...}")
            case 1 where position == count - 1: parts.append("{last?}")
            case 0...3: parts.append("{p\(position)}")
            default: parts.append(one(Self.literals))
            }
        }
        var text = "/" + parts.joined(separator: "/")
        if chance(30) {
            text += "?k={k\(one(["", "?", "..."]))}"
            if chance(40) { text += "&\(one(["key", "l", "kk"]))={l\(one(["", "?", "..."]))}" }
        }
        return text
    }

    /// Returns a table of at most `count` random patterns that don't clash, and the patterns; nil if the library
    /// refuses the table.
    mutating func table(of count: Int) -> (table: LinkResolver<RawDestination>, patterns: [String])? {
        var patterns: [String] = []
        for _ in 0..<count {
            let candidate = pattern()
            if (try? LinkResolver(RawDestination.links(patterns + [candidate]))) != nil { patterns.append(candidate) }
        }
        return (try? LinkResolver(RawDestination.links(patterns))).map { ($0, patterns) }
    }

    // MARK: destinations
    /// Returns another pattern with the same placeholders. It starts with a literal of its own, so no pattern of the
    /// table takes precedence.
    mutating func alias(of pattern: String, named name: String) -> String {
        let path = pattern.prefix(upTo: pattern.firstRange(of: "?k=")?.lowerBound ?? pattern.endIndex)
        if chance(50) { return "/\(name)" + (path == "/" ? "" : path) + pattern.dropFirst(path.count) }
        let placeholders = pattern.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
        let ones = placeholders.filter { !$0.hasSuffix("?") && !$0.hasSuffix("...") }
        let optional = placeholders.filter { $0.hasSuffix("?") }
        var lists = placeholders.filter { $0.hasSuffix("...") }
        var segments = ones
        if optional.isEmpty, let list = lists.popLast() { segments.append(list) }
        segments += optional
        let pairs = lists.map { "\($0.dropLast(3))={\($0)}" }.joined(separator: "&")
        return "/\(name)" + segments.map { "/{\($0)}" }.joined() + (pairs.isEmpty ? "" : "?" + pairs)
    }
    /// Returns a destination of a random pattern, whose values are often the literals of other patterns.
    mutating func destination(of patterns: [String]) -> RawDestination {
        let pattern = Int.random(in: patterns.indices, using: &random)
        let texts = Self.literals + [""]
        let values = RawDestination.arities([patterns[pattern]])[0].map { arity -> [String]? in
            switch arity {
            case .one: [one(texts)]
            case .optional: chance(50) ? [one(texts)] : nil
            case .many: (0..<Int.random(in: 0...3, using: &random)).map { _ in one(texts) }
            }
        }
        return RawDestination(pattern: pattern, values: values)
    }

    // MARK: links
    mutating func link() -> [UInt8] {
        var text = one([
            "https://shell.app", "https://shell.app", "HTTPS://Shell.APP", "https://www.shell.app", "shell:/",
            "SHELL:/",
            "https://shell.app:443", "https://shell.app:80", "https://shell.app:", "https://evil.app", "shell:",
            "http://shell.app",
            "https://u@shell.app", "https://shell.app.", "shell.app", "https:", "https://shell.application",
        ])
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            text += chance(96) ? "/" : one(["//", "", "%2F", "\\"])
            text += one([
                "a", "b", "c", "home", "HOME", "character", "character-detail", "a:b", "x;y", "A~", "42",
                "zzzzzzzzzzzzzzzzzzzz",
                "%61", "%68ome", "caf%C3%A9", "caf%c3%A9", "a%20b", "cafe%CC%81", "%E2%82%AC", "%F0%9F%8E%89", ".",
                "..", "%2e%2E", "%", "%4", "%zz",
                "%C0%AF",
                "%FF", "%ED%A0%80", "%00", "a%2Fb", "@", "é", "a[b", "",
            ])
        }
        if chance(15) { text += "/" }
        if chance(40) {
            text += "?"
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                text += one([
                    "k=1", "k=", "k", "k=%20a", "%6B=2", "key=x", "l=y", "kk=%C3%A9", "m=1", "m", "&", "k=%", "%=1",
                    "=", "x=a=b",
                    "k=a+b;c", "utm_source=mail",
                ])
                text += chance(90) ? "&" : ""
            }
            if chance(3) { text += String(repeating: "n&", count: 33) }
        }
        if chance(15) { text += one(["#", "#x", "#a%20", "#%", "#a#b", "#?/", "#%4"]) }
        var bytes = Array(text.utf8)
        if chance(6), !bytes.isEmpty {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if chance(1) { bytes += Array(repeating: UInt8(ascii: "a"), count: 2_048) }
        return bytes
    }
}

extension RawDestination {
    static func arities(_ patterns: [String]) -> [[_LinkArity]] {
        patterns.map { pattern in
            pattern.split(separator: "{").dropFirst().map { part in
                let name = part.prefix { $0 != "}" }
                return name.hasSuffix("...") ? .many : name.hasSuffix("?") ? .optional : .one
            }
        }
    }
    /// Returns links with these patterns, whose values may be any text.
    ///
    /// - Parameters:
    ///   - patterns: A pattern for each link.
    ///   - aliases: Another pattern for each link; empty for none.
    static func links(_ patterns: [String], aliases: [String] = []) -> Links<RawDestination> {
        let arities = arities(patterns)
        let declarations = zip(patterns, arities).enumerated().map { index, link in
            let values = link.1.map { arity -> any _LinkValue.Type in
                switch arity {
                case .one: RawText.self
                case .optional: RawText?.self
                case .many: [RawText].self
                }
            }
            let pattern = LinkPattern(link.0)
            return aliases.isEmpty
                ? _LinkDeclaration(pattern, values: values)
                : _LinkDeclaration(pattern, LinkPattern(aliases[index]), values: values)
        }
        return Links(
            _declarations: declarations,
            make: { (match: borrowing _LinkMatch) throws(LinkError) -> RawDestination in
                var values: [[String]?] = []
                for (index, arity) in arities[match.index].enumerated() {
                    switch arity {
                    case .one: values.append([try match.value(index, as: RawText.self).text])
                    case .optional: values.append(try match.value(index, as: RawText?.self).map { [$0.text] })
                    case .many: values.append(try match.value(index, as: [RawText].self).map(\.text))
                    }
                }
                return RawDestination(pattern: match.index, values: values)
            },
            write: { (destination: RawDestination, printer: inout _LinkPrinter) -> Void in
                printer.begin(destination.pattern)
                for (value, arity) in zip(destination.values, arities[destination.pattern]) {
                    switch arity {
                    case .one: printer.value(RawText(text: value?.first ?? ""))
                    case .optional: printer.value(value?.first.map { RawText(text: $0) })
                    case .many: printer.value((value ?? []).map { RawText(text: $0) })
                    }
                }
            })
    }
}
