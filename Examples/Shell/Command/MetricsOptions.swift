import ArgumentParser
import Foundation

/// The options of metrics.
struct MetricsOptions: ParsableArguments {
    @Option(help: "A file for metrics of navigation, once a second, one JSON object per line.")
    var metrics: String?

    /// Creates the file of metrics; nil if the option isn't given.
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
