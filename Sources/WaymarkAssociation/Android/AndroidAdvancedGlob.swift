/// A `pathAdvancedPattern`, as `android.os.PatternMatcher` parses it. It consists of characters, `.`, and sets such as
/// `[a-z]` or `[^/]`, each optionally repeated by `*`, `+` or `{1,3}`. Matching is greedy, without backtracking, in
/// UTF-16.
struct AndroidAdvancedGlob {
    private struct Step {
        let token: Token
        var minimum: Int32 = 1
        var maximum: Int32 = 1
        var isRepeated = false
    }
    private enum Token {
        case any
        case one(UInt16)
        case set([Interval], isInverse: Bool)

        func matches(_ unit: UInt16) -> Bool {
            switch self {
            case .any: true
            case .one(let own): own == unit
            case .set(let ranges, let isInverse): ranges.contains { $0.contains(unit) } != isInverse
            }
        }
    }
    /// A range of UTF-16 units in a set. A range such as `z-a` contains none.
    private struct Interval {
        let first: UInt16
        let last: UInt16

        func contains(_ unit: UInt16) -> Bool { first <= unit && unit <= last }
    }
    private let steps: [Step]

    /// Parses a pattern; returns nil if Android refuses it.
    init?(_ pattern: String) {
        var reader = Reader(rest: Array(pattern.utf16)[...])
        guard reader.read() else { return nil }
        steps = reader.steps
    }

    /// Returns true if the pattern matches the whole text.
    func matches(_ text: String) -> Bool {
        var rest = Array(text.utf16)[...]
        for step in steps {
            let count = rest.prefix(Int(max(0, step.maximum))).prefix { step.token.matches($0) }.count
            guard count >= step.minimum else { return false }
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty
    }

    /// A parser of patterns, from left to right. Its functions return false or nil if the pattern is malformed, or too
    /// long for Android.
    private struct Reader {
        private var rest: ArraySlice<UInt16>
        private(set) var steps: [Step] = []
        /// The length of Android's compiled form, at most 2,048.
        private var size = 0

        init(rest: ArraySlice<UInt16>) { self.rest = rest }

        mutating func read() -> Bool {
            while let unit = rest.popFirst() {
                guard reserve(1), readToken(unit) else { return false }
            }
            return true
        }
        private mutating func readToken(_ unit: UInt16) -> Bool {
            switch unit {
            case AndroidSyntax.dot: steps.append(Step(token: .any))
            case AndroidSyntax.star: return repeatLast(0, .max)
            case AndroidSyntax.plus: return repeatLast(1, .max)
            case AndroidSyntax.openBrace: return readCount()
            case AndroidSyntax.closeBrace: size -= 1  // ignored without an opening brace
            case AndroidSyntax.openBracket: return readSet()
            default:
                guard let unit = escaped(unit) else { return false }
                steps.append(Step(token: .one(unit)))
            }
            return true
        }
        private mutating func repeatLast(_ minimum: Int32, _ maximum: Int32) -> Bool {
            guard let last = steps.last, !last.isRepeated, minimum <= maximum else { return false }
            steps[steps.count - 1] = Step(token: last.token, minimum: minimum, maximum: maximum, isRepeated: true)
            return true
        }
        /// Reads `{2}`, `{2,}` or `{2,3}`, after the opening brace.
        private mutating func readCount() -> Bool {
            guard reserve(3), let end = rest.firstIndex(of: AndroidSyntax.closeBrace) else { return false }
            let parts = String(decoding: rest[..<end], as: UTF16.self)
                .split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
            rest = rest[end...].dropFirst()
            guard let minimum = Int32(parts[0]) else { return false }
            guard parts.count > 1 else { return repeatLast(minimum, minimum) }
            guard let maximum = parts[1].isEmpty ? Int32.max : Int32(parts[1]) else { return false }
            return repeatLast(minimum, maximum)
        }
        /// Reads `[a-z_]` or `[^a-z_]`, after the opening bracket.
        private mutating func readSet() -> Bool {
            let isInverse = rest.first == AndroidSyntax.caret
            if isInverse { rest.removeFirst() }
            var ranges: [Interval] = []
            while let unit = rest.popFirst() {
                guard unit != AndroidSyntax.closeBracket else {
                    steps.append(Step(token: .set(ranges, isInverse: isInverse)))
                    return reserve(1) && !ranges.isEmpty
                }
                guard reserve(2), let first = escaped(unit), let last = upperBound(from: first) else { return false }
                ranges.append(Interval(first: first, last: last))
            }
            return false
        }
        /// Reads the end of a range such as `a-z`, after its first character. Returns that character if it starts no
        /// range, and nil if the pattern ends after a backslash. A dash before the closing bracket is literal.
        private mutating func upperBound(from first: UInt16) -> UInt16? {
            guard rest.first == AndroidSyntax.dash, let next = rest.dropFirst().first,
                next != AndroidSyntax.closeBracket
            else { return first }
            rest.removeFirst(2)
            return escaped(next)
        }
        /// Returns a character that was read. For a backslash, reads and returns the next character; nil if the pattern
        /// ends.
        private mutating func escaped(_ unit: UInt16) -> UInt16? {
            unit == AndroidSyntax.backslash ? rest.popFirst() : unit
        }
        private mutating func reserve(_ count: Int) -> Bool {
            guard size <= 2_045 else { return false }
            size += count
            return true
        }
    }
}
