#if Tools
package import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A file, and the status and header fields with which a site serves it.
package struct ServedFile: Sendable {
    package let url: String
    package let status: Int
    package let contentType: String?
    /// The value of the field `Location`, the target of a redirect; nil if there is none.
    package let location: String?
    package let body: Data

    package init(url: String, status: Int, contentType: String?, location: String?, body: Data) {
        self.url = url
        self.status = status
        self.contentType = contentType
        self.location = location
        self.body = body
    }

    /// The faults of the response. Apple's and Google's servers don't follow redirects.
    package var findings: [DoctorFinding] {
        if (300..<400).contains(status) {
            let target = location.map { " to \($0)" } ?? ""
            return [DoctorFinding(url, "it is redirected\(target)", mend: "Serve the file at this address itself")]
        }
        guard status == 200 else {
            return [DoctorFinding(url, "the status is \(status)", mend: "Serve the file with 200, without a login")]
        }
        let type = contentType?.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard type != "application/json" else { return [] }
        return [
            DoctorFinding(
                url, "the content type is \(contentType ?? "missing")",
                mend: "Serve it with Content-Type: application/json")
        ]
    }

    /// Requests a file without following redirects.
    ///
    /// - Throws: `CommandFault` if the server can't be reached or sends nothing for ten seconds, if the file isn't
    ///   complete within `patience` or is larger than a megabyte, or if the task is cancelled.
    package static func fetch(_ url: URL, patience: Duration = .seconds(30)) async throws(CommandFault) -> ServedFile {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        let download = Download()
        let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
        let task = session.dataTask(with: url)
        // not `Task.sleep`, which may be late while other tasks block the threads of Swift's pool
        let deadline = DispatchWorkItem { download.stop(task, "doesn't send the whole file within \(patience)") }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience / .seconds(1), execute: deadline)
        let failure = await withTaskCancellationHandler {
            await download.run(task)
        } onCancel: {
            task.cancel()
        }
        deadline.cancel()
        session.finishTasksAndInvalidate()
        if let failure { throw CommandFault("\(url.absoluteString) \(failure)") }
        guard let answer = task.response as? HTTPURLResponse else {
            throw CommandFault("\(url.absoluteString) isn't served over HTTP")
        }
        return ServedFile(
            url: url.absoluteString, status: answer.statusCode,
            contentType: answer.value(forHTTPHeaderField: "Content-Type"),
            location: answer.value(forHTTPHeaderField: "Location"), body: download.body)
    }
}

/// A download of at most `limit` bytes, which doesn't follow redirects.
private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {  // all under `lock`
    /// The maximum size, in bytes: eight times Apple's limit, so that files over Apple's can still be checked.
    private static let limit = 1 << 20
    private let lock = NSLock()
    private var received = Data()
    private var failure: String?
    private var continuation: CheckedContinuation<String?, Never>?

    var body: Data { lock.withLock { received } }

    /// Runs the download, and returns the error; nil if the file is complete.
    func run(_ task: URLSessionDataTask) async -> String? {
        await withCheckedContinuation { continuation in
            lock.withLock { self.continuation = continuation }
            task.resume()
        }
    }
    /// Cancels the download. `run(_:)` then returns the first reason given.
    func stop(_ task: URLSessionTask, _ reason: String) {
        lock.withLock { failure = failure ?? reason }
        task.cancel()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isFull = lock.withLock {
            guard received.count + data.count <= Self.limit else { return true }
            received += data
            return false
        }
        if isFull { stop(dataTask, "sends more than a megabyte") }
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (continuation, failure) = lock.withLock {
            defer { self.continuation = nil }
            return (self.continuation, self.failure)
        }
        continuation?.resume(returning: failure ?? error.map(Self.text))
    }
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }

    /// Returns a message for an error. On Linux, the system's own message is only a number.
    private static func text(_ error: any Error) -> String {
        // probably a local server that was asked over https, because its host was given without a scheme
        if error.localizedDescription.contains("wrong version number") {
            return "doesn't speak TLS; to ask a local server without it, write http:// before the host"
        }
        return switch (error as? URLError)?.code {
        case .timedOut: "doesn't answer within ten seconds"
        case .cannotFindHost, .dnsLookupFailed: "has a host that DNS can't resolve; check the spelling"
        case .cannotConnectToHost: "can't be reached: nothing is listening there"
        case .networkConnectionLost: "closes the connection before the whole file has arrived"
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate:
            "doesn't complete the TLS handshake, or its certificate isn't trusted"
        default: "doesn't answer: \(error.localizedDescription)"
        }
    }
}
#endif
