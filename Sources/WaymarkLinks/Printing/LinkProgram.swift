/// The instructions for printing a link: its literals, and the positions of its values.
struct LinkProgram {
    /// The place of a value, with the text before it.
    struct Step {
        /// The range in `LinkProgramList.literals` of the text before a value: literals and a slash, or a query key and
        /// its `=`.
        let literal: Range<Int>
        let isQuery: Bool
    }
    /// The range of the link's steps in `LinkProgramList.steps`.
    let steps: Range<Int>
    /// The range in `LinkProgramList.literals` of the text after the path's last placeholder.
    let tail: Range<Int>
    /// The index of the link's canonical pattern in the table.
    let pattern: Int
    /// A Boolean value that indicates whether the link can have a custom scheme.
    let isCustom: Bool
    let mayBeBeaten: Bool
}

/// The programs of a link table. All steps share one array, and all literals another, so that the number of arrays
/// doesn't grow with the number of links.
struct LinkProgramList {
    private(set) var programs: [LinkProgram] = []
    private(set) var steps: [LinkProgram.Step] = []
    private(set) var literals: [UInt8] = []
    /// The offset in `literals` at which the next step's text starts.
    private var start = 0

    mutating func add(_ parsed: ParsedPattern, _ pattern: Int, mayBeBeaten: Bool) {
        let first = steps.count
        for segment in parsed.segments {
            literals.append(Byte.slash)
            if case .literal(let text) = segment {
                PercentCoding.append(text, to: &literals, keeping: .segment)
            } else {
                endStep(isQuery: false)
            }
        }
        let tail = start..<literals.count
        start = literals.count
        for parameter in parsed.query {
            literals += parameter.key.utf8
            literals.append(Byte.equals)
            endStep(isQuery: true)
        }
        programs.append(
            LinkProgram(
                steps: first..<steps.count, tail: tail, pattern: pattern, isCustom: parsed.canFollowScheme,
                mayBeBeaten: mayBeBeaten))
    }
    private mutating func endStep(isQuery: Bool) {
        steps.append(LinkProgram.Step(literal: start..<literals.count, isQuery: isQuery))
        start = literals.count
    }
}
