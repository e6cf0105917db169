#if Inspector
import Foundation

/// The page's files, read once into a table. No request path reaches the file system.
struct PageFiles: Sendable {
    private let answers: [String: HTTPAnswer]

    init(folder: URL? = Bundle.module.url(forResource: "Page", withExtension: nil)) {
        var answers: [String: HTTPAnswer] = [:]
        let paths = folder.flatMap {
            try? FileManager.default.subpathsOfDirectory(atPath: $0.path(percentEncoded: false))
        }
        for path in paths ?? [] {
            guard let folder, let type = Self.type(of: path),
                let data = try? Data(contentsOf: folder.appending(path: path))
            else { continue }
            answers["/" + path] = HTTPAnswer(data, type: type)
        }
        answers["/"] = answers["/index.html"]
        self.answers = answers
    }
    private static func type(of path: String) -> String? {
        switch path.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "json": "application/json; charset=utf-8"
        default: nil
        }
    }
    subscript(path: String) -> HTTPAnswer? { answers[path] }
}
#endif
