/// Links that were checked and made ready: paths to destinations, and back.
///
/// A value, cheap to copy, safe to use from anywhere. Building costs microseconds a pattern; build it once. A look-up
/// costs a pass over the link's bytes, whatever the number of patterns and of features.
@usableFromInline package struct LinkIndex<Destination: Sendable>: Sendable {
    @usableFromInline let matcher: LinkMatcher
    @usableFromInline let groups: [LinkGroup<Destination>]
    @usableFromInline let programs: LinkPrograms

    /// - Throws: ``LinkSetupError``, which names the pattern, or both of those that clash.
    package init(_ links: Links<Destination>) throws(LinkSetupError) {
        groups = links.groups
        var source = LinkSource(patterns: groups.reduce(0) { $0 + $1.declarations.count })
        for (index, group) in groups.enumerated() {
            for (link, declaration) in group.declarations.enumerated() {
                try source.add(declaration, owner: group.owner, group: index, link: link)
            }
        }
        try source.join()
        let automaton = try LinkAutomaton(source.tree, patterns: source.routes.count)
        matcher = LinkMatcher(source, automaton)
        programs = LinkPrograms(source, groups: groups.count, matcher, isContested: automaton.isContested)
    }

    /// ```swift
    /// let table = try LinkIndex<Route> { LinkRoute("/home", to: .home) }
    /// ```
    package init(@_LinksBuilder<Destination> _ links: () -> Links<Destination>) throws(LinkSetupError) {
        try self.init(links())
    }

    // MARK: resolving
    /// The destination of a path: `/character/42`, the form that saved state and pages use.
    ///
    /// - Throws: ``LinkError``: the same policy as for a link from outside, but for scheme and host.
    @inlinable package func resolve(path: String) throws(LinkError) -> Destination {
        try resolve(path, nil)
    }

    /// Every text comes in here: the bytes as they are where a string has them, and a short copy where it does not.
    ///
    /// - Parameter orPath: Whether the path form is accepted beside links of these origins.
    @inlinable func resolve(
        _ text: String, _ origins: LinkPrefixes?, orPath: Bool = false
    ) throws(LinkError) -> Destination {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return try text.utf8.span.withUnsafeBufferPointer { bytes throws(LinkError) -> Destination in
                try resolve(bytes, origins, orPath: orPath)
            }
        }
        return try resolveBefore26(text, origins, orPath: orPath)
    }
    /// The same for systems whose strings hand out no spans.
    @inlinable func resolveBefore26(
        _ text: String, _ origins: LinkPrefixes?, orPath: Bool = false
    ) throws(LinkError) -> Destination {
        try withBytes(of: text) { (bytes) throws(LinkError) -> Destination in
            try resolve(bytes, origins, orPath: orPath)
        }
    }
    @inlinable @inline(__always) func resolve(
        _ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkPrefixes?, orPath: Bool = false
    ) throws(LinkError) -> Destination {
        var frame = LinkFrame(bytes, matcher)
        let fault = frame.run(matcher, origins, orPath: orPath)
        guard fault.isNone else {
            if fault.isUnknownRoute { throw LinkError(.unknownRoute(offset: fault.offset)) }
            throw fault.error(bytes, origins, matcher, frame.pattern)
        }
        return try make(&frame)
    }
    /// The destination of a link that has a pattern.
    @inlinable @inline(__always) func make(_ frame: inout LinkFrame) throws(LinkError) -> Destination {
        let make = groups[frame.group].make
        return try withUnsafePointer(to: &frame) { (frame) throws(LinkError) -> Destination in
            try make(_LinkMatch(frame))
        }
    }
    /// The index, among the table's entries, of the pattern that a text has. No value is read.
    func index(of text: String, _ origins: LinkPrefixes?) throws(LinkError) -> Int {
        try withBytes(of: text) { (bytes) throws(LinkError) -> Int in
            var frame = LinkFrame(bytes, matcher)
            let fault = frame.run(matcher, origins)
            guard fault.isNone else { throw fault.error(bytes, origins, matcher, frame.pattern) }
            return frame.pattern
        }
    }

    // MARK: printing
    /// The canonical path of a destination, nil for one that the table does not know or the policy would refuse.
    @inlinable package func path(to destination: Destination) -> String? {
        print(destination, as: nil)
    }

    /// The canonical pattern of a destination: its shape, without its values.
    package func pattern(of destination: Destination) -> LinkPattern? {
        let link = programs.printed { write(destination, to: &$0) }.link
        return link < 0 ? nil : canonicalPattern(link)
    }

    /// The parameters of a destination, by the names of its canonical pattern.
    package func arguments(of destination: Destination) -> [LinkArgument] {
        programs.printed { write(destination, to: &$0) }.arguments.filter(\.isReadBack)
    }

    /// The link of a destination behind an origin; its path where there is none.
    @inlinable func print(_ destination: Destination, as origin: LinkOrigin?) -> String? {
        let printed = print(destination, as: origin, capacity: _LinkPrinter.usualBytes)
        return printed.isSettled ? printed.link : printUnusual(destination, as: origin)
    }
    /// The same for a link that is long, or whose path another pattern wins.
    @usableFromInline @inline(never) func printUnusual(_ destination: Destination, as origin: LinkOrigin?) -> String? {
        let printed = print(destination, as: origin, capacity: _LinkPrinter.mostBytes)
        return printed.lost < 0 ? printed.link : alias(of: destination, behind: printed.lost, as: origin)
    }
    @inlinable @inline(__always) func print(
        _ destination: Destination, as origin: LinkOrigin?, capacity: Int
    ) -> (link: String?, isSettled: Bool, lost: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
            var printer = _LinkPrinter(programs, memory)
            if let origin { printer.begin(origin) }
            write(destination, to: &printer)
            let link = printer.finish()
            return (link, printer.isSettled, printer.lost)
        }
    }
    /// The link of a destination whose canonical path another pattern wins: the first of its other patterns that leads
    /// back to it.
    private func alias(of destination: Destination, behind canonical: Int, as origin: LinkOrigin?) -> String? {
        let (link, arguments) = programs.printed { write(destination, to: &$0) }
        for index in matcher.aliases(of: canonical) {
            let pattern = matcher.pattern(index)
            let path = pattern.path { placeholder in
                arguments.filter { $0.name == placeholder.name }.map { LinkEncoding.value($0.text) }
            }
            guard let found = try? resolve(path: path), programs.printed({ write(found, to: &$0) }) == (link, arguments)
            else { continue }
            if case .scheme? = origin, !pattern.canFollowScheme { continue }
            let text = (origin?.prefix ?? "") + path
            if text.utf8.count <= LinkLimits.bytes { return text }
        }
        return nil
    }
    @inlinable @inline(__always) func write(_ destination: Destination, to printer: inout _LinkPrinter) {
        for index in groups.indices {
            printer.group = index
            groups[index].write(destination, &printer)
            if printer.link >= 0 { return }
        }
    }
    private func canonicalPattern(_ link: Int) -> LinkPattern? {
        var rest = link
        for group in groups {
            if rest < group.declarations.count { return group.declarations[rest].canonical }
            rest -= group.declarations.count
        }
        return nil
    }
}

/// Hands out a string's bytes. Strings without contiguous storage are copied first, and only if they are short enough
/// to be a link.
@inlinable func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(LinkError) -> Result
) throws(LinkError) -> Result {
    var failure = LinkError(.empty)
    func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Result? {
        do throws(LinkError) { return try body(bytes) } catch {
            failure = error
            return nil
        }
    }
    var result = text.utf8.withContiguousStorageIfAvailable(run)
    if result == nil {
        guard text.utf8.count <= LinkLimits.bytes else { throw LinkError(.tooLong(limit: LinkLimits.bytes)) }
        var copy = text
        result = copy.withUTF8(run)
    }
    guard let result = result.flatMap(\.self) else { throw failure }
    return result
}
