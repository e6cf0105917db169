import WaymarkLinks

/// The entry point of libFuzzer (FuzzerInterface.h).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Runs libFuzzer with the process's arguments.
///
/// - Parameter test: A function that tests an input, and returns 0.
public func fuzz(_ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt) {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    _ = runDriver(&count, &arguments, test)
}

/// An input of libFuzzer, read from the front.
public struct FuzzInput {
    private var bytes: ArraySlice<UInt8>

    /// Copies the input.
    public init(_ start: UnsafePointer<UInt8>, _ count: Int) {
        bytes = Array(UnsafeBufferPointer(start: start, count: count))[...]
    }
    /// Removes and returns the next byte; returns 0 at the end.
    public mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }
    /// The remaining bytes.
    public var rest: [UInt8] { Array(bytes) }
    /// The remaining bytes as text, with invalid UTF-8 replaced.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The checks that the fuzz targets run on an input. Most use a table like an app's; others build one from the input.
public enum FuzzTable {
    static let patterns = [
        "/", "/home", "/character/list", "/character/{identifier}", "/character/detail?id={identifier}",
        "/character/{identifier}/gallery", "/settings/{section?}", "/files/{path...}", "/search?q={text}&page={page?}",
        "/{a}/{b}/c", "/x;y/{a}",
    ]
    static let resolver: LinkResolver<RawDestination> = {
        guard let table = try? LinkResolver(RawDestination.links(patterns)),
            let origins = try? LinkOrigins(schemes: ["shell"], hosts: ["shell.app", "www.shell.app"])
        else { fatalError("the patterns don't go together in one table") }
        return table.accepting(origins)
    }()
    static let reference = ReferenceMatcher(
        schemes: ["shell"], hosts: ["shell.app", "www.shell.app"], patterns: patterns)

    /// Resolves an input, and checks that the link of the resolved destination resolves to it again.
    public static func resolve(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let destination = try? resolver.resolve(utf8: bytes.span) else { return }
        if let link = resolver.link(to: destination, as: .universal(host: "shell.app")) {
            precondition((try? resolver.resolve(link)) == destination)
        }
    }
    /// Checks that an explanation agrees with resolving the link, and creates its text.
    public static func explain(_ link: String) {
        let explanation = resolver.explain(link)
        let resolved = try? resolver.resolve(link, accepting: .linksAndPaths)
        precondition((explanation.error == nil) == (resolved != nil))
        precondition(!"\(explanation)".isEmpty)
    }
    /// Compiles patterns. If there is exactly one, checks that it resolves a path of its shape.
    public static func build(_ patterns: [String]) {
        guard let table = try? LinkResolver(RawDestination.links(patterns)) else { return }
        for entry in table.patterns {
            let path = entry.path { $0.arity == .optional ? nil : "v" }
            precondition((try? table.resolve(path: path)) != nil || table.patterns.count > 1)
        }
    }

    /// Resolves an input, and traps if the library and the reference disagree.
    public static func compare(_ link: [UInt8]) {
        compare(link, resolver, reference)
    }
    /// Resolves an input with a random table, and traps if the library and the reference disagree.
    public static func compare(_ link: [UInt8], seed: UInt8) {
        var world = RandomLinks(random: SeededGenerator(seed: UInt64(seed)))
        guard let (table, patterns) = world.table(of: 1 + Int(seed) % 12) else { return }
        let reference = ReferenceMatcher(
            schemes: ["shell"], hosts: ["shell.app", "www.shell.app"], patterns: patterns)
        compare(link, table.accepting(resolver.origins), reference)
    }
    private static func compare(
        _ link: [UInt8], _ resolver: LinkResolver<RawDestination>, _ reference: ReferenceMatcher
    ) {
        let found = try? resolver.resolve(utf8: link.span)
        let expected = reference.answer(link)
        precondition(found.map { ReferenceMatcher.Answer(pattern: $0.pattern, values: $0.values) } == expected)
    }
}
