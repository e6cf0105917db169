/// The security policy of the pages: their hosts, the allowed sources of images, TLS, and the proxies in front.
public struct WebSecurity: Sendable {
    /// The accepted `Host` values in lowercase, with the port unless it is the scheme's default. Requests to any other
    /// host get status 421.
    public var hosts: Set<String>
    /// Other hosts that images may come from, as `https://host`.
    public var imageHosts: [String]
    /// A Boolean value that indicates whether visitors connect over TLS, for example to a proxy. Cookies are then
    /// `Secure` and `__Host-`, and HSTS is sent, which binds browsers to TLS on this host and all its subdomains for a
    /// year.
    public var isTLS: Bool
    /// The number of the app's own proxies that every request passes through; 0 if visitors connect directly.
    ///
    /// Each proxy appends the address of its caller to `X-Forwarded-For`. The visitor's address is therefore the entry
    /// at this position from the end (1 for the last), regardless of what the visitor sent. If there are fewer entries,
    /// or the entry isn't an address, the connection's address is used. Links are never built from such a header.
    public var trustedProxies: Int

    /// Creates a policy. See the properties for details.
    ///
    /// - Parameters:
    ///   - hosts: The accepted `Host` values, in lowercase.
    ///   - imageHosts: Other hosts that images may come from, as `https://host`.
    ///   - isTLS: true if visitors connect over TLS.
    ///   - trustedProxies: The number of the app's own proxies that every request passes through.
    public init(hosts: Set<String>, imageHosts: [String] = [], isTLS: Bool = false, trustedProxies: Int = 0) {
        self.hosts = hosts
        self.imageHosts = imageHosts
        self.isTLS = isTLS
        self.trustedProxies = trustedProxies
    }

    /// Returns a policy for a server on this machine. It accepts `127.0.0.1`, `localhost` and `[::1]`, with the port
    /// unless it is 80, and has neither TLS nor proxies.
    public static func loopback(port: Int, imageHosts: [String] = []) -> WebSecurity {
        // browsers leave out the default port
        let suffix = port == 80 ? "" : ":\(port)"
        return WebSecurity(hosts: Set(["127.0.0.1", "localhost", "[::1]"].map { $0 + suffix }), imageHosts: imageHosts)
    }

    /// Returns the address that rate limits and turn-taking count a request against: an IPv4 address, or the first 64
    /// bits of an IPv6 address; empty if unknown.
    func client(of request: WebRequest) -> String {
        guard trustedProxies > 0 else { return request.client }
        return ClientAddress.counted(
            forwarded: request.headers["x-forwarded-for"], proxies: trustedProxies, peer: request.client)
    }

    /// The headers of every response.
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

    /// Returns true if a request comes from a page of the same origin, according to `Sec-Fetch-Site`. Without that
    /// field, `Origin` must be that of one of `hosts`. A request with neither field is accepted.
    ///
    /// `Sec-Fetch-Site` takes precedence, because with `Referrer-Policy: no-referrer`, browsers send the pages' own
    /// forms with `Origin: null` (Fetch, "append a request Origin header").
    func isOwn(_ request: WebRequest) -> Bool {
        if let site = request.headers["sec-fetch-site"] { return site == "same-origin" }
        guard let origin = request.headers["origin"] else { return true }
        return hosts.contains { origin == (isTLS ? "https://" : "http://") + $0 }
    }

    // MARK: cookies
    /// Returns a cookie's full name: with TLS, a `__Host-` name, which only this host can set; otherwise, one that ends
    /// in `-insecure`.
    func hostCookie(_ name: String) -> String { isTLS ? "__Host-\(name)" : "\(name)-insecure" }

    /// Returns the value of `Set-Cookie`.
    ///
    /// - Parameters:
    ///   - value: The cookie's value; nil to delete the cookie.
    ///   - seconds: The cookie's lifetime, in seconds; nil to keep the cookie until the browser closes.
    func setCookie(_ name: String, _ value: String?, seconds: Int? = nil) -> String {
        let age = value == nil ? "; Max-Age=0" : seconds.map { "; Max-Age=\($0)" } ?? ""
        return "\(name)=\(value ?? ""); Path=/\(age); HttpOnly; SameSite=Lax" + (isTLS ? "; Secure" : "")
    }
}
