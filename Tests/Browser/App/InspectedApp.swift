#if Inspector && Macros
/// Shows an app in the Inspector, whose page the browser tests open, until the process is terminated. The argument is the
/// port; by default, any free one.
@main enum InspectedApp {
    static func main() async throws {
        _ = try await Transit().inspect(port: CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 0)
        // a stream without elements
        let (ends, end) = AsyncStream<Void>.makeStream()
        for await _ in ends {}
        end.finish()
    }
}
#else
@main enum InspectedApp {
    static func main() {}
}
#endif
