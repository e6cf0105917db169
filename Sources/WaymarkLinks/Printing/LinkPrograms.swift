/// The programs that print the links of a table: one for each canonical pattern.
@usableFromInline final class LinkPrograms: Sendable {
    let list: LinkProgramList
    /// The index of the first program of each group of links.
    let firsts: [Int]
    private let matcher: LinkMatcher

    /// Creates a program for each canonical pattern.
    ///
    /// - Parameter groups: The number of groups of links.
    init(_ matcher: LinkMatcher, groups: Int) {
        var list = LinkProgramList()
        var firsts: [Int] = []
        for index in matcher.patterns.indices where matcher.patterns[index].isCanonical {
            while firsts.count <= matcher.patterns[index].group { firsts.append(list.programs.count) }
            list.add(matcher.patterns[index].parsed, index, mayBeBeaten: matcher.mayBeBeaten(index))
        }
        while firsts.count < groups { firsts.append(list.programs.count) }
        (self.list, self.firsts, self.matcher) = (list, firsts, matcher)
    }
    /// Returns the name of a step's placeholder.
    func name(of step: Int, in program: LinkProgram) -> String {
        matcher.patterns[program.pattern].parsed.placeholders[step - program.steps.lowerBound].name
    }

    /// Returns true if the pattern at an index matches a path, and no other pattern takes precedence.
    func isWon(_ path: Span<UInt8>, by pattern: Int) -> Bool {
        guard let match = try? matcher.match(path, nil) else { return false }
        return match.pattern == pattern
    }
    /// Returns the index of the link that `write` began, and its arguments; nil and no arguments if it began none.
    func printed(_ write: (inout _LinkPrinter) -> Void) -> (link: Int?, arguments: [LinkArgument]) {
        var printer = _LinkPrinter(self, keepsArguments: true)
        write(&printer)
        return (printer.link, printer.link == nil ? [] : printer.arguments ?? [])
    }
}
