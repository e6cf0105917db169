/// The instructions for printing a link: its literals, and the positions of its values.
final class LinkProgram: Sendable {
    /// A value with the text before it.
    struct Step {
        /// The range in `bytes` of the text before a value: literals and a slash, or a query key and its `=`.
        let literal: Range<Int>
        let isQuery: Bool
    }
    /// The link's text without the values.
    let bytes: [UInt8]
    let steps: [Step]
    /// The literals after the path's last placeholder.
    let tail: Range<Int>
    /// The index of its pattern.
    let pattern: Int
    /// True if a custom scheme can use the link.
    let isCustom: Bool
    let mayBeBeaten: Bool

    init(_ parsed: ParsedPattern, _ pattern: Int, mayBeBeaten: Bool) {
        self.pattern = pattern
        self.mayBeBeaten = mayBeBeaten
        isCustom = parsed.canFollowScheme
        var bytes: [UInt8] = []
        var steps: [Step] = []
        bytes.reserveCapacity(parsed.text.utf8.count)
        steps.reserveCapacity(parsed.segments.count + parsed.query.count)
        var start = 0
        for segment in parsed.segments {
            bytes.append(Byte.slash)
            if case .literal(let text) = segment {
                PercentCoding.append(text, to: &bytes, keeping: .segment)
            }
            guard segment.name != nil else { continue }
            steps.append(Step(literal: start..<bytes.count, isQuery: false))
            start = bytes.count
        }
        tail = start..<bytes.count
        for parameter in parsed.query {
            start = bytes.count
            bytes += parameter.key.utf8
            bytes.append(Byte.equals)
            steps.append(Step(literal: start..<bytes.count, isQuery: true))
        }
        (self.bytes, self.steps) = (bytes, steps)
    }
}
