/// Prints the links of a table, with a program for each canonical pattern.
@usableFromInline final class LinkPrograms: Sendable {
    let programs: [LinkProgram]
    /// The index of the first program of each group of links.
    private let firsts: [Int]
    private let matcher: LinkMatcher

    /// Creates a program for each canonical pattern.
    ///
    /// - Parameter groups: The number of groups of links.
    init(_ matcher: LinkMatcher, groups: Int) {
        var programs: [LinkProgram] = []
        var firsts: [Int] = []
        for (index, pattern) in matcher.patterns.enumerated() where pattern.isCanonical {
            while firsts.count <= pattern.group { firsts.append(programs.count) }
            programs.append(LinkProgram(pattern.parsed, index, mayBeBeaten: matcher.mayBeBeaten(index)))
        }
        while firsts.count < groups { firsts.append(programs.count) }
        (self.programs, self.firsts, self.matcher) = (programs, firsts, matcher)
    }
    func first(of group: Int) -> Int { firsts[group] }
    /// Returns the name of a step's placeholder.
    func name(of step: Int, in program: LinkProgram) -> String {
        matcher.patterns[program.pattern].parsed.placeholders[step].name
    }

    /// Returns true if this pattern, and no other, matches a path.
    func isWon(_ path: Span<UInt8>, by pattern: Int) -> Bool {
        guard let match = try? matcher.match(path, nil) else { return false }
        return match.pattern == pattern
    }
    /// Returns the index of the link that `write` chose, nil for none, and its arguments.
    func printed(_ write: (inout _LinkPrinter) -> Void) -> (link: Int?, arguments: [LinkArgument]) {
        var printer = _LinkPrinter(self, keepsArguments: true)
        write(&printer)
        return (printer.link, printer.link == nil ? [] : printer.arguments ?? [])
    }
}
