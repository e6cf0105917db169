#if Tools
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that nginx or Caddy serves on the loopback interface.
final class ServedFolder {
    enum Server: CaseIterable {
        case nginx, caddy

        /// CI has nginx; tests that need a server are skipped where it isn't installed.
        var path: String? {
            ["/usr/sbin/", "/usr/local/bin/", "/opt/homebrew/bin/", "/usr/bin/"].map { $0 + "\(self)" }
                .first(where: FileManager.default.isExecutableFile)
        }
        var isExpected: Bool {
            path != nil || self == .nginx && ProcessInfo.processInfo.environment["REQUIRE_NGINX"] != nil
        }
    }
    let address: String
    let root: URL
    private let folder: TemporaryFolder
    private let port: UInt16
    /// In the foreground: a server that detaches itself keeps what `Process` waits for open.
    private let server = Process()

    /// - Parameters:
    ///   - files: By path from `root`.
    ///   - configuration: What stands in the server's block; of the path of `root`.
    init(_ files: [String: String], by kind: Server = .nginx, _ configuration: (String) -> String) throws {
        let program = try #require(kind.path, "\(kind) isn't installed")
        folder = try TemporaryFolder()
        root = folder.url.appending(path: "root")
        for (path, text) in files { try folder.write("root/\(path)", text) }
        port = try Self.freePort()
        address = "http://127.0.0.1:\(port)"
        let path = folder.url.path(percentEncoded: false)
        let block = configuration(root.path(percentEncoded: false))
        switch kind {
        case .nginx:
            try folder.write("nginx.conf", Self.nginx(path, port, block))
            server.arguments = ["-c", "\(path)/nginx.conf", "-e", "\(path)/error.log"]
        case .caddy:
            let global = "{\n    admin off\n    auto_https off\n}\n"
            try folder.write("Caddyfile", global + "http://127.0.0.1:\(port) {\n    bind 127.0.0.1\n\(block)\n}\n")
            server.arguments = ["run", "--config", "\(path)/Caddyfile", "--adapter", "caddyfile"]
            server.environment = ["HOME": path, "XDG_DATA_HOME": path, "XDG_CONFIG_HOME": path]
        }
        server.executableURL = URL(filePath: program)
        server.standardInput = FileHandle.nullDevice
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.run()
    }
    private static func nginx(_ path: String, _ port: UInt16, _ block: String) -> String {
        """
        \(geteuid() == 0 ? "user root;" : "")
        daemon off;
        worker_processes 1;
        pid \(path)/nginx.pid;
        error_log \(path)/error.log;
        events {}
        http {
            access_log off;
            client_body_temp_path \(path)/body;
            proxy_temp_path \(path)/proxy;
            fastcgi_temp_path \(path)/fastcgi;
            uwsgi_temp_path \(path)/uwsgi;
            scgi_temp_path \(path)/scgi;
            server {
                listen 127.0.0.1:\(port);
                \(block)
            }
        }
        """
    }
    deinit {
        server.terminate()
        server.waitUntilExit()
    }

    /// Waits until it listens.
    func start() async throws {
        for _ in 0..<1_000 where !Self.isListening(port) {
            try #require(server.isRunning, "the server ended")
            // servers don't say when it listens
            try await Task.sleep(for: .milliseconds(10))
        }
        try #require(Self.isListening(port))
    }

    private static func isListening(_ port: UInt16) -> Bool {
        withLoopback(port) { descriptor, address, length in connect(descriptor, address, length.pointee) == 0 } ?? false
    }
    private static func freePort() throws -> UInt16 {
        let found = withLoopback(0) { descriptor, address, length -> UInt16? in
            guard bind(descriptor, address, length.pointee) == 0, getsockname(descriptor, address, length) == 0 else {
                return nil
            }
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
        return try #require(found ?? nil)
    }
    /// Calls a function with a socket and an address on the loopback interface; nil if there is no socket.
    private static func withLoopback<Result>(
        _ port: UInt16, _ body: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Result
    ) -> Result? {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(descriptor, $0, &length) }
        }
    }
}
#endif
