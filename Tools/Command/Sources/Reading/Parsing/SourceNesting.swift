#if Tools
/// A check of a source's nesting before it is parsed. The parser is recursive, and tries square brackets in types in
/// two ways at each level, which takes exponential time.
///
/// The check recognizes brackets, strings and comments as Swift's lexer does, in one pass and without recursion.
struct SourceNesting {
    /// The first construct that exceeds a limit.
    struct Excess: Error, Hashable {
        let message: String
        /// The byte offset at which it exceeds the limit.
        let offset: Int
    }
    /// The maximum combined depth of brackets, interpolations and `#if` blocks. The parser itself gives up at 256
    /// brackets.
    static let depth = 200
    /// The maximum number of branches of one `if` with `else if`.
    static let branches = 500
    /// The maximum depth of generic arguments.
    static let angles = 64
    /// The maximum number of consecutive words such as `async`, which cost the parser quadratic time.
    static let specifiers = 64
    /// The number of nested square brackets that cost nothing. Each further level costs twice as much as the one
    /// before.
    static let squares = 4
    /// The maximum cost of a file's square brackets.
    static let squareBudget = 1 << 16

    /// An open bracket or interpolation, or the file itself.
    private struct Level {
        let opener: UInt8
        /// The number of open angle brackets that follow an operand. Besides those of generic arguments, some
        /// comparisons count.
        var angles = 0
        /// The number of consecutive words such as `async` and `try`.
        var specifiers = 0
        /// The string that continues after an interpolation; nil for any other level.
        var string: StringStart?
        /// The number of open square brackets inside the innermost open brace or interpolation.
        var squares = 0
        var branches = 0
        var isAfterElse = false
    }
    private struct StringStart {
        let pounds: Int
        let isMultiline: Bool
    }

    private let bytes: [UInt8]
    private var index = 0
    private var levels = [Level(opener: 0)]
    private var conditions = 0
    private var squareCost = 0
    /// A Boolean value that indicates whether an operand, such as a name or `)`, ends here. A `/` is then a division
    /// rather than the start of a regular expression.
    private var isAfterOperand = false

    private init(_ source: String) { bytes = Array(source.utf8) }

    /// Checks a source.
    ///
    /// - Throws: `Excess` for the first place beyond a limit.
    static func check(_ source: String) throws(Excess) {
        var nesting = SourceNesting(source)
        while nesting.index < nesting.bytes.count { try nesting.readToken() }
    }

    // MARK: tokens
    private func byte(_ distance: Int = 0) -> UInt8 {
        bytes.indices.contains(index + distance) ? bytes[index + distance] : 0
    }
    private func excess(_ message: String) -> Excess { Excess(message: message, offset: index) }

