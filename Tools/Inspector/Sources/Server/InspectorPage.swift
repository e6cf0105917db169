#if Inspector
import FlyingFox
import Foundation

/// The answers to the requests of browsers: the page's files, its calls, and its WebSocket.
struct InspectorPage: Sendable {
    static let bodyLimit = 256 * 1_024
    let desk: InspectorDesk
    let access: AccessCheck
    /// The page's files by path, read once. No request reaches the file system.
    private let files = Self.files(in: Bundle.module.url(forResource: "Page", withExtension: nil))

    init(desk: InspectorDesk, access: AccessCheck) { (self.desk, self.access) = (desk, access) }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        do throws(Refusal) {
            try access.admit(request)
            let path = request.target.rawValue
            if let file = files[path] {
                guard request.method == .GET else { throw Refusal(.methodNotAllowed, "\(path) is only read") }
                return response(.ok, file.data, type: file.type)
            }
            guard path.hasPrefix("/api/") else { throw Refusal(.notFound, "there is no \(path.prefix(64))") }
            try access.authenticate(request)
            if path == "/api/socket" { return await socket(request) }
            guard request.method == .POST else { throw Refusal(.methodNotAllowed, "calls are POST requests") }
            return response(try await body(of: request, method: String(path.dropFirst("/api/".count))))
        } catch { return response(error) }
    }
    private func body(of request: HTTPRequest, method: String) async throws(Refusal) -> Result<Data, ProtocolError> {
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? .max
        guard length <= Self.bodyLimit, let body = try? await request.bodyData else {
            throw Refusal(.payloadTooLarge, "the body has no length, or more than \(Self.bodyLimit) bytes")
        }
        return await desk.answer(method, body)
    }
    private func socket(_ request: HTTPRequest) async -> HTTPResponse {
        let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: PageSocket(desk: desk)))
        guard var response = try? await handler.handleRequest(request) else {
            return self.response(Refusal(.badRequest, "the request opens no WebSocket"))
        }
        // a browser accepts only one of the subprotocols that it has offered
        response.headers[AccessCheck.subprotocol] = request.headers[AccessCheck.subprotocol]
        return response
    }

    // MARK: responses
    private func response(_ result: Result<Data, ProtocolError>) -> HTTPResponse {
        switch result {
        case .success(let result): response(.ok, result)
        case .failure(let error): response(error.status, error.answer)
        }
    }
    private func response(_ refusal: Refusal) -> HTTPResponse {
        response(refusal.status, ProtocolError(.refused, refusal.message).answer)
    }
    private var policy: String {
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors \(access.frameAncestors ?? "'none'")"
    }
    private func response(
        _ status: HTTPStatusCode, _ body: Data, type: String = "application/json; charset=utf-8"
    ) -> HTTPResponse {
        let headers = [
            "Content-Type": type, "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin", "Cache-Control": "no-store",
        ].map { (HTTPHeader($0.key), $0.value) }
        return HTTPResponse(
            statusCode: status, headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: headers)), body: body)
    }
    private static func files(in folder: URL?) -> [String: (data: Data, type: String)] {
        let types = ["html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"]
        let found = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        var files: [String: (data: Data, type: String)] = [:]
        for file in found ?? [] {
            guard let type = types[file.pathExtension], let data = try? Data(contentsOf: file) else { continue }
            files["/" + file.lastPathComponent] = (data, type + "; charset=utf-8")
        }
        files["/"] = files["/index.html"]
        return files
    }
}

/// A refusal of a request: the response's status, and the reason.
struct Refusal: Error, Sendable {
    let status: HTTPStatusCode
    let message: String

    init(_ status: HTTPStatusCode, _ message: String) { (self.status, self.message) = (status, message) }
}

extension ProtocolError {
    fileprivate var status: HTTPStatusCode {
        switch code {
        case .unknownMethod, .unknownSource, .notFound: .notFound
        case .badParameters: .badRequest
        case .refused: .conflict
        }
    }
    fileprivate var answer: Data { (try? JSONEncoder.inspector.encode(["error": self])) ?? Data() }
}
#endif
