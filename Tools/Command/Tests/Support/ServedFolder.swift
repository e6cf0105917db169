#if Tools
import Foundation
import Testing

/// A folder that nginx or Caddy serves on the loopback interface.
final class ServedFolder {
    enum Server: CaseIterable {
        case nginx, caddy

        /// The path of the server's program; nil if it isn't installed. Tests that need the server are then skipped,
        /// except that those of nginx fail if `REQUIRE_NGINX` is set.
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
    private let log: ServerLog
    private let listens: String
    /// The server's process. It runs in the foreground, because a daemon would keep the pipes of `Process` open.
    private let server = Process()

    /// Writes the files and the configuration, and starts the server.
    ///
    /// - Parameters:
    ///   - files: The texts, by path from `root`.
    ///   - configuration: Returns the content of the server's block, given the path of `root`.
    init(_ files: [String: String], by kind: Server = .nginx, _ configuration: (String) -> String) throws {
        let program = try #require(kind.path, "\(kind) isn't installed")
        folder = try TemporaryFolder()
        root = folder.url.appending(path: "root")
        for (path, text) in files { try folder.write("root/\(path)", text) }
        let port = try LoopbackPort()
        address = port.address
        let path = folder.url.path(percentEncoded: false)
        let block = configuration(root.path(percentEncoded: false))
        switch kind {
        case .nginx:
            try folder.write("nginx.conf", Self.nginx(path, port.number, block))
            server.arguments = ["-c", "\(path)/nginx.conf", "-e", "stderr"]
            listens = "start worker process"
        case .caddy:
            let global = "{\n    admin off\n    auto_https off\n}\n"
            try folder.write("Caddyfile", global + "\(port.address) {\n    bind 127.0.0.1\n\(block)\n}\n")
            server.arguments = ["run", "--config", "\(path)/Caddyfile", "--adapter", "caddyfile"]
            listens = "serving initial configuration"
            server.environment = ["HOME": path, "XDG_DATA_HOME": path, "XDG_CONFIG_HOME": path]
        }
        server.executableURL = URL(filePath: program)
        server.standardInput = FileHandle.nullDevice
        log = try ServerLog(of: server)
        try server.run()
    }
    private static func nginx(_ path: String, _ port: UInt16, _ block: String) -> String {
        """
        \(geteuid() == 0 ? "user root;" : "")
        daemon off;
        worker_processes 1;
        pid \(path)/nginx.pid;
        error_log stderr notice;
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

    /// Waits until the server listens. Throws if it ends first.
    func start() async throws { try await log.wait(for: listens) }
}
#endif
