/// How the links of a table are written: literals and placeholders of every canonical pattern.
@usableFromInline final class LinkPrograms: Sendable {
    struct Step {
        /// The literals in front of a segment and its slash, or the key of a query value and its `=`.
        let text: String
        /// The placeholder's name.
        let name: String
        let isQuery: Bool
    }
    struct Program {
        var steps: [Step] = []
        /// The literals behind the path's last placeholder.
        var tail = ""
        /// The index of its pattern.
        let pattern: Int
        /// Whether a custom scheme can have the link.
        let isCustom: Bool
        let mayBeBeaten: Bool
    }
    let programs: [Program]
    /// The first program of each group of links.
    private let firsts: [Int]
    private let matcher: LinkMatcher

    /// - Parameter groups: How many groups of links there are.
    init(_ matcher: LinkMatcher, groups: Int) {
        var programs: [Program] = []
        var firsts: [Int] = []
        for (index, pattern) in matcher.patterns.enumerated() where pattern.isCanonical {
            while firsts.count <= pattern.group { firsts.append(programs.count) }
            programs.append(Program(pattern.parsed, index, mayBeBeaten: matcher.mayBeBeaten(index)))
        }
        while firsts.count < groups { firsts.append(programs.count) }
        (self.programs, self.firsts, self.matcher) = (programs, firsts, matcher)
    }
    func first(of group: Int) -> Int { firsts[group] }

    /// Whether the path of a link is a pattern's, and not another's.
    func isWon(_ link: String, from pathStart: Int, by pattern: Int) -> Bool {
        let path = Array(link.utf8.dropFirst(pathStart))
        guard let match = try? matcher.match(path.span, nil) else { return false }
        return match.pattern == pattern
    }
    /// Which link `write` chose, and its arguments; nil for none.
    func printed(_ write: (inout _LinkPrinter) -> Void) -> (link: Int?, arguments: [LinkArgument]) {
        var printer = _LinkPrinter(self, keepsArguments: true)
        write(&printer)
        return (printer.link, printer.link == nil ? [] : printer.arguments ?? [])
    }
}

extension LinkPrograms.Program {
    init(_ pattern: ParsedPattern, _ index: Int, mayBeBeaten: Bool) {
        self.pattern = index
        self.mayBeBeaten = mayBeBeaten
        isCustom = pattern.canFollowScheme
        steps.reserveCapacity(pattern.segments.count + pattern.query.count)
        for segment in pattern.segments {
            tail += "/"
            if case .literal(let text) = segment { tail += pattern.isPlain ? text : PercentCoding.segment(text) }
            guard let name = segment.name else { continue }
            steps.append(LinkPrograms.Step(text: tail, name: name, isQuery: false))
            tail = ""
        }
        for parameter in pattern.query {
            steps.append(LinkPrograms.Step(text: parameter.key + "=", name: parameter.name, isQuery: true))
        }
    }
}
