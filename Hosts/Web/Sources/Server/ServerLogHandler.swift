#if Web
import Logging

/// Passes on the server's own messages, which are few: errors, without a request's metadata. Most requests' copies of
/// the logger never log, and this way they cost nothing.
struct ServerLogHandler: LogHandler {
    private let logger: Logger
    var logLevel = Logger.Level.error
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    /// - Parameter logger: The logger that gets the messages.
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
