#if Web
import Logging

/// A log handler that passes on the errors of the HTTP server below ``WebServer``, without a request's metadata. That
/// server copies the logger for each request and rarely uses the copy, so a copy must cost nothing.
struct ServerLogHandler: LogHandler {
    private let logger: Logger
    var logLevel = Logger.Level.error
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    /// Creates a handler that passes messages on to a logger.
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
