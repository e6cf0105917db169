/// What the pages allow: hosts that they answer for, and what a page may load.
public struct WebSecurity: Sendable {
    /// The `Host` values that are answered, in lower case, with the port where it is not the scheme's own (W12).
    public var hosts: Set<String>
    /// Hosts from which images may be shown beside the app's own, as `https://host`.
    public var imageHosts: [String]
    /// Whether the pages are reached through TLS: then cookies are `Secure`, and HSTS is sent (W6, W10).
    public var isTLS: Bool
    /// Whether a proxy of the app's own stands in front: then the last address in `X-Forwarded-For` is the visitor's. No
    /// address is ever made from such a header.
    public var isBehindProxy = false

    /// A policy for an app.
    public init(hosts: Set<String>, imageHosts: [String] = [], isTLS: Bool = false) {
        self.hosts = hosts
        self.imageHosts = imageHosts
        self.isTLS = isTLS
        headers = Self.headers(imageHosts: imageHosts, isTLS: isTLS)
    }

    /// The names under which a server on this machine is reached.
    public static func loopback(port: Int, imageHosts: [String] = []) -> WebSecurity {
        WebSecurity(
            hosts: ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"], imageHosts: imageHosts)
    }

    /// The headers of every answer (W9, W10).
    let headers: [(name: String, value: String)]

    private static func headers(imageHosts: [String], isTLS: Bool) -> [(name: String, value: String)] {
        let images = (["'self'"] + imageHosts).joined(separator: " ")
        var headers = [
            (
                name: "content-security-policy",
                value: "default-src 'none'; script-src 'self'; style-src 'self'; img-src \(images); "
                    + "form-action 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
                    + "frame-ancestors 'none'"
            ),
            (name: "x-content-type-options", value: "nosniff"),
            (name: "referrer-policy", value: "no-referrer"),
            (name: "cross-origin-opener-policy", value: "same-origin"),
            (name: "cross-origin-resource-policy", value: "same-origin"),
        ]
        if isTLS {
            headers.append(
                (name: "strict-transport-security", value: "max-age=31536000; includeSubDomains"))
        }
        return headers
    }

    /// Whether a request that changes something comes from a page of this very host (W7).
    ///
    /// `Sec-Fetch-Site` decides where a browser sends it. Under `Referrer-Policy: no-referrer` the pages' own forms have
    /// `Origin: null` (Fetch, "append a request Origin header"), so that `Origin` decides only without it.
    func isOwn(_ request: WebRequest) -> Bool {
        if let site = request.headers["sec-fetch-site"] { return site == "same-origin" }
        guard let origin = request.headers["origin"] else { return true }
        return hosts.contains { origin == (isTLS ? "https://" : "http://") + $0 }
    }

    // MARK: cookies
    /// The name of a cookie that only this host can set, and only over TLS; without TLS another name says so (W6).
    func hostCookie(_ name: String) -> String { isTLS ? "__Host-\(name)" : "\(name)-insecure" }

    /// A cookie; without a value it is removed, without an age it ends with the browser.
    func setCookie(_ name: String, _ value: String?, seconds: Int? = nil) -> String {
        let age = value == nil ? "; Max-Age=0" : seconds.map { "; Max-Age=\($0)" } ?? ""
        return "\(name)=\(value ?? ""); Path=/\(age); HttpOnly; SameSite=Lax" + (isTLS ? "; Secure" : "")
    }
}
