#if canImport(AsyncHTTPClient)
import AsyncHTTPClient
public import ChallengeKit
public import Foundation
import NIOCore
import NIOHTTP1

/// The API over HTTP.
nonisolated public struct RemoteAPIClient: APIClient {
    private let base: String
    private let deadline: TimeAmount
    /// The largest answer that is read, in bytes.
    private static let maximumBytes = 4 * 1_024 * 1_024

    /// - Parameters:
    ///   - base: The address that the paths are added to, without a slash at its end.
    ///   - deadline: The longest time for a whole answer, in seconds.
    public init(base: String, deadline: Double = 10) {
        self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
        self.deadline = .milliseconds(Int64(deadline * 1_000))
    }

    @MainActor public var sourceName: String { "remote" }

    public func data(for request: APIRequest) async throws(APIError) -> Data {
        var components = URLComponents(string: base + request.path)
        if !request.query.isEmpty { components?.queryItems = request.query }
        // in a query `+` would be read as a space
        let query = components?.percentEncodedQuery?.replacing("+", with: "%2B")
        components?.percentEncodedQuery = query
        guard let address = components?.string else { throw .malformed }
        let response: HTTPClientResponse
        let body: ByteBuffer
        do {
            response = try await Self.http.execute(HTTPClientRequest(url: address), timeout: deadline)
            body = try await response.body.collect(upTo: Self.maximumBytes)
        } catch let error as HTTPClientError where Self.timeouts.contains(error) {
            throw .timeout
        } catch is NIOTooManyBytesError {
            throw .malformed
        } catch {
            throw .unreachable
        }
        switch response.status.code {
        case 200: return Data(body.readableBytesView)
        case 404: throw .notFound
        default: throw .status(Int(response.status.code))
        }
    }

    /// Lives as long as the process. It says at once that nobody is there, instead of trying until the deadline.
    private static let http: HTTPClient = {
        var configuration = HTTPClient.Configuration.singletonConfiguration
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()

    private static let timeouts: [HTTPClientError] = [
        .deadlineExceeded, .readTimeout, .connectTimeout, .writeTimeout, .getConnectionFromPoolTimeout,
    ]
}
#endif
