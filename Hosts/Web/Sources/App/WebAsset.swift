/// A static file. Files are looked up by path in a fixed table, so a request never reads from the file system.
///
/// Browsers cache a file for five minutes, and then revalidate it. The layout's stylesheets, icons and script are
/// linked with a version, and cached for a year (RFC 8246). For other files, see ``WebContext/asset(_:)``.
public struct WebAsset: Sendable {
    let path: String
    let contentType: String
    let body: [UInt8]
    let tag: EntityTag

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The path at which the file is served. If an app has several files at a path, it serves the last one.
    ///   - contentType: The `Content-Type`. Text, JSON and SVG files may be sent compressed.
    ///   - body: The content of the file.
    public init(path: WebPath, contentType: String, body: [UInt8]) {
        self.path = path.text
        self.contentType = contentType
        self.body = body
        tag = EntityTag(of: body)
    }

    /// The address with the version; nil if the path has characters that only a literal ``WebPath`` may have.
    var pinned: WebPath? { WebPath(path + "?v=" + tag.version) }
    /// A Boolean value that indicates whether to compress the file. Pictures and fonts are compressed already.
    var isText: Bool {
        let type = contentType.prefix { $0 != ";" }
        return type.hasPrefix("text/") || ["application/json", "image/svg+xml"].contains(type)
    }
}

/// The static files of an app.
struct WebAssets: Sendable {
    private let assets: [String: WebAsset]
    private let pins: [WebPath: WebPath]

    init(_ assets: [WebAsset]) {
        self.assets = Dictionary(assets.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
        pins = self.assets.values.reduce(into: [:]) { pins, asset in
            if let path = WebPath(asset.path) { pins[path] = asset.pinned }
        }
    }
    /// Returns the `pinned` address of the file at a path, or the path itself if there is no such file or address.
    func pinned(_ path: WebPath) -> WebPath { pins[path] ?? path }

    /// Returns the response with the requested file; nil if the target isn't a file, or has a query other than `?v=`.
    func answer(_ request: WebRequest) -> WebResponse? {
        let target = request.target
        let end = request.question ?? target.endIndex
        guard let asset = assets[request.question == nil ? target : String(target[..<end])] else { return nil }
        let query = target[end...]
        // an old version gets the current file, because pages rendered before an update still request it
        guard query.isEmpty || query.hasPrefix("?v=") else { return nil }
        let age = query == "?v=" + asset.tag.version ? "max-age=31536000, immutable" : "max-age=300"
        return .kept(
            .name("asset"), contentType: asset.contentType, body: asset.body, tag: asset.tag, age: "public, \(age)",
            isCompressible: asset.isText, hasCookies: false, for: request)
    }
}
