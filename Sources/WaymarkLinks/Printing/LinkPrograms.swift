/// How the links of a table are written: literals and placeholders of every canonical pattern, in flat memory.
@usableFromInline final class LinkPrograms: @unchecked Sendable {  // nothing is written after `init`
    struct Step {
        /// The literals in front of a segment and its slash, or the key of a query value.
        let text: TextRange
        /// The placeholder's name.
        let name: TextRange
        let isQuery: Bool
    }
    struct Program {
        let steps: Int
        let stepCount: Int
        /// The literals behind the path's last placeholder.
        let tail: TextRange
        /// Whether a custom scheme can have the link: its first segment is a literal that needs no encoding.
        let isCustom: Bool
        /// The index of the pattern if another one wins some of its paths; negative if none does.
        let contested: Int32
    }
    let steps: UnsafeMutablePointer<Step>
    let programs: UnsafeMutablePointer<Program>
    /// The first program of each group of links.
    private let firsts: UnsafeMutablePointer<Int>
    let pool: UnsafeMutablePointer<UInt8>
    private let matcher: LinkMatcher

    /// - Parameter isContested: For each pattern, whether another one wins some of its paths.
    init(_ source: LinkSource, groups: Int, _ matcher: LinkMatcher, isContested: [Bool]) {
        var texts = source.tree.patterns
        let parts = texts.parts
        var steps: [Step] = []
        var programs: [Program] = []
        var firsts: [Int] = []
        steps.reserveCapacity(source.slots.count)
        programs.reserveCapacity(source.routes.count)
        for (index, route) in source.routes.enumerated() where route.isCanonical {
            while firsts.count <= route.group { firsts.append(programs.count) }
            let first = steps.count
            let segments = route.parts.lowerBound..<route.parts.lowerBound + route.segmentCount
            // behind an optional segment there are only others: what stands before is written in any case
            var literals = segments.lowerBound
            for index in segments where parts[index].kind != .literal {
                let text = texts.path(literals..<index, before: parts[index])
                steps.append(Step(text: text, name: parts[index].text, isQuery: false))
                literals = index + 1
            }
            for index in segments.upperBound..<route.parts.upperBound {
                guard let key = parts[index].key else { continue }
                steps.append(Step(text: key, name: parts[index].text, isQuery: true))
            }
            let isCustom = !segments.isEmpty && texts.isFirstSegment(parts[segments.lowerBound])
            programs.append(
                Program(
                    steps: first, stepCount: steps.count - first, tail: texts.path(literals..<segments.upperBound),
                    isCustom: isCustom, contested: isContested[index] ? Int32(index) : -1))
        }
        while firsts.count < groups { firsts.append(programs.count) }
        self.matcher = matcher
        self.steps = Self.frozen(steps)
        self.programs = Self.frozen(programs)
        self.firsts = Self.frozen(firsts)
        pool = Self.frozen(texts.bytes + Array(repeating: 0, count: _LinkPrinter.slack))
    }
    deinit {
        steps.deallocate()
        programs.deallocate()
        firsts.deallocate()
        pool.deallocate()
    }
    private static func frozen<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
        memory.initialize(from: elements, count: elements.count)
        return memory
    }

    func first(of group: Int) -> Int { firsts[group] }
    func name(of step: Int) -> String {
        let name = steps[step].name
        return String(
            decoding: UnsafeBufferPointer(start: pool + Int(name.offset), count: Int(name.length)), as: UTF8.self)
    }

    // MARK: running
    /// Whether a path is the pattern's, and not another's.
    @inline(never) func isWon(_ path: UnsafeBufferPointer<UInt8>, by pattern: Int) -> Bool {
        var frame = LinkFrame(path, matcher)
        return frame.run(matcher, nil).isNone && frame.pattern == pattern
    }
    /// Which link `write` chose, and its arguments; negative for none.
    func printed(_ write: (inout _LinkPrinter) -> Void) -> (link: Int, arguments: [LinkArgument]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: _LinkPrinter.mostBytes) { memory in
            var arguments: [LinkArgument] = []
            let link = withUnsafeMutablePointer(to: &arguments) { arguments in
                var printer = _LinkPrinter(self, memory, arguments: arguments)
                write(&printer)
                return printer.link
            }
            return (link, link < 0 ? [] : arguments)
        }
    }
}

extension PatternParser {
    /// Some literals of a pattern as they stand in a link, each behind a slash.
    fileprivate mutating func path(_ range: Range<Int>) -> TextRange {
        guard !range.isEmpty else { return TextRange(0..<0) }
        if range.allSatisfy({ parts[$0].isPlain }) {
            let (first, last) = (parts[range.lowerBound], parts[range.upperBound - 1])
            return TextRange(first.text.bounds.lowerBound - 1..<last.text.bounds.upperBound)
        }
        return keep(encoded(range))
    }
    /// The same, with the slash of the placeholder behind them.
    fileprivate mutating func path(_ range: Range<Int>, before placeholder: PatternPart) -> TextRange {
        guard range.allSatisfy({ parts[$0].isPlain }) else { return keep(encoded(range) + [Byte.slash]) }
        // its name stands behind `/{`
        let end = placeholder.text.bounds.lowerBound - 1
        return TextRange((range.isEmpty ? end : parts[range.lowerBound].text.bounds.lowerBound) - 1..<end)
    }
    private func encoded(_ range: Range<Int>) -> [UInt8] {
        parts[range].flatMap { part in
            "/\(PercentCoding.segment(String(decoding: bytes[part.text.bounds], as: UTF8.self)))".utf8
        }
    }
    /// Whether a part can stand where a custom scheme's link has its first segment.
    func isFirstSegment(_ part: PatternPart) -> Bool {
        part.kind == .literal && bytes[part.text.bounds].allSatisfy(Byte.isFirstSegmentByte)
    }
}

extension ParsedPattern {
    /// Whether a custom scheme can have its links: the first segment is a literal that needs no encoding.
    var canFollowScheme: Bool {
        if case .literal(let text)? = segments.first { text.utf8.allSatisfy(Byte.isFirstSegmentByte) } else { false }
    }
}
