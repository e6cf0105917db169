/// One destination's link: its patterns, and both directions between their values and the destination.
///
/// ```swift
/// Link("/character/list", to: .list)
/// Link("/character/{identifier}", "/character/detail?id={identifier}") { (identifier: Int) in
///     .detail(identifier: identifier)
/// } values: {
///     if case .detail(let identifier) = $0 { identifier } else { nil }
/// }
/// ```
/// The first pattern is canonical: it is the one that is printed. The others have the same placeholders, in any order.
public struct Link<Destination: Sendable>: Sendable {
    /// The patterns; the first is canonical.
    public let patterns: [LinkPattern]
    /// The name of the type that declares the link.
    let owner: String
    let arities: [(arity: LinkArity, type: String)]
    /// Makes the destination; the array says which placeholder of the matched pattern fills which value.
    let make: @Sendable (borrowing LinkMatch, [Int]) throws(LinkError) -> Destination
    /// Writes the values of a destination of this link; false for others.
    let write: @Sendable (Destination, ParsedPattern, inout LinkPrinter) -> Bool

    /// A link with values. Their number, and whether they are optional or many, must fit the placeholders: building a
    /// table says so if they do not.
    public init<each Value: LinkValue>(
        _ canonical: LinkPattern, _ others: LinkPattern...,
        make: @escaping @Sendable (repeat each Value) -> Destination,
        values: @escaping @Sendable (Destination) -> (repeat each Value)?
    ) {
        patterns = [canonical] + others
        owner = "\(Destination.self)"
        var arities: [(arity: LinkArity, type: String)] = []
        func note<V: LinkValue>(_: V.Type) { arities.append((V.arity, "\(V.self)")) }
        repeat note((each Value).self)
        self.arities = arities
        @Sendable func read(_ match: borrowing LinkMatch, _ order: [Int]) throws(LinkError) -> Destination {
            var places = order[...]
            return make(repeat try Self.read((each Value).self, of: match, &places))
        }
        self.make = read
        write = { destination, pattern, printer in
            guard let values = values(destination) else { return false }
            var writer = LinkWriter(pattern)
            repeat writer.write(each values, to: &printer)
            writer.finish(&printer)
            return true
        }
    }
    private static func read<V: LinkValue>(
        _: V.Type, of match: borrowing LinkMatch, _ places: inout ArraySlice<Int>
    ) throws(LinkError) -> V {
        try V.read(places.removeFirst(), of: match)
    }

    /// A link to one value.
    public init(_ canonical: LinkPattern, _ others: LinkPattern..., to destination: Destination)
    where Destination: Equatable {
        patterns = [canonical] + others
        owner = "\(Destination.self)"
        arities = []
        make = { (_: borrowing LinkMatch, _: [Int]) throws(LinkError) -> Destination in destination }
        write = { other, pattern, printer in
            guard other == destination else { return false }
            for case .literal(let text) in pattern.segments { printer.literal(text) }
            return true
        }
    }

    private init(
        _ patterns: [LinkPattern], _ owner: String, _ arities: [(arity: LinkArity, type: String)],
        make: @escaping @Sendable (borrowing LinkMatch, [Int]) throws(LinkError) -> Destination,
        write: @escaping @Sendable (Destination, ParsedPattern, inout LinkPrinter) -> Bool
    ) {
        self.patterns = patterns
        self.owner = owner
        self.arities = arities
        self.make = make
        self.write = write
    }

    /// The same link to a wider type of destination; errors go on naming the type that declared it.
    public func map<Wider: Sendable>(
        _ wrap: @escaping @Sendable (Destination) -> Wider, _ unwrap: @escaping @Sendable (Wider) -> Destination?
    ) -> Link<Wider> {
        Link<Wider>(
            patterns, owner, arities,
            make: { [make] (match: borrowing LinkMatch, order: [Int]) throws(LinkError) -> Wider in
                wrap(try make(match, order))
            },
            write: { [write] wider, pattern, printer in
                guard let destination = unwrap(wider) else { return false }
                return write(destination, pattern, &printer)
            })
    }
}

/// Writes literals and values in the order of a pattern.
private struct LinkWriter {
    private var segments: ArraySlice<ParsedPattern.Segment>
    private var placeholders: ArraySlice<LinkPlaceholder>

    init(_ pattern: ParsedPattern) {
        segments = pattern.segments[...]
        placeholders = pattern.placeholders[...]
    }
    mutating func write(_ value: some LinkValue, to printer: inout LinkPrinter) {
        literals(to: &printer)
        let placeholder = placeholders.removeFirst()
        if case .segment = placeholder.place { segments.removeFirst() }
        printer.placeholder(placeholder.name)
        value.write(at: placeholder.place, to: &printer)
    }
    mutating func finish(_ printer: inout LinkPrinter) { literals(to: &printer) }

    private mutating func literals(to printer: inout LinkPrinter) {
        while case .literal(let text)? = segments.first {
            printer.literal(text)
            segments.removeFirst()
        }
    }
}
