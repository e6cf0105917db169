#if Web
import Logging

/// Hands on what the server itself has to say, which is little: errors, without what a request's copy of the logger knows
/// of it. Most copies never say a word, and cost nothing this way.
struct ServerLogHandler: LogHandler {
    private let logger: Logger
    var logLevel = Logger.Level.error
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    /// - Parameter logger: Where it ends up.
    init(_ logger: Logger) { self.logger = logger }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { nil }
        set {}
    }
    func log(event: LogEvent) {
        if logger.logLevel <= event.level { logger.handler.log(event: event) }
    }
}
#endif
