/// Writes a link. Its values are handed over in the order of its canonical pattern; the literals between them the printer
/// knows by itself.
///
/// A value that the policy would not read back (a `..`, an empty segment, a text that is too long) makes the whole link
/// unprintable: better none than one that means something else.
///
/// Underscored: only the code that `@Links` writes calls it.
public struct _LinkPrinter: ~Copyable {
    private let programs: LinkPrograms
    /// The link so far, and the offset of its path.
    private var output: [UInt8] = []
    private var pathStart = 0
    private var hasScheme = false
    private var program: LinkProgram?
    /// The next placeholder.
    private var step = 0
    /// The number of query pairs.
    private var pairs = 0
    /// True once an optional segment was left out, after which none may follow.
    private var isPathOver = false
    private var isPrintable = true
    /// The arguments written so far; nil if they aren't kept.
    private(set) var arguments: [LinkArgument]?
    /// The index of the group of links that is writing.
    @usableFromInline var group = 0
    /// The index of the link among all of the table's; nil before one has begun.
    @usableFromInline private(set) var link: Int?

    @usableFromInline init(_ programs: LinkPrograms, keepsArguments: Bool = false) {
        self.programs = programs
        if keepsArguments { arguments = [] }
        output.reserveCapacity(96)
    }
    /// Writes the text before the path.
    @usableFromInline mutating func begin(_ origin: LinkOrigin) {
        switch origin {
        case .scheme(let scheme):
            output += scheme.utf8
            output += ":/".utf8
            hasScheme = true
        case .universal(let host):
            output += "https://".utf8
            output += host.utf8
        }
        pathStart = output.count
    }

    // MARK: for generated code
    /// Starts a link of the type's: the one with this index among its declarations.
    public mutating func begin(_ index: Int) {
        let link = programs.first(of: group) + index
        self.link = link
        program = programs.programs[link]
    }
    /// A value, for the next placeholder.
    @inlinable public mutating func value<V: LinkValue>(_ value: V) { value._write(to: &self) }
    /// One value that is there.
    @inlinable public mutating func parameter<P: LinkParameter>(_ value: P) {
        write(value, isFirst: true)
        endValue()
    }
    /// A value that is absent.
    public mutating func absent() {
        if let step = nextStep, !step.isQuery {
            write(step.literal.dropLast())
            isPathOver = true
        }
        endValue()
    }
    /// The values of a catch-all, at least one, or of a repeated key.
    public mutating func parameters<P: LinkParameter>(_ values: [P]) {
        if values.isEmpty, let step = nextStep, !step.isQuery { isPrintable = false }
        for (index, value) in values.enumerated() { write(value, isFirst: index == 0) }
        endValue()
    }
    /// The destination is one that its own rule refuses.
    @usableFromInline mutating func refuse() { isPrintable = false }

    // MARK: values
    private var nextStep: LinkProgram.Step? {
        guard let program, step < program.steps.count else { return nil }
        return program.steps[step]
    }
    @usableFromInline mutating func endValue() {
        if step >= program?.steps.count ?? 0 { isPrintable = false }
        step += 1
    }
    @inlinable mutating func write<P: LinkParameter>(_ value: P, isFirst: Bool) {
        let text = value.linkText
        let isPlain = write(text, isFirst: isFirst, mayHoldSlashes: P.mayHoldSlashes)
        keep(text, isReadBack: value._isReadBack(from: text, isPlain: isPlain))
    }
    /// Writes a text.
    ///
    /// - Returns: True if no byte had to be encoded.
    @usableFromInline mutating func write(_ value: String, isFirst: Bool, mayHoldSlashes: Bool) -> Bool {
        guard let step = nextStep else { return false }
        if step.isQuery {
            finishPath()
            output.append(pairs == 0 ? Byte.question : Byte.ampersand)
            write(step.literal)
            pairs += 1
            if pairs > LinkLimits.queryPairs { isPrintable = false }
        } else {
            if isPathOver || value.isEmpty || Byte.areDots(value.utf8) { isPrintable = false }
            if isFirst { write(step.literal) } else { output.append(Byte.slash) }
        }
        if PercentCoding.append(value, to: &output, keeping: .unreserved) { return true }
        if !step.isQuery, !mayHoldSlashes, value.utf8.contains(where: { $0 == Byte.slash || $0 == Byte.backslash }) {
            isPrintable = false
        }
        return false
    }
    private mutating func write(_ literal: Range<Int>) {
        if let program { output += program.bytes[literal] }
    }
    /// Keeps a text that was written as an argument, or refuses it.
    @usableFromInline mutating func keep(_ text: String, isReadBack: Bool) {
        if !isReadBack { isPrintable = false }
        guard arguments != nil, let program, step < program.steps.count else { return }
        let name = programs.name(of: step, in: program)
        arguments?.append(LinkArgument(name: name, text: text, isReadBack: isReadBack))
    }
    /// Writes the literals behind the last value of the path.
    private mutating func finishPath() {
        guard pairs == 0, let program else { return }
        if !isPathOver { write(program.tail) }
        if output.count == pathStart { output.append(Byte.slash) }
    }

    // MARK: the end
    /// The result of writing a destination.
    @usableFromInline enum Outcome {
        case link(String)
        /// It has none, or one that would not read back.
        case none
        /// Another pattern wins the path of this one.
        case lost(pattern: Int)
    }
    @usableFromInline mutating func finish() -> Outcome {
        guard let program, program.isCustom || !hasScheme else { return .none }
        finishPath()
        guard isPrintable, output.count <= LinkLimits.bytes else { return .none }
        let path = pathStart..<output.count
        if program.mayBeBeaten, !programs.isWon(output.span.extracting(path), by: program.pattern) {
            return .lost(pattern: program.pattern)
        }
        return .link(String(decoding: output, as: UTF8.self))
    }
}

/// A parameter of a printed link: its name and its text, not encoded.
@usableFromInline package struct LinkArgument: Hashable, Sendable {
    /// The placeholder's name.
    package let name: String
    /// The value's text.
    package let text: String
    /// True if parsing the text gives the same value.
    package let isReadBack: Bool
}
