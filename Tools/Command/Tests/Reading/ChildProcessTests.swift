#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Child processes") struct ChildProcessTests {
    private func shell(_ script: String) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        return process
    }
    @Test(
        "the exit code or signal of a process is returned",
        arguments: [
            ("exit 0", ChildProcess.End.exit(0)), ("exit 3", .exit(3)), ("kill -9 $$", .signal(9)),
        ])
    func ends(_ script: String, _ end: ChildProcess.End) async {
        #expect(await ChildProcess.run(shell(script), within: .seconds(600)) == end)
    }
    @Test("a program that doesn't exist is reported as missing")
    func missing() async {
        let process = Process()
        process.executableURL = URL(filePath: "/nowhere/swift")
        #expect(await ChildProcess.run(process, within: .seconds(600)) == .missing)
    }
    @Test("a process that takes too long is terminated with its children")
    func late() async throws {
        let folder = try TemporaryFolder()
        let pipe = folder.url.appending(path: "id")
        try RunningProcess.makePipe(at: pipe)
        let process = shell("exec 3> \(pipe.path()); sleep 600 & echo $! >&3; exec 3>&-; wait")
        async let started = onOwnThread { RunningProcess(writesTo: pipe) }
        // enough time for a shell to start
        #expect(await ChildProcess.run(process, within: .seconds(3)) == .late)
        let running = try #require(try await started)
        #expect(try await onOwnThread { running.isGone() })
    }
    @Test("a process is terminated when its task is cancelled")
    func cancelled() async throws {
        let folder = try TemporaryFolder()
        let pipe = folder.url.appending(path: "id")
        try RunningProcess.makePipe(at: pipe)
        let process = shell("exec 3> \(pipe.path()); echo $$ >&3; exec sleep 600")
        let waiting = Task { await ChildProcess.run(process, within: .seconds(600)) }
        let running = try #require(try await onOwnThread { RunningProcess(writesTo: pipe) })
        waiting.cancel()
        #expect(await waiting.value == .cancelled)
        #expect(try await onOwnThread { running.isGone() })
    }
    @Test("if SwiftPM exceeds the time limit, the fault says so, and is lasting")
    func describe() async throws {
        let package = try Project(["Package.swift": "// swift-tools-version: 6.2\nwhile true {}\n"])
        let fault = await #expect(throws: PackageDescription.Fault.self) {
            try await PackageDescription.describe(package.root, within: .seconds(1))
        }
        #expect(fault?.message == "it didn't answer within 1 seconds")
        #expect(fault?.isLasting == true)
    }
}
#endif
