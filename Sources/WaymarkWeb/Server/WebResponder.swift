#if Web
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Hands requests to the pages, and answers on.
struct WebResponder: HTTPResponder {
    typealias Context = ClientRequestContext
    private let app: WebApp
    private let logger: Logger
    /// The header fields that every answer has, read once.
    private let shared: HTTPFields

    init(app: WebApp, logger: Logger) {
        self.app = app
        self.logger = logger
        shared = Self.fields(app.security.headers)
    }

    func respond(to request: Request, context: ClientRequestContext) async throws -> Response {
        let start = ContinuousClock.now
        let answer = await answer(to: request, from: context.client)
        log(request, answer, since: start)
        let headers = Self.fields(answer.own, behind: shared)
        let body = ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
        let response = Response(status: .init(code: answer.status), headers: headers, body: body)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(to request: Request, from client: String) async -> WebAnswer {
        guard let headers = Self.headers(of: request) else { return await app.decorated(WebLimits.headersTooLarge) }
        // RFC 9112: one Host field (3.2); the target of a request to an origin is a path (3.2.1)
        let target = request.head.path ?? ""
        guard !request.headers.contains(Self.host), target.first == "/" else {
            return await app.decorated(.plain(400, "This is no request for a page.", route: "limit"))
        }
        var body: [UInt8] = []
        if request.method == .post {
            switch await Self.body(of: request) {
            case .whole(let bytes): body = bytes
            case .tooLarge: return await app.decorated(.plain(413, "The form is too large.", route: "limit"))
            case .broken: return await app.decorated(.plain(400, "The form did not arrive.", route: "limit"))
            }
        }
        return await page(WebRequest(request.method.rawValue, target, headers: headers, body: body, client: client))
    }
    /// The app's answer. What the app does beside the main actor, such as hashing a password, goes to the shared pool and
    /// not to the main queue, where the tasks of the connections run.
    @MainActor private func page(_ request: WebRequest) async -> WebAnswer {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return await app.answer(request) }
        return await withTaskExecutorPreference(globalConcurrentExecutor) { await app.answer(request) }
    }
    private static func fields(
        _ headers: [(name: String, value: String)], behind shared: HTTPFields = [:]
    ) -> HTTPFields {
        var fields = shared
        for header in headers {
            // names are the host's own; a value with a line break is dropped by HTTPField, never split
            guard let name = names[header.name] ?? HTTPField.Name(header.name) else { continue }
            fields.append(HTTPField(name: name, value: header.value))
        }
        return fields
    }
    /// A second Host field: the first one is the authority.
    private static let host = HTTPField.Name("host")!

    /// The names that answers have, read once.
    private static let names: [String: HTTPField.Name] = {
        let names = [
            "content-type", "cache-control", "content-security-policy", "x-content-type-options", "referrer-policy",
            "cross-origin-opener-policy", "cross-origin-resource-policy", "strict-transport-security", "location",
            "set-cookie", "allow", "clear-site-data",
        ]
        return Dictionary(
            names.compactMap { name in HTTPField.Name(name).map { (name, $0) } },
            uniquingKeysWith: { first, _ in first })
    }()

    /// nil for more than the limits allow (W16).
    private static func headers(of request: Request) -> [String: String]? {
        guard request.headers.count <= WebLimits.headerFields else { return nil }
        var bytes = 0
        var headers: [String: String] = [:]
        for field in request.headers {
            bytes += field.name.rawName.utf8.count + field.value.utf8.count + 4
            guard bytes <= WebLimits.headerBytes else { return nil }
            if headers[field.name.canonicalName] == nil { headers[field.name.canonicalName] = field.value }
        }
        headers["host"] = request.head.authority
        return headers
    }

    private enum Body { case whole([UInt8]), tooLarge, broken }

    /// The body, however long it says it is (W16).
    private static func body(of request: Request) async -> Body {
        var bytes: [UInt8] = []
        do {
            for try await chunk in request.body {
                guard bytes.count + chunk.readableBytes <= WebForm.maximumBytes else { return .tooLarge }
                bytes.append(contentsOf: chunk.readableBytesView)
            }
        } catch { return .broken }
        return .whole(bytes)
    }

    /// One line a request: method, route name, status, time. No path, no value (L3, W23).
    private func log(_ request: Request, _ answer: WebAnswer, since start: ContinuousClock.Instant) {
        guard logger.logLevel <= .info else { return }
        let microseconds = (ContinuousClock.now - start) / .microseconds(1)
        logger.info(
            "request",
            metadata: [
                "method": "\(LogMethod(request.method))", "route": "\(answer.route)", "status": "\(answer.status)",
                "us": "\(Int(microseconds))",
            ])
        for issue in answer.issues { logger.error("page", metadata: ["issue": "\(issue)"]) }
    }
}

/// What a request's connection says of it.
struct ClientRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address at the other end, without its port.
    let client: String

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        client = source.channel.remoteAddress?.ipAddress ?? ""
    }
}

/// A method's name for the log: one of those that are answered, or `OTHER`.
private struct LogMethod: CustomStringConvertible {
    let description: String
    init(_ method: HTTPRequest.Method) {
        description = [.get, .head, .post].contains(method) ? method.rawValue : "OTHER"
    }
}
#endif
