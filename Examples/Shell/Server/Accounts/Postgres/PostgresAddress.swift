#if Postgres
import CPostgres
import Foundation

/// The address of a PostgreSQL server: a connection URL as libpq takes it, with several hosts, `sslmode`
/// and so on. What a URL leaves out, `PGPASSWORD`, `PGPASSFILE` and libpq's other variables may say.
nonisolated struct PostgresAddress: Sendable {
    /// With the password, where there is one: it goes to libpq, and nowhere else.
    private let url: String
    /// Hosts and database, for people to read.
    let place: String

    /// - Throws: Where libpq does not take it for a URL. Its own message may quote a part of the password, and is dropped.
    init(_ url: String) throws(StoreFault) {
        guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://"), let parsed = PQconninfoParse(url, nil)
        else {
            throw .failed("that is no URL as postgres://user@host/database, or has an option that libpq does not know")
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

    /// Opens a connection. It takes as long as `connect_timeout` says for each host.
    // The pointer is libpq's handle: `PostgresConnection` owns and frees it.
    func connect() -> OpaquePointer? {
        let environment = ProcessInfo.processInfo.environment
        // what the URL or libpq's variables say goes before these
        let defaults: [(String, variable: String?, String)] = [
            ("application_name", "PGAPPNAME", "shell"), ("connect_timeout", "PGCONNECT_TIMEOUT", "3"),
            // don't wait for minutes for a server that vanished without closing the connection
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
    /// Texts as C has them: an array that ends with a null pointer.
    // Pointers, because libpq takes its parameters in no other way; the copies are freed after the call.
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
