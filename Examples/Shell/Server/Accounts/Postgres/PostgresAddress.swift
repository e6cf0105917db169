#if Postgres
import CPostgres
import Foundation

/// The address of a PostgreSQL server: a connection URL as libpq defines it, for example with several hosts or
/// `sslmode`. libpq takes missing values from its environment variables, such as `PGPASSWORD` and `PGPASSFILE`.
nonisolated struct PostgresAddress: Sendable {
    /// The URL. It may contain the password, so only libpq gets it.
    private let url: String
    /// The hosts and the database, for the log.
    let place: String

    /// Parses a URL.
    ///
    /// - Throws: `StoreFault` if it has another scheme, or libpq can't parse it. libpq's message is dropped, because it
    ///   may quote a part of the password.
    init(_ url: String) throws(StoreFault) {
        guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://"), let parsed = PQconninfoParse(url, nil)
        else {
            throw .failed("the URL isn't like postgres://user@host/database, or has an option that libpq doesn't know")
        }
        defer { PQconninfoFree(parsed) }
        var values: [String: String] = [:]
        var option = parsed
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        let hosts = (values["host"] ?? values["hostaddr"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let ports = (values["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let places = hosts.enumerated().map { index, host in
            let port = ports.count == hosts.count ? ports[index] : ports[0]
            return (host.isEmpty ? "this machine" : String(host)) + (port.isEmpty ? "" : ":\(port)")
        }
        self.url = url
        place = "PostgreSQL on " + places.joined(separator: ", ") + (values["dbname"].map { ", database \($0)" } ?? "")
    }

    /// Opens a connection, and returns libpq's handle, even if connecting failed; nil if memory runs out. May block for
    /// `connect_timeout` per host.
    // `PostgresConnection` owns the handle and frees it
    func connect() -> OpaquePointer? {
        let environment = ProcessInfo.processInfo.environment
        // the URL and libpq's environment variables take precedence over these
        let defaults: [(String, variable: String?, String)] = [
            ("application_name", "PGAPPNAME", "shell"), ("connect_timeout", "PGCONNECT_TIMEOUT", "3"),
            // by default, libpq waits minutes for a server that disappeared without closing the connection
            ("tcp_user_timeout", nil, "10000"),
            // a standby may not know of a log-out yet
            ("target_session_attrs", "PGTARGETSESSIONATTRS", "read-write"),
        ]
        let unsaid = defaults.filter { $0.variable.flatMap { environment[$0] } == nil }.map { ($0.0, $0.2) }
        let parameters = unsaid + [("dbname", url), ("client_encoding", "UTF8")]
        return Self.withCStrings(parameters.map(\.0)) { keywords in
            Self.withCStrings(parameters.map(\.1)) { values in PQconnectdbParams(keywords, values, 1) }
        }
    }
    /// Calls a function with a null-terminated array of C strings.
    // libpq takes parameters as pointers only; the copies are freed after the call
    private static func withCStrings<Value>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Value
    ) -> Value {
        let copies = texts.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        let pointers = copies.map { $0.map { UnsafePointer($0) } } + [nil]
        return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
#endif
