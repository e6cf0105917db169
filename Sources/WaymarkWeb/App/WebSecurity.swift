/// What the pages allow: hosts that they answer for, and what a page may load.
public struct WebSecurity: Sendable {
    /// The `Host` values that are answered, in lower case, with the port where it is not the scheme's own.
    public var hosts: Set<String>
    /// Hosts from which images may be shown beside the app's own, as `https://host`.
    public var imageHosts: [String]
    /// Whether the pages are reached through TLS: then cookies are `Secure`, and HSTS is sent.
    public var isTLS: Bool
    /// How many proxies of the app's own every request passes, one behind the other; 0 where visitors connect directly.
    /// Each of them adds the address that it was asked from to `X-Forwarded-For`, so that the visitor's is the one that the
    /// first of them added: so many from the end, whatever the visitor wrote in front. No address is ever made from such a
    /// header.
    public var trustedProxies: Int

    /// A policy for an app.
    ///
    /// - Parameters:
    ///   - hosts: The `Host` values that are answered.
    ///   - imageHosts: Hosts from which images may be shown.
    ///   - isTLS: Whether the pages are reached through TLS.
    ///   - trustedProxies: How many proxies every request passes.
    public init(hosts: Set<String>, imageHosts: [String] = [], isTLS: Bool = false, trustedProxies: Int = 0) {
        self.hosts = hosts
        self.imageHosts = imageHosts
        self.isTLS = isTLS
        self.trustedProxies = trustedProxies
    }

    /// The names under which a server on this machine is reached.
    public static func loopback(port: Int, imageHosts: [String] = []) -> WebSecurity {
        WebSecurity(
            hosts: ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"], imageHosts: imageHosts)
    }

    /// Where a request comes from, for limits and turns: an IPv4 address, or the first 64 bits of an IPv6 address.
    func client(of request: WebRequest) -> String {
        ClientAddress.counted(
            forwarded: request.headers["x-forwarded-for"], proxies: trustedProxies, peer: request.client)
    }

    /// The headers of every answer.
    var headers: [(name: String, value: String)] {
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

    /// Whether a request that changes something comes from a page of this very host.
    ///
    /// `Sec-Fetch-Site` decides where a browser sends it. Under `Referrer-Policy: no-referrer` the pages' own forms have
    /// `Origin: null` (Fetch, "append a request Origin header"), so that `Origin` decides only without it.
    func isOwn(_ request: WebRequest) -> Bool {
        if let site = request.headers["sec-fetch-site"] { return site == "same-origin" }
        guard let origin = request.headers["origin"] else { return true }
        return hosts.contains { origin == (isTLS ? "https://" : "http://") + $0 }
    }

    // MARK: cookies
    /// The name of a cookie that only this host can set, and only over TLS; without TLS another name says so.
    func hostCookie(_ name: String) -> String { isTLS ? "__Host-\(name)" : "\(name)-insecure" }

    /// A cookie; without a value it is removed, without an age it ends with the browser.
    func setCookie(_ name: String, _ value: String?, seconds: Int? = nil) -> String {
        let age = value == nil ? "; Max-Age=0" : seconds.map { "; Max-Age=\($0)" } ?? ""
        return "\(name)=\(value ?? ""); Path=/\(age); HttpOnly; SameSite=Lax" + (isTLS ? "; Secure" : "")
    }
}
