/// The default icon: the first letter or digit of the app's name.
enum WebIcon {
    static let path: WebPath = "/waymark-icon.svg"

    static func asset(name: String) -> WebAsset {
        let letter = name.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? ""
        let picture = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" \
            fill="#0a5bc9"/><text x="16" y="23" fill="#fff" font-family="system-ui, sans-serif" font-size="20" \
            font-weight="700" text-anchor="middle">\(letter)</text></svg>
            """
        return WebAsset(path: path, contentType: "image/svg+xml", body: Array(picture.utf8))
    }
}
