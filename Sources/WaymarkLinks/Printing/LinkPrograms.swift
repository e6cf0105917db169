/// How the links of a table are written: literals and placeholders of every canonical pattern, in flat memory.
@usableFromInline final class LinkPrograms: @unchecked Sendable {  // nothing is written after `init`
    struct Step {
        /// The literals in front of a segment, or the key of a query value.
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
        /// Which pattern of the table it is, if another may win a path of its; negative if none can.
        let contested: Int32
    }
    let steps: UnsafeMutablePointer<Step>
    let programs: UnsafeMutablePointer<Program>
    /// The first program of each group of links.
    private let firsts: UnsafeMutablePointer<Int>
    let pool: UnsafeMutablePointer<UInt8>
    private let matcher: LinkMatcher

    init(_ source: LinkSource, groups: Int, _ matcher: LinkMatcher) {
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
                steps.append(
                    Step(text: texts.path(literals..<index), name: parts[index].text, isQuery: false))
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
                    isCustom: isCustom, contested: matcher.isContested[index] ? Int32(index) : -1))
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
    /// What `write` makes of the link behind an origin; of its path where there is none.
    ///
    /// - Parameter lost: Becomes the index of the link's pattern where another one wins the path: then there is none.
    @usableFromInline func print(
        _ origin: LinkOrigin?, _ lost: inout Int, _ write: (inout _LinkPrinter) -> Void
    ) -> String? {
        var isFull = false
        let link = print(origin, capacity: Self.usualBytes, &isFull, &lost, write)
        return isFull ? print(origin, capacity: Self.mostBytes, &isFull, &lost, write) : link
    }
    /// Nearly every link is short, and up to a kilobyte lies on the stack.
    private static let usualBytes = 512
    /// Of the longest link each byte might have been one to encode.
    private static let mostBytes = 3 * LinkLimits.bytes + _LinkPrinter.slack

    private func print(
        _ origin: LinkOrigin?, capacity: Int, _ isFull: inout Bool, _ lost: inout Int,
        _ write: (inout _LinkPrinter) -> Void
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
            var printer = _LinkPrinter(self, memory, origin: origin, keepsArguments: false)
            write(&printer)
            guard printer.link >= 0 else { return nil }
            let program = programs[printer.link]
            if !program.isCustom, case .scheme? = origin { return nil }
            let link = printer.finish()
            isFull = printer.isFull
            if link != nil, program.contested >= 0, !isWon(printer.path, by: Int(program.contested)) {
                lost = Int(program.contested)
                return nil
            }
            return link
        }
    }
    @inline(never) private func isWon(_ path: UnsafeBufferPointer<UInt8>, by pattern: Int) -> Bool {
        var frame = LinkFrame(path, matcher)
        return frame.run(matcher, nil).isNone && frame.pattern == pattern
    }
    /// Which link `write` chose, and its arguments; negative for none.
    func printed(_ write: (inout _LinkPrinter) -> Void) -> (link: Int, arguments: [LinkArgument]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.mostBytes) { memory in
            var printer = _LinkPrinter(self, memory, origin: nil, keepsArguments: true)
            write(&printer)
            return (printer.link, printer.link < 0 ? [] : printer.arguments ?? [])
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
        let encoded = parts[range].map { PercentCoding.segment(String(decoding: bytes[$0.text.bounds], as: UTF8.self)) }
        return keep(encoded.flatMap { "/\($0)".utf8 })
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
    /// Its path with these arguments; nil where one is missing before another.
    func path(_ arguments: [LinkArgument]) -> String? {
        var path = ""
        var isOver = false
        for segment in segments {
            switch segment {
            case .literal(let text): path += "/" + PercentCoding.segment(text)
            case .parameter(let name), .optional(let name), .rest(let name):
                for argument in arguments where argument.name == name {
                    if isOver { return nil }
                    path += "/"
                    PercentCoding.append(argument.text, to: &path, isPlain: Byte.isUnreserved)
                }
                isOver = isOver || !arguments.contains { $0.name == name }
            }
        }
        if path.isEmpty { path = "/" }
        var separator = "?"
        for parameter in query {
            for argument in arguments where argument.name == parameter.name {
                path += separator + parameter.key + "="
                PercentCoding.append(argument.text, to: &path, isPlain: Byte.isUnreserved)
                separator = "&"
            }
        }
        return path
    }
}
