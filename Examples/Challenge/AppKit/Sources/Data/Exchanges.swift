import ChallengeKit
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The running and waiting exchanges of a URL session. Each ends exactly once, with a response or an error such as a
/// timeout.
// Unchecked: all mutable properties are used under `lock` only. `Mutex` needs newer systems than the app.
nonisolated final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Exchange {
        let task: URLSessionTask
        let continuation: CheckedContinuation<Result<Data, APIError>, Never>
        var data = Data()
        var status: Int?
        var redirects = 0
    }
    private let lock = NSLock()
    private var going: [Int: Exchange] = [:]
    private var turns = ClientTurns(
        places: RemoteAPIClient.connections, ofClient: RemoteAPIClient.connectionsOfClient)
    private let origin: String
    private static let maximumRedirects = 5

    init(origin: String) { self.origin = origin }

    func begin(
        _ task: URLSessionTask, of client: String,
        _ continuation: CheckedContinuation<Result<Data, APIError>, Never>
    ) {
        lock.withLock {
            going[task.taskIdentifier] = Exchange(task: task, continuation: continuation)
            start(turns.add(task.taskIdentifier, of: client))
        }
    }
    /// Ends an exchange with a result. Has no effect if it has already ended.
    func finish(_ task: URLSessionTask, _ result: Result<Data, APIError>) {
        let ended = lock.withLock {
            let ended = going.removeValue(forKey: task.taskIdentifier)
            start(turns.remove(task.taskIdentifier))
            return ended
        }
        guard let ended else { return }
        task.cancel()
        ended.continuation.resume(returning: result)
    }
    private func start(_ ids: [Int]) { for id in ids { going[id]?.task.resume() } }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let count = lock.withLock {
            going[task.taskIdentifier]?.redirects += 1
            return going[task.taskIdentifier]?.redirects ?? .max
        }
        // redirects to another origin aren't followed
        let isOwn = request.url.flatMap { SourceAddress.origin(of: $0.absoluteString) } == origin
        guard isOwn, count <= Self.maximumRedirects else {
            completionHandler(nil)
            return finish(task, .failure(.status(response.statusCode)))
        }
        completionHandler(request)
    }
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        lock.withLock { going[dataTask.taskIdentifier]?.status = status }
        guard response.expectedContentLength <= Int64(RemoteAPIClient.maximumBytes) else {
            completionHandler(.cancel)
            return finish(dataTask, .failure(.malformed))
        }
        completionHandler(.allow)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = lock.withLock {
            guard let count = going[dataTask.taskIdentifier]?.data.count else { return false }
            guard data.count <= RemoteAPIClient.maximumBytes - count else { return true }
            going[dataTask.taskIdentifier]?.data.append(data)
            return false
        }
        if isTooLarge { finish(dataTask, .failure(.malformed)) }
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let exchange = lock.withLock { going[task.taskIdentifier] }
        guard let exchange else { return }
        finish(task, Self.result(exchange, error))
    }
    private static func result(_ exchange: Exchange, _ error: (any Error)?) -> Result<Data, APIError> {
        if let error { return .failure((error as? URLError)?.code == .timedOut ? .timeout : .unreachable) }
        return switch exchange.status {
        case 200?: .success(exchange.data)
        case 404?: .failure(.notFound)
        // only numbers from 100 to 599 are statuses (RFC 9110, section 15)
        case let status? where (100...599).contains(status): .failure(.status(status))
        default: .failure(.unreachable)
        }
    }
}
