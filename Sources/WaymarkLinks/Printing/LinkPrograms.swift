/// How the links of a table are written: literals and placeholders of every canonical pattern, in flat memory.
@usableFromInline final class LinkPrograms: @unchecked Sendable {  // nothing is written after `init`
    struct Text { let offset: Int, length: Int }
    struct Step {
        /// The literals in front of a segment, or the key of a query value.
        let text: Text
        let isQuery: Bool
    }
    struct Program {
        let steps: Int
        let stepCount: Int
        /// The literals behind the path's last placeholder.
        let tail: Text
        /// Whether a custom scheme can have the link: its first segment is a literal that needs no encoding.
        let isCustom: Bool
    }
    let steps: UnsafeMutablePointer<Step>
    let programs: UnsafeMutablePointer<Program>
    private let firsts: UnsafeMutablePointer<Int>
    let pool: UnsafeMutablePointer<UInt8>
    /// The placeholder of each step.
    private let names: [String]

    /// - Parameter groups: The canonical patterns of each group of links.
    init(_ groups: [[ParsedPattern]]) {
        var bytes: [UInt8] = []
        var steps: [Step] = []
        var programs: [Program] = []
        var firsts: [Int] = []
        var names: [String] = []
        var start = 0
        /// What was written since the last one.
        func text() -> Text {
            defer { start = bytes.count }
            return Text(offset: start, length: bytes.count - start)
        }
        for group in groups {
            firsts.append(programs.count)
            for pattern in group {
                let first = steps.count
                for segment in pattern.segments {
                    switch segment {
                    case .literal(let literal):
                        bytes.append(Byte.slash)
                        bytes += PercentCoding.segment(literal).utf8
                    case .parameter(let name), .optional(let name), .rest(let name):
                        // behind an optional segment there are only others: what stands before is written in any case
                        steps.append(Step(text: text(), isQuery: false))
                        names.append(name)
                    }
                }
                let tail = text()
                for parameter in pattern.query {
                    bytes += parameter.key.utf8
                    steps.append(Step(text: text(), isQuery: true))
                    names.append(parameter.name)
                }
                var isCustom = false
                if case .literal(let literal)? = pattern.segments.first {
                    isCustom = literal.utf8.allSatisfy(Byte.isFirstSegmentByte)
                }
                programs.append(
                    Program(steps: first, stepCount: steps.count - first, tail: tail, isCustom: isCustom))
            }
        }
        self.steps = Self.frozen(steps)
        self.programs = Self.frozen(programs)
        self.firsts = Self.frozen(firsts)
        self.names = names
        pool = Self.frozen(bytes)
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
    func name(of step: Int) -> String { names[step] }

    // MARK: running
    /// What `write` makes of the link behind an origin.
    @usableFromInline func print(
        _ origin: String, isCustom: Bool, _ write: (inout _LinkPrinter) -> Void
    ) -> String? {
        var isFull = false
        let link = print(origin, isCustom: isCustom, capacity: Self.usualBytes, &isFull, write)
        return isFull ? print(origin, isCustom: isCustom, capacity: LinkLimits.bytes, &isFull, write) : link
    }
    /// Nearly every link is short, and up to a kilobyte lies on the stack.
    private static let usualBytes = 512

    private func print(
        _ origin: String, isCustom: Bool, capacity: Int, _ isFull: inout Bool, _ write: (inout _LinkPrinter) -> Void
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
            var printer = _LinkPrinter(self, memory, origin: origin, keepsArguments: false)
            write(&printer)
            if isCustom, printer.link < 0 || !programs[printer.link].isCustom { return nil }
            let link = printer.finish()
            isFull = printer.isFull
            return link
        }
    }
    /// Which link `write` chose, and its arguments; negative for none.
    func printed(
        _ origin: String, keepsArguments: Bool, _ write: (inout _LinkPrinter) -> Void
    ) -> (link: Int, arguments: [LinkArgument]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: LinkLimits.bytes) { memory in
            var printer = _LinkPrinter(self, memory, origin: origin, keepsArguments: keepsArguments)
            write(&printer)
            return (printer.link, printer.link < 0 ? [] : printer.arguments ?? [])
        }
    }
}
