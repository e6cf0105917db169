#if Tools
package import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A file as a site serves it.
package struct ServedFile: Sendable {
    package let url: String
    package let status: Int
    package let contentType: String?
    /// Where a redirect leads.
    package let location: String?
    package let body: Data

    package init(url: String, status: Int, contentType: String?, location: String?, body: Data) {
        self.url = url
        self.status = status
        self.contentType = contentType
        self.location = location
        self.body = body
    }

    /// What is wrong with how it is served. Apple's and Google's servers follow no redirect.
    package var findings: [DoctorFinding] {
        if (300..<400).contains(status) {
            let target = location.map { " to \($0)" } ?? ""
            return [DoctorFinding(url, "it is redirected\(target)", mend: "Serve the file at this address itself")]
        }
        guard status == 200 else {
            return [DoctorFinding(url, "the status is \(status)", mend: "Serve the file there, to everybody, with 200")]
        }
        let type = contentType?.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard type != "application/json" else { return [] }
        return [
            DoctorFinding(
                url, "the content type is \(contentType ?? "missing")",
                mend: "Serve it with Content-Type: application/json")
        ]
    }

    /// Asks a site for a file, and follows no redirect.
    ///
    /// - Throws: ``CommandFault`` if nobody answers within ten seconds.
    package static func fetch(_ url: URL) async throws(CommandFault) -> ServedFile {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        let session = URLSession(configuration: configuration, delegate: Stay(), delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        do {
            let (body, response) = try await session.data(for: URLRequest(url: url))
            guard let answer = response as? HTTPURLResponse else { throw CommandFault("it isn't HTTP") }
            return ServedFile(
                url: url.absoluteString, status: answer.statusCode,
                contentType: answer.value(forHTTPHeaderField: "Content-Type"),
                location: answer.value(forHTTPHeaderField: "Location"), body: body)
        } catch { throw CommandFault("\(url.absoluteString) doesn't answer: \(error.localizedDescription)") }
    }
}

/// Follows no redirect.
private final class Stay: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }
}
#endif
