#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("The download of a site's file")
struct DownloadTests {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"

    private func fault(of server: BadServer, patience: Duration = .seconds(30)) async throws -> String {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/file"))
        let fault = await #expect(throws: CommandFault.self) { try await ServedFile.fetch(url, patience: patience) }
        return fault.map { "\($0)" } ?? ""
    }

    @Test("a file over the limit is an error, and its download stops")
    func endless() async throws {
        let server = try BadServer { send in
            guard send(Self.head) else { return }
            let block = String(repeating: " ", count: 1 << 16)
            while send(block) {}
        }
        #expect(try await fault(of: server).hasSuffix("/file sends more than a megabyte"))
    }
    @Test("a file that isn't complete at the timeout is an error")
    func stalled() async throws {
        let release = DispatchSemaphore(value: 0)
        let server = try BadServer { send in
            _ = send(Self.head + " ")
            release.wait()
        }
        #expect(
            try await fault(of: server, patience: .seconds(1)).hasSuffix(
                "/file doesn't send the whole file within 1.0 seconds"))
        release.signal()
    }
    @Test("a connection that closes before the file is complete is an error")
    func cut() async throws {
        let server = try BadServer { send in _ = send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{") }
        #expect(try await fault(of: server).contains("/file "))
    }
}

#endif
