/// Writes the path form of a link. A link's values are handed to it in the order of its canonical pattern; the literals
/// between them it knows by itself.
///
/// A value that the policy would not read back (a `..`, an empty segment, a text that is too long) makes the whole link
/// unprintable: better none than one that means something else.
public struct LinkPrinter: ~Copyable {
    @usableFromInline let programs: LinkPrograms
    private let output: UnsafeMutablePointer<UInt8>
    private var count = 0
    /// The steps of the link that is printed.
    private var step = 0
    private var lastStep = 0
    private var tail = LinkPrograms.Text(offset: 0, length: 0)
    private var hasQuery = false
    private var isPrintable = true
    /// Where the path starts, behind a scheme or a host.
    private let pathStart: Int
    /// Which group of links is asked.
    var group = 0
    /// Which link was written, among all of the table; negative for none.
    private(set) var link = -1
    /// What was written, by placeholder; kept only for those who ask.
    private(set) var arguments: [LinkArgument]?

    /// - Parameter output: Memory for ``LinkLimits/bytes``.
    init(
        _ programs: LinkPrograms, _ output: UnsafeMutablePointer<UInt8>, origin: some Collection<UInt8>,
        keepsArguments: Bool = false
    ) {
        self.programs = programs
        self.output = output
        pathStart = min(origin.count, LinkLimits.bytes)
        arguments = keepsArguments ? [] : nil
        for byte in origin.prefix(LinkLimits.bytes) { append(byte) }
    }

    /// Starts a link of the type's: the one with this index among its declarations.
    public mutating func begin(_ index: Int) {
        link = programs.first(of: group) + index
        let program = programs.programs[link]
        step = program.steps
        lastStep = program.steps + program.stepCount
        tail = program.tail
    }
    /// A value, for the next placeholder.
    @inlinable @inline(__always) public mutating func value<V: LinkValue>(_ value: V) { value.write(to: &self) }

    /// One value that is there.
    @inlinable public mutating func parameter<P: LinkParameter>(_ value: P) {
        var text = value.linkText
        text.withUTF8 { bytes in
            write(bytes, isReadBack: (try? P.parse(bytes.span)) == value, isFirst: true)
        }
        advance()
    }
    /// A value that is absent.
    public mutating func absent() {
        guard step < lastStep else { return isPrintable = false }
        if !programs.steps[step].isQuery { append(programs.steps[step].text) }
        advance()
    }
    /// The values of a catch-all, at least one.
    public mutating func parameters<P: LinkParameter>(_ values: [P]) {
        if values.isEmpty { isPrintable = false }
        for (index, value) in values.enumerated() {
            var text = value.linkText
            text.withUTF8 { bytes in
                write(bytes, isReadBack: (try? P.parse(bytes.span)) == value, isFirst: index == 0)
            }
        }
        advance()
    }

    @usableFromInline mutating func write(_ text: UnsafeBufferPointer<UInt8>, isReadBack: Bool, isFirst: Bool) {
        guard isReadBack, step < lastStep else {
            isPrintable = false
            return
        }
        let step = programs.steps[step]
        arguments?.append(LinkArgument(name: step.name, text: String(decoding: text, as: UTF8.self)))
        if step.isQuery {
            finishPath()
            append(hasQuery ? Byte.ampersand : Byte.question)
            append(step.text)
            append(Byte.equals)
            hasQuery = true
        } else {
            guard !text.isEmpty, !LinkScanner.isDots(text) else {
                isPrintable = false
                return
            }
            if isFirst { append(step.text) }
            append(Byte.slash)
        }
        for byte in text {
            if Byte.isUnreserved(byte) {
                append(byte)
            } else {
                append(Byte.percent)
                append(Byte.hexDigit(byte >> 4))
                append(Byte.hexDigit(byte & 15))
            }
        }
    }
    @usableFromInline mutating func advance() { step += 1 }
    /// What stands behind the last value of the path.
    private mutating func finishPath() {
        append(tail)
        tail = LinkPrograms.Text(offset: 0, length: 0)
        if count == pathStart { append(Byte.slash) }
    }
    private mutating func append(_ text: LinkPrograms.Text) {
        guard text.length > 0 else { return }
        guard count + text.length <= LinkLimits.bytes else {
            isPrintable = false
            return
        }
        (output + count).update(from: programs.pool + text.offset, count: text.length)
        count += text.length
    }
    @inline(__always) private mutating func append(_ byte: UInt8) {
        guard count < LinkLimits.bytes else {
            isPrintable = false
            return
        }
        output[count] = byte
        count += 1
    }

    /// The link, nil where it would not read back.
    mutating func finish() -> String? {
        finishPath()
        guard isPrintable, link >= 0 else { return nil }
        return String(decoding: UnsafeBufferPointer(start: output, count: count), as: UTF8.self)
    }
}

/// A parameter of a printed link: its name and its text, not encoded.
public struct LinkArgument: Hashable, Sendable {
    /// The placeholder's name.
    public let name: String
    /// The value's text.
    public let text: String
}

/// How the links of a table are written: literals and placeholders of every canonical pattern, in flat memory.
@usableFromInline final class LinkPrograms: @unchecked Sendable {
    struct Text { let offset: Int, length: Int }
    struct Step {
        /// The literals in front of a segment, or the key of a query value.
        let text: Text
        let isQuery: Bool
        let name: String
    }
    struct Program {
        let steps: Int
        let stepCount: Int
        /// The literals behind the path's last placeholder.
        let tail: Text
        /// Whether a custom scheme can have the link: its first segment is a literal without `:` and `@` (P6).
        let isCustom: Bool
    }
    let steps: [Step]
    let programs: [Program]
    private let firsts: [Int]
    let pool: UnsafeMutablePointer<UInt8>

    /// - Parameter groups: The canonical patterns of each group of links.
    init(_ groups: [[ParsedPattern]]) {
        var bytes: [UInt8] = []
        var steps: [Step] = []
        var programs: [Program] = []
        var firsts: [Int] = []
        func text(_ literals: String) -> Text {
            defer { bytes += literals.utf8 }
            return Text(offset: bytes.count, length: literals.utf8.count)
        }
        for group in groups {
            firsts.append(programs.count)
            for pattern in group {
                let first = steps.count
                var literals = ""
                for segment in pattern.segments {
                    switch segment {
                    case .literal(let literal): literals += "/" + literal
                    case .parameter(let name), .optional(let name), .rest(let name):
                        // an optional segment is the last one: what stands before it is written in any case
                        steps.append(Step(text: text(literals), isQuery: false, name: name))
                        literals = ""
                    }
                }
                for parameter in pattern.query {
                    steps.append(Step(text: text(parameter.key), isQuery: true, name: parameter.name))
                }
                var isCustom = false
                if case .literal(let literal)? = pattern.segments.first {
                    isCustom = !literal.utf8.contains { $0 == Byte.colon || $0 == Byte.at }
                }
                programs.append(
                    Program(steps: first, stepCount: steps.count - first, tail: text(literals), isCustom: isCustom))
            }
        }
        self.steps = steps
        self.programs = programs
        self.firsts = firsts
        pool = .allocate(capacity: max(1, bytes.count))
        pool.initialize(from: bytes, count: bytes.count)
    }
    deinit { pool.deallocate() }

    func first(of group: Int) -> Int { firsts[group] }
}
