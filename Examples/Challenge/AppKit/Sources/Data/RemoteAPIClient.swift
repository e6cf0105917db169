public import ChallengeKit
public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client of the API over HTTP. A request's deadline covers everything from the wait for its turn to the last byte,
/// including redirects.
nonisolated public struct RemoteAPIClient: APIClient {
    private let base: SourceAddress
    private let deadline: Double
    private let exchanges: Exchanges
    private let session: URLSession
    private let client: @MainActor @Sendable () -> String
    /// The maximum size of a response in bytes. A page of the API has about 20,000, but a hostile source could send any
    /// amount, to be cached and rendered.
    static let maximumBytes = 256 * 1_024
    /// The maximum number of simultaneous exchanges.
    static let connections = 16
    /// The maximum number of simultaneous exchanges of one client, so that its slow requests don't block other clients.
    static let connectionsOfClient = 4

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - base: The address to which paths are added.
    ///   - deadline: The time limit of a whole request, in seconds.
    ///   - client: Returns the visitor for whom a request is made, because each visitor's simultaneous exchanges are
    ///     limited. By default, all requests count as one visitor's.
    public init(
        base: SourceAddress, deadline: Double = 10, client: @escaping @MainActor @Sendable () -> String = { "" }
    ) {
        self.base = base
        self.deadline = deadline
        self.client = client
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = Self.connections
        configuration.timeoutIntervalForRequest = deadline
        exchanges = Exchanges(origin: base.origin)
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    @MainActor public var sourceName: String { "remote" }

    public func data(for request: APIRequest) async throws(APIError) -> Data {
        var components = URLComponents(string: base.text + request.path)
        if !request.query.isEmpty { components?.queryItems = request.query }
        // a server would read `+` in a query as a space
        let query = components?.percentEncodedQuery?.replacing("+", with: "%2B")
        components?.percentEncodedQuery = query
        guard let url = components?.url else { throw .malformed }
        var message = URLRequest(url: url)
        // without compression, so that the size limit applies to the data as received
        message.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        let task = session.dataTask(with: message)
        let client = await client()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + deadline) { [exchanges] in
                    exchanges.finish(task, .failure(.timeout))
                }
                exchanges.begin(task, of: client, continuation)
                // if onCancel ran before `begin`, it had no effect
                if Task.isCancelled { exchanges.finish(task, .failure(.cancelled)) }
            }
        } onCancel: {
            exchanges.finish(task, .failure(.cancelled))
        }
        return try result.get()
    }
}
