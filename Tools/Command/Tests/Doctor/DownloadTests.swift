#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("A site's file as it comes")
struct DownloadTests {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"

    private func fault(of server: BadServer, patience: Duration = .seconds(30)) async throws -> String {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/file"))
        let fault = await #expect(throws: CommandFault.self) { try await ServedFile.fetch(url, patience: patience) }
        return fault.map { "\($0)" } ?? ""
    }

    @Test("a file is read only up to the limit")
    func endless() async throws {
        let server = try BadServer { send in
            guard send(Self.head) else { return }
            let block = String(repeating: " ", count: 1 << 16)
            while send(block) {}
        }
        #expect(try await fault(of: server).hasSuffix("/file sends more than a megabyte"))
    }
    @Test("an incomplete file fails at the timeout")
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
    @Test("a server that closes the connection is reported")
    func cut() async throws {
        let server = try BadServer { send in _ = send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{") }
        #expect(try await fault(of: server).contains("/file "))
    }
}

#endif
