import ArgumentParser
import Foundation

/// The option that writes metrics to a file.
struct MetricsOptions: ParsableArguments {
    @Option(help: "Write navigation metrics to a file every second, as one JSON object per line.")
    var metrics: String?

    /// Creates the metrics file. Returns nil if the option isn't given.
    ///
    /// - Throws: `ValidationError` if the file can't be written.
    func file() throws -> MetricsFile? {
        guard let metrics else { return nil }
        guard FileManager.default.createFile(atPath: metrics, contents: nil),
            let file = FileHandle(forWritingAtPath: metrics)
        else { throw ValidationError("metrics cannot be written to '\(metrics)'") }
        return MetricsFile(file)
    }
}
