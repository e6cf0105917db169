#if Inspector && Macros
import Foundation

/// Shows an app in the Inspector, whose page the browser tests open, until the process is terminated. The arguments are
/// the port, by default any free one, and `redacted` to hide values. Performs each line of standard input, a command or
/// a link, and answers it with a line.
@main enum InspectedApp {
    static func main() async throws {
        let (transit, arguments) = (try Transit(), CommandLine.arguments)
        _ = try await transit.inspect(
            port: arguments.dropFirst().first.flatMap(Int.init) ?? 0, showsValues: !arguments.contains("redacted"))
        let (commands, sending) = AsyncStream.makeStream(of: String.self)
        // blocks its thread until a line is there
        Thread.detachNewThread { while let line = readLine() { sending.yield(line) } }
        for await command in commands {
            await transit.perform(command)
            FileHandle.standardOutput.write(Data("done\n".utf8))
        }
    }
}
#else
@main enum InspectedApp {
    static func main() {}
}
#endif
