#if Tools
import Foundation
import Testing

@testable import WaymarkTool

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A site on the loopback interface with a folder for each fault.
private final class Site {
    let address: String
    private let folder: TemporaryFolder
    private let port: UInt16
    /// In the foreground: a server that detaches itself keeps what `Process` waits for open.
    private let server = Process()

    /// CI has nginx; elsewhere these tests are skipped without it.
    static let nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx", "/usr/bin/nginx"]
        .first(where: FileManager.default.isExecutableFile)
    static let isRequired = ProcessInfo.processInfo.environment["REQUIRE_NGINX"] != nil

    init() throws {
        let nginx = try #require(Self.nginx, "nginx is needed: apt-get install nginx-light")
        folder = try TemporaryFolder()
        let name = "/.well-known/apple-app-site-association"
        let clean = AssociationCheckTests.file()
        for (fault, text) in [
            ("clean", clean), ("type", clean), ("large", clean + String(repeating: " ", count: 128 * 1_024)),
            ("pattern", AssociationCheckTests.file("ABCDE12345.example.recipes", ["/recipe/?*"])),
            ("team", AssociationCheckTests.file("ZZZZZ99999.example.recipes")),
        ] { try folder.write("site/\(fault)\(name)", text) }
        let root = folder.url.path(percentEncoded: false)
        port = try Self.freePort()
        address = "http://127.0.0.1:\(port)"
        try folder.write(
            "nginx.conf",
            """
            \(geteuid() == 0 ? "user root;" : "")
            daemon off;
            worker_processes 1;
            pid \(root)/nginx.pid;
            error_log \(root)/error.log;
            events {}
            http {
                access_log off;
                default_type application/json;
                client_body_temp_path \(root)/body;
                proxy_temp_path \(root)/proxy;
                fastcgi_temp_path \(root)/fastcgi;
                uwsgi_temp_path \(root)/uwsgi;
                scgi_temp_path \(root)/scgi;
                server {
                    listen 127.0.0.1:\(port);
                    root \(root)/site;
                    location /type/ { default_type text/plain; }
                    location /redirect/ { return 301 /clean$uri; }
                }
            }
            """)
        server.executableURL = URL(filePath: nginx)
        server.arguments = ["-c", "\(root)/nginx.conf", "-e", "\(root)/error.log"]
        server.standardInput = FileHandle.nullDevice
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.run()
    }
    deinit {
        server.terminate()
        server.waitUntilExit()
    }

    /// Waits until it listens.
    func start() async throws {
        for _ in 0..<1_000 where !Self.isListening(port) {
            try #require(server.isRunning, "nginx ended")
            // nginx doesn't say when it listens
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

@Suite("waymark doctor asks a site", .enabled(if: Site.nginx != nil || Site.isRequired, "nginx isn't installed"))
struct DoctorServerTests {
    @Test("each fault of a site is found and named, and a clean one has none")
    func faults() async throws {
        let site = try Site()
        try await site.start()
        let table = DoctorTable(
            schemes: [], hosts: ["127.0.0.1"], patterns: ["/recipe/{id}", "/search?q={q}"],
            appIDs: ["ABCDE12345.example.recipes"])
        for (fault, problem) in [
            ("clean", nil), ("redirect", "it is redirected to "), ("type", "the content type is text/plain"),
            ("missing", "the status is 404"), ("large", " bytes: at most 131072 are read"),
            ("pattern", "links of '/search?q={q}' open the browser and not ABCDE12345.example.recipes"),
            ("team", "it has ZZZZZ99999.example.recipes instead of ABCDE12345.example.recipes"),
        ] as [(String, String?)] {
            let findings = try await DoctorCommand.site("\(site.address)/\(fault)", table)
            #expect(findings.count == (problem == nil ? 0 : 1), "\(fault): \(findings)")
            if let problem { #expect(findings.first?.problem.contains(problem) == true, "\(fault): \(findings)") }
        }
    }
    @Test("a site that doesn't answer is said not to")
    func silence() async throws {
        let address: String
        do {
            let site = try Site()
            try await site.start()
            address = site.address
        }
        await #expect(throws: ScaffoldFault.self) {
            try await DoctorCommand.site(address, DoctorTable(schemes: [], hosts: [], patterns: []))
        }
    }
}
#endif
