/// The sizes that a request may have.
enum WebLimits {
    /// The longest request line's target, in bytes.
    static let targetBytes = 8 * 1_024
    /// The most bytes of all header fields.
    static let headerBytes = 32 * 1_024
    /// The most header fields.
    static let headerFields = 100

    static func refusal(of request: WebRequest) -> WebAnswer? {
        if request.target.utf8.count > targetBytes { return .plain(414, "The address is too long.", route: "limit") }
        if request.body.count > WebForm.maximumBytes { return .plain(413, "The form is too large.", route: "limit") }
        return nil
    }
}