    private mutating func readToken() throws(Excess) {
        switch byte() {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try open()
        case UInt8(ascii: ")"): try close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): try close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): try close(UInt8(ascii: "{"))
        case UInt8(ascii: "\""): try readString(pounds: 0)
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "#"): try readPound()
        case UInt8(ascii: "<"): try openAngle()
        case let next where Self.isWord(next): try readWord()
        default: readSymbol()
        }
    }
    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`")
    }
    private mutating func takeWord() -> Substring {
        let start = index
        while Self.isWord(byte()) { index += 1 }
        return Substring(decoding: bytes[start..<index], as: UTF8.self)
    }

    // MARK: levels
    private mutating func open() throws(Excess) {
        var level = Level(opener: byte())
        let around = levels[levels.count - 1].squares
        levels[levels.count - 1].isAfterElse = false
        switch level.opener {
        case UInt8(ascii: "["):
            level.squares = around + 1
            if around >= Self.squares {
                // the budget is exceeded before the shift overflows
                squareCost += 1 << min(around, 30)
                guard squareCost <= Self.squareBudget else {
                    throw excess("nests square brackets too deeply: \(around + 1) levels here")
                }
            }
        case UInt8(ascii: "("): level.squares = around
        default: break
        }
        try push(level)
        index += 1
    }
    private mutating func push(_ level: Level) throws(Excess) {
        try checkDepth()
        levels.append(level)
        isAfterOperand = false
    }
    private func checkDepth() throws(Excess) {
        guard levels.count + conditions <= Self.depth else {
            throw excess("nests brackets and conditions deeper than \(Self.depth) levels")
        }
    }
    /// Closes the innermost open bracket of this kind, and any unclosed ones inside it, but never closes a bracket
    /// around an open brace or interpolation.
    private mutating func close(_ opener: UInt8) throws(Excess) {
        index += 1
        isAfterOperand = true
        var number = levels.count - 1
        while number > 0, levels[number].opener != opener {
            guard levels[number].string == nil, levels[number].opener != UInt8(ascii: "{") else { return }
            number -= 1
        }
        guard number > 0 else { return }
        let string = levels[number].string
        levels.removeSubrange(number...)
        if let string { try readRest(of: string) }
    }
    private mutating func openAngle() throws(Excess) {
        let isOperator = byte(1) == UInt8(ascii: " ") || byte(1) == UInt8(ascii: "<") || byte(1) == UInt8(ascii: "=")
        if isAfterOperand, !isOperator {
            levels[levels.count - 1].angles += 1
            guard levels[levels.count - 1].angles <= Self.angles else {
                throw excess("nests generic arguments deeper than \(Self.angles) levels")
            }
        }
        isAfterOperand = false
        index += 1
    }
    private mutating func readSymbol() {
        let last = levels.count - 1
        switch byte() {
        case UInt8(ascii: ">"): levels[last].angles = max(0, levels[last].angles - 1)
        case UInt8(ascii: ";"), UInt8(ascii: "="): levels[last].angles = 0
        default: break
        }
        isAfterOperand = false
        index += 1
    }
    private mutating func readWord() throws(Excess) {
        let word = takeWord()
        isAfterOperand = !Self.openWords.contains(word)
        let last = levels.count - 1
        if Self.statementWords.contains(word) { levels[last].angles = 0 }
        levels[last].specifiers = Self.specifierWords.contains(word) ? levels[last].specifiers + 1 : 0
        guard levels[last].specifiers <= Self.specifiers else {
            throw excess("has more than \(Self.specifiers) words like '\(word)' in a row")
        }
        if word == "if" {
            levels[last].branches = levels[last].isAfterElse ? levels[last].branches + 1 : 0
            guard levels[last].branches < Self.branches else {
                throw excess("has an 'if' with more than \(Self.branches) branches")
            }
        }
        levels[last].isAfterElse = word == "else"
    }
    /// The keywords that an operand follows, so that a `/` right after one starts a regular expression, not a division.
    private static let openWords: Set<Substring> = [
        "return", "in", "case", "if", "while", "else", "try", "await", "throw", "where", "guard", "switch",
    ]

    /// The words that begin a statement, where no generic arguments can be open.
    private static let statementWords: Set<Substring> = [
        "case", "class", "else", "enum", "extension", "for", "func", "guard", "if", "import", "let", "return", "struct",
        "switch", "var", "while",
    ]
    private static let specifierWords: Set<Substring> = [
        "any", "async", "await", "borrowing", "consume", "consuming", "copy", "each", "inout", "isolated",
        "nonisolated",
        "repeat", "sending", "some", "throws", "rethrows", "try", "unsafe",
    ]

    // MARK: strings
    private var isTripleQuote: Bool { (0..<3).allSatisfy { byte($0) == UInt8(ascii: "\"") } }
    private func hasPounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }
    private mutating func readString(pounds: Int) throws(Excess) {
        let start = StringStart(pounds: pounds, isMultiline: isTripleQuote)
        index += start.isMultiline ? 3 : 1
        try readRest(of: start)
    }
    /// Reads the rest of a string, up to its end or to the next interpolation. A line break ends a string that isn't
    /// multiline.
    private mutating func readRest(of string: StringStart) throws(Excess) {
        isAfterOperand = true
        let quotes = string.isMultiline ? 3 : 1
        while index < bytes.count {
            switch byte() {
            case UInt8(ascii: "\n") where !string.isMultiline: return
            case UInt8(ascii: "\\") where hasPounds(string.pounds, at: 1):
                index += 1 + string.pounds
                let isInterpolation = byte() == UInt8(ascii: "(")
                if isInterpolation { try push(Level(opener: UInt8(ascii: "("), string: string)) }
                index += 1
                if isInterpolation { return }
            case UInt8(ascii: "\"")
            where (!string.isMultiline || isTripleQuote) && hasPounds(string.pounds, at: quotes):
                return index += quotes + string.pounds
            default: index += 1
            }
        }
    }

    // MARK: comments, regular expressions and directives
    private mutating func readSlash() {
        switch byte(1) {
        case UInt8(ascii: "/"): while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "*"): readComment()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
            index += 1
            isAfterOperand = false
        default:
            let end = isAfterOperand ? nil : regexEnd()
            index = end ?? index + 1
            isAfterOperand = end != nil
        }
    }
    private mutating func readComment() {
        var depth = 0
        repeat {
            let isStart = byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*")
            let isEnd = byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")
            depth += isStart ? 1 : isEnd ? -1 : 0
            index += isStart || isEnd ? 2 : 1
        } while depth > 0 && index < bytes.count
    }
    /// Returns the byte offset after the regular expression that starts here; nil if no unescaped `/` follows on the
    /// line.
    private func regexEnd() -> Int? {
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "/") { return end + 1 }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }
    /// Reads `#"…"#`, `#/…/#`, `#if`, `#endif` or the name of a macro.
    private mutating func readPound() throws(Excess) {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        index += pounds
        switch byte() {
        case UInt8(ascii: "\""): try readString(pounds: pounds)
        case UInt8(ascii: "/"): readExtendedRegex(pounds)
        default:
            let word = takeWord()
            isAfterOperand = !["if", "elseif", "else", "endif"].contains(word)
            if word == "if" {
                conditions += 1
                try checkDepth()
            } else if word == "endif" {
                conditions = max(0, conditions - 1)
            }
        }
    }
    private mutating func readExtendedRegex(_ pounds: Int) {
        index += 1
        while index < bytes.count, !(byte() == UInt8(ascii: "/") && hasPounds(pounds, at: 1)) {
            index += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(bytes.count, index + 1 + pounds)
        isAfterOperand = true
    }
}
#endif
