public import ChallengeKit
public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The API over HTTP. Whatever the source does, an answer or an error is there within the deadline: it counts for
/// everything together, from the connection to the last byte, redirects included.
nonisolated public struct RemoteAPIClient: APIClient {
    private let base: SourceAddress
    private let deadline: Double
    private let exchanges: Exchanges
    private let session: URLSession
    private let client: @MainActor @Sendable () -> String
    /// The largest answer that is read, in bytes: a page of the API has about 20,000. Answers are kept, and drawn.
    static let maximumBytes = 256 * 1_024
    /// The most exchanges at once.
    static let connections = 16
    /// The most of one client at once: the others get theirs while it asks for what is slow.
    static let connectionsOfClient = 4

    /// - Parameters:
    ///   - base: The address that the paths are added to.
    ///   - deadline: The longest time for a whole answer, in seconds.
    ///   - client: The receiver of an answer; a server has many.
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
        // in a query `+` would be read as a space
        let query = components?.percentEncodedQuery?.replacing("+", with: "%2B")
        components?.percentEncodedQuery = query
        guard let url = components?.url else { throw .malformed }
        var message = URLRequest(url: url)
        // what is read is counted as it arrives: nothing is unpacked
        message.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        let task = session.dataTask(with: message)
        let client = await client()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + deadline) { [exchanges] in
                    exchanges.finish(task, .failure(.timeout))
                }
                exchanges.begin(task, of: client, continuation)
                // onCancel found nothing to end if it ran before
                if Task.isCancelled { exchanges.finish(task, .failure(.cancelled)) }
            }
        } onCancel: {
            exchanges.finish(task, .failure(.cancelled))
        }
        return try result.get()
    }
}
