/// The maximum sizes of a request.
enum WebLimits {
    /// The maximum length of the request target, in bytes.
    static let targetBytes = 8 * 1_024
    /// The maximum size of all header fields together, in bytes.
    static let headerBytes = 32 * 1_024
    /// The maximum number of header fields.
    static let headerFields = 100

    static func refusal(of request: WebRequest) -> WebResponse? {
        if request.target.utf8.count > targetBytes { return .plain(414, "The address is too long.", route: "limit") }
        if request.body.count > WebForm.maximumBytes { return .plain(413, "The form is too large.", route: "limit") }
        return nil
    }
}
