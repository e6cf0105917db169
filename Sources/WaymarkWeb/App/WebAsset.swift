/// A static file. Files are looked up in a fixed table by name; no file path is ever put together from a request.
///
/// Browsers keep a file for five minutes, and then ask whether it has changed. Pages link to stylesheets with their
/// version, and those are kept for a year (RFC 8246).
public struct WebAsset: Sendable {
    let path: String
    let contentType: String
    let body: [UInt8]
    /// A hash of the contents.
    let version: String

    /// Serves a file at a path.
    public init(path: WebPath, contentType: String, body: [UInt8]) {
        self.path = path.text
        self.contentType = contentType
        self.body = body
        version = Self.hash(body)
    }
    /// FNV-1a, 64 bits: the app's own files are told apart, nobody is kept out.
    private static func hash(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The address with the version.
    var pinned: WebPath? { WebPath(path + "?v=" + version) }
}

/// The static files of an app.
struct WebAssets: Sendable {
    private let assets: [String: WebAsset]

    init(_ assets: [WebAsset]) {
        self.assets = Dictionary(assets.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
    }
    /// The address with the version, if the app has the file; otherwise the path as it is.
    func pinned(_ path: WebPath) -> WebPath { assets[path.text]?.pinned ?? path }

    /// nil for a target that is no file's.
    func answer(_ request: WebRequest) -> WebAnswer? {
        let target = request.target
        let end = target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        guard let asset = assets[String(target[..<end])] else { return nil }
        let query = target[end...]
        // with another version it is still the file: a page from before an update asks for it
        guard query.isEmpty || query.hasPrefix("?v=") else { return nil }
        let age = query == "?v=" + asset.version ? "max-age=31536000, immutable" : "max-age=300"
        let headers = [("etag", "\"\(asset.version)\""), ("cache-control", "public, \(age)")]
        if let tags = request.headers["if-none-match"], Self.matches(tags, asset.version) {
            return WebAnswer(304, route: "asset", headers: headers)
        }
        return WebAnswer(
            200, route: "asset", headers: [("content-type", asset.contentType)] + headers, body: asset.body)
    }
    /// RFC 9110, section 13.1.2: weak tags count as strong ones.
    private static func matches(_ tags: String, _ version: String) -> Bool {
        tags.split(separator: ",").contains { tag in
            let tag = tag.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            return tag == "*" || tag == "\"\(version)\"" || tag == "W/\"\(version)\""
        }
    }
}
