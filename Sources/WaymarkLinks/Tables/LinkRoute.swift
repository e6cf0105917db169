/// The link of a destination: its patterns, and the conversions between their values and the destination.
///
/// ```swift
/// LinkRoute("/character/list", to: .list)
/// LinkRoute("/character/{identifier}", "/character/detail?id={identifier}") { (identifier: Int) in
///     .detail(identifier: identifier)
/// } values: {
///     if case .detail(let identifier) = $0 { identifier } else { nil }
/// }
/// ```
/// The first pattern is canonical: it is the one that is printed. The others have the same placeholders, in any order.
public struct LinkRoute<Destination: Sendable>: Sendable {
    let group: LinkGroup<Destination>
    /// The patterns; the first is canonical.
    var patterns: [LinkPattern] { group.declarations[0].patterns }

    /// A link with values. Their number and their types must fit the placeholders; setting up the links fails
    /// with ``LinkSetupError`` if they do not.
    ///
    /// If `make` does not turn a destination's `values` into the same destination, that destination has no link. So a
    /// value that one of the closures forgets is never printed as another one.
    public init<each Value: LinkValue>(
        _ canonical: LinkPattern, _ others: LinkPattern...,
        make: @escaping @Sendable (repeat each Value) -> Destination,
        values: @escaping @Sendable (Destination) -> (repeat each Value)?
    ) where Destination: Equatable {
        var types: [any LinkValue.Type] = []
        for type in repeat (each Value).self { types.append(type) }
        @Sendable func read(_ match: borrowing _LinkMatch) throws(LinkError) -> Destination {
            var index = 0
            return make(repeat try Self.read((each Value).self, of: match, &index))
        }
        group = LinkGroup(
            declarations: [_LinkDeclaration(canonical, others, types)], owner: "\(Destination.self)", make: read,
            write: { (destination: Destination, printer: inout _LinkPrinter) -> Void in
                guard let values = values(destination), make(repeat each values) == destination else { return }
                printer.begin(0)
                repeat printer.value(each values)
            })
    }
    private static func read<V: LinkValue>(
        _: V.Type, of match: borrowing _LinkMatch, _ index: inout Int
    ) throws(LinkError) -> V {
        defer { index += 1 }
        return try match.value(index)
    }

    /// A link to one destination, without values.
    public init(_ canonical: LinkPattern, _ others: LinkPattern..., to destination: Destination)
    where Destination: Equatable {
        group = LinkGroup(
            declarations: [_LinkDeclaration(canonical, others, [])], owner: "\(Destination.self)",
            make: { (_: borrowing _LinkMatch) throws(LinkError) -> Destination in destination },
            write: { (other: Destination, printer: inout _LinkPrinter) -> Void in
                if other == destination { printer.begin(0) }
            })
    }
}

/// The patterns of one link and the types of its values, as data.
///
/// Underscored: only the code that `@Links` writes calls it.
public struct _LinkDeclaration: Sendable {
    /// The pattern that is printed, and the others.
    let canonical: LinkPattern, others: [LinkPattern]
    /// The types of its values, in the order of the canonical pattern's placeholders.
    let values: [any LinkValue.Type]

    /// Declares the patterns of a case, as `@Links` does.
    ///
    /// - Parameters:
    ///   - canonical: The pattern that is printed.
    ///   - others: Further patterns with the same placeholders.
    ///   - values: The types of the values, in the order of the canonical pattern's placeholders.
    public init(_ canonical: LinkPattern, _ others: LinkPattern..., values: [any LinkValue.Type] = []) {
        self.init(canonical, others, values)
    }
    init(_ canonical: LinkPattern, _ others: [LinkPattern], _ values: [any LinkValue.Type]) {
        self.canonical = canonical
        self.others = others
        self.values = values
    }
    var patterns: [LinkPattern] { [canonical] + others }
}

/// Links that are made and written together: all cases of an enum, or one link by itself.
@usableFromInline struct LinkGroup<Destination: Sendable>: Sendable {
    @usableFromInline let declarations: [_LinkDeclaration]
    /// The name of the type that declares them.
    @usableFromInline let owner: String
    /// Makes the destination of a match, whose `index` says which of the declarations it was.
    @usableFromInline let make: @Sendable (borrowing _LinkMatch) throws(LinkError) -> Destination
    /// Writes a destination; begins no link for one that is not of this group.
    @usableFromInline let write: @Sendable (Destination, inout _LinkPrinter) -> Void

    @inlinable init(
        declarations: [_LinkDeclaration], owner: String,
        make: @escaping @Sendable (borrowing _LinkMatch) throws(LinkError) -> Destination,
        write: @escaping @Sendable (Destination, inout _LinkPrinter) -> Void
    ) {
        self.declarations = declarations
        self.owner = owner
        self.make = make
        self.write = write
    }

    /// The same links, without the destinations that a rule refuses: they neither resolve nor print.
    func checking(_ rule: @escaping @Sendable (Destination) throws(LinkParameterError) -> Void) -> LinkGroup {
        LinkGroup(
            declarations: declarations, owner: owner,
            make: { [make] (match: borrowing _LinkMatch) throws(LinkError) -> Destination in
                let destination = try make(match)
                do throws(LinkParameterError) { try rule(destination) } catch { throw LinkError(.invalidValues(error)) }
                return destination
            },
            write: { [write] (destination: Destination, printer: inout _LinkPrinter) -> Void in
                write(destination, &printer)
                guard printer.link != nil else { return }
                do throws(LinkParameterError) { try rule(destination) } catch { printer.refuse() }
            })
    }

    @inlinable func map<Wider: Sendable>(
        _ wrap: @escaping @Sendable (consuming Destination) -> Wider,
        _ unwrap: @escaping @Sendable (Wider) -> Destination?
    ) -> LinkGroup<Wider> {
        LinkGroup<Wider>(
            declarations: declarations, owner: owner,
            make: { [make] (match: borrowing _LinkMatch) throws(LinkError) -> Wider in wrap(try make(match)) },
            write: { [write] (wider: Wider, printer: inout _LinkPrinter) -> Void in
                if let destination = unwrap(wider) { write(destination, &printer) }
            })
    }
}
