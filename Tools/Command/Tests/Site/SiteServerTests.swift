#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("waymark site, served") struct SiteServerTests {
    private func serve(_ kind: ServedFolder.Server, _ site: SiteFiles) async throws -> ServedFolder {
        let served = try ServedFolder(site.files, by: kind) { root in
            switch kind {
            case .nginx: "root \(root)/public;\ninclude \(root)/nginx.conf;"
            case .caddy: "    root * \(root)/public\n    import \(root)/Caddyfile"
            }
        }
        try await served.start()
        return served
    }
    private func page(_ site: ServedFolder, _ path: String) async throws -> ServedFile {
        try await ServedFile.fetch(try #require(URL(string: site.address + path)))
    }

    @Test("doctor finds nothing in a served site", arguments: ServedFolder.Server.allCases.filter(\.isExpected))
    func doctor(_ kind: ServedFolder.Server) async throws {
        let site = try await serve(kind, shopSite())
        let read = try await Project(Shop.files).read()
        var table = try DoctorTable(read, try #require(read.apps.first))
        table.appIDs = ["ABCDE12345.example.shop"]
        table.androidPackage = "example.shop"
        table.fingerprints = [fingerprint("14")]
        #expect(try await DoctorCommand.site(site.address, table) == [])
    }
    @Test(
        "a link shows the page of its pattern, the script is served, and other paths get 404",
        arguments: ServedFolder.Server.allCases.filter(\.isExpected))
    func pages(_ kind: ServedFolder.Server) async throws {
        let site = try await serve(
            kind,
            shopSite { files in
                files[Fault.items] = files[Fault.items]?.replacing("\"/receipts\"", with: "\"/items/new\"")
                files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"/küche/a.b\"")
            })
        for (path, title, link) in [
            ("/home", "Home", "shop://home"), ("/home/", "Home", "shop://home"),
            ("/items/new", "Receipts", "shop://items/new"), ("/items/7", "Items", nil),
            ("/items/a%20b%22?x=1&y=2", "Items", nil), ("/items?page=2", "Items", nil),
            ("/k%C3%BCche/a.b", "Help", nil),
        ] as [(String, String, String?)] {
            let file = try await page(site, path)
            #expect(file.status == 200 && file.contentType?.lowercased() == "text/html; charset=utf-8", "\(path)")
            let parsed = try ParsedPage(String(decoding: file.body, as: UTF8.self))
            #expect(parsed.texts["h1"] == title, "\(path)")
            if let link { #expect(parsed.links.first == link, "\(path)") }
        }
        let script = try await page(site, "/waymark-open.js")
        #expect(script.status == 200 && script.contentType?.hasPrefix("text/javascript") == true)
        #expect(String(decoding: script.body, as: UTF8.self) == SitePages.script)
        #expect(try await page(site, "/").status == 200)
        for path in ["/nowhere", "/items/7/more", "/k%C3%BCche/aXb", "/nginx.conf", "/Caddyfile", "/waymark-site.json"]
        {
            #expect(try await page(site, path).status == 404, "\(path)")
        }
    }
    @Test(
        "text of a request isn't written into the page",
        arguments: ServedFolder.Server.allCases.filter(\.isExpected))
    func injection(_ kind: ServedFolder.Server) async throws {
        let site = try await serve(kind, shopSite())
        let host = try #require(URL(string: site.address))
        // a browser would escape this request line
        let answer = try rawRequest("GET /items/7?\"><script>'&lt; HTTP/1.1", port: try #require(host.port))
        #expect(answer.hasPrefix("HTTP/1.1 200") || answer.hasPrefix("HTTP/1.1 400"))
        #expect(!answer.contains("<script>"))
    }
    /// Sends a request line as it is, and returns the whole response.
    private func rawRequest(_ line: String, port: Int) throws -> String {
        let script =
            "exec 3<>/dev/tcp/127.0.0.1/\(port); printf '%s\\r\\nHost: 127.0.0.1:\(port)\\r\\nConnection: close\\r\\n\\r\\n' \"$1\" >&3; cat <&3"
        return try run(["bash", "-c", script, "bash", line]).output
    }
}
#endif
