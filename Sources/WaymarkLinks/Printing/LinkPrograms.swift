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
    }
    let steps: UnsafeMutablePointer<Step>
    let programs: UnsafeMutablePointer<Program>
    /// The first program of each group of links.
    private let firsts: UnsafeMutablePointer<Int>
    let pool: UnsafeMutablePointer<UInt8>

    init(_ source: LinkSource, groups: Int) {
        var texts = source.tree.patterns
        let parts = texts.parts
        var steps: [Step] = []
        var programs: [Program] = []
        var firsts: [Int] = []
        steps.reserveCapacity(source.slots.count)
        programs.reserveCapacity(source.routes.count)
        for route in source.routes where route.isCanonical {
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
                    isCustom: isCustom))
        }
        while firsts.count < groups { firsts.append(programs.count) }
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
    @usableFromInline func print(_ origin: LinkOrigin?, _ write: (inout _LinkPrinter) -> Void) -> String? {
        var isFull = false
        let link = print(origin, capacity: Self.usualBytes, &isFull, write)
        return isFull ? print(origin, capacity: Self.mostBytes, &isFull, write) : link
    }
    /// Nearly every link is short, and up to a kilobyte lies on the stack.
    private static let usualBytes = 512
    /// Of the longest link each byte might have been one to encode.
    private static let mostBytes = 3 * LinkLimits.bytes + _LinkPrinter.slack

    private func print(
        _ origin: LinkOrigin?, capacity: Int, _ isFull: inout Bool, _ write: (inout _LinkPrinter) -> Void
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
            var printer = _LinkPrinter(self, memory, origin: origin, keepsArguments: false)
            write(&printer)
            if case .scheme? = origin, printer.link < 0 || !programs[printer.link].isCustom { return nil }
            let link = printer.finish()
            isFull = printer.isFull
            return link
        }
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
