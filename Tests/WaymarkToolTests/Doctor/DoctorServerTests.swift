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
    private let nginx: String

    /// CI has nginx; elsewhere these tests are skipped without it.
    static let nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx", "/usr/bin/nginx"]
        .first(where: FileManager.default.isExecutableFile)
    static let isRequired = ProcessInfo.processInfo.environment["REQUIRE_NGINX"] != nil

    init() throws {
        nginx = try #require(Self.nginx, "nginx is needed: apt-get install nginx-light")
        folder = try TemporaryFolder()
        let name = "/.well-known/apple-app-site-association"
        let clean = AssociationCheckTests.file()
        for (fault, text) in [
            ("clean", clean), ("type", clean), ("large", clean + String(repeating: " ", count: 128 * 1_024)),
            ("pattern", AssociationCheckTests.file("ABCDE12345.example.recipes", ["/recipe/?*"])),
            ("team", AssociationCheckTests.file("ZZZZZ99999.example.recipes")),
        ] { try folder.write("site/\(fault)\(name)", text) }
        let root = folder.url.path(percentEncoded: false)
        let port = try Self.freePort()
        address = "http://127.0.0.1:\(port)"
        try folder.write(
            "nginx.conf",
            """
            \(geteuid() == 0 ? "user root;" : "")
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
        // it returns when it listens
        let result = try run([nginx, "-c", "\(root)/nginx.conf", "-e", "\(root)/error.log"])
        try #require(result.status == 0, "\(result.output)")
    }
    deinit {
        let root = folder.url.path(percentEncoded: false)
        _ = try? run([nginx, "-c", "\(root)/nginx.conf", "-e", "\(root)/error.log", "-s", "stop"])
    }

    private static func freePort() throws -> UInt16 {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(isBound)
        return UInt16(bigEndian: address.sin_port)
    }
}

@Suite("waymark doctor asks a site", .enabled(if: Site.nginx != nil || Site.isRequired, "nginx isn't installed"))
struct DoctorServerTests {
    @Test("each fault of a site is found and named, and a clean one has none")
    func faults() async throws {
        let site = try Site()
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
        do { address = try Site().address }
        await #expect(throws: ScaffoldFault.self) {
            try await DoctorCommand.site(address, DoctorTable(schemes: [], hosts: [], patterns: []))
        }
    }
}
#endif
