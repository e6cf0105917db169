import ChallengeKit
import Foundation

/// A client whose source changes during each request, as if the user had chosen another in the settings.
@MainActor final class SwitchingAPIClient: HTTPClientContract {
    private(set) var sourceName = "source 0"
    private(set) var paths: [String] = []
    private let answers: [String: String]

    init(_ answers: [String: String]) { self.answers = answers }

    func data(for request: APIRequest) async throws(APIError) -> Data {
        paths.append(request.path)
        sourceName = "source \(paths.count)"
        guard let answer = answers[request.path] else { throw .notFound }
        return Data(answer.utf8)
    }
}
