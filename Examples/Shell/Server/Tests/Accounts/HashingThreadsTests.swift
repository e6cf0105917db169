import Foundation
import Synchronization
import Testing

@testable import ShellApp
@testable import ShellServer

@Suite("The threads that hash", .timeLimit(.minutes(10)))
struct HashingThreadsTests {
    @Test("work that comes one after the other needs one thread, and all of it at most as many as there may be")
    func count() async {
        let threads = HashingThreads(count: 2)
        for number in 0..<100 { #expect(await threads.run { number * 2 } == number * 2) }
        #expect(threads.begun <= 2)
        let sum = await withTaskGroup { group in
            for number in 0..<200 { group.addTask { await threads.run { number } } }
            var sum = 0
            for await number in group { sum += number }
            return sum
        }
        #expect(sum == 199 * 100 && threads.begun <= 2)
    }
    @Test("two pieces of work are done at the same time")
    func together() async {
        let threads = HashingThreads(count: 2)
        let first = DispatchSemaphore(value: 0)
        let second = DispatchSemaphore(value: 0)
        async let one: Void = threads.run {
            first.signal()
            second.wait()
        }
        async let two: Void = threads.run {
            first.wait()
            second.signal()
        }
        _ = await (one, two)
    }
    @Test(
        "many hashes leave as much memory as a few, and not a buffer for each thread there ever was",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func memory() async throws {
        let hasher = PasswordHasher(cost: .init(rounds: 1 << 14, parallelism: 1), lanes: 2)
        func hash(_ count: Int) async throws -> Int {
            try await withThrowingTaskGroup { group in
                for number in 0..<count {
                    group.addTask { _ = try await hasher.hash(PasswordText("correct horse"), for: "\(number)") }
                    if number % 2 == 1 { try await group.waitForAll() }
                }
            }
            return try Self.residentMegabytes()
        }
        let before = try await hash(4)
        let after = try await hash(24)
        // a buffer has 16 MiB, and other tests run beside this one
        #expect(after - before < 64, "\(before) MB, then \(after) MB")
    }
    private static func residentMegabytes() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
        return try #require(Int(line.split(separator: " ", omittingEmptySubsequences: true).dropFirst().first ?? ""))
            / 1_024
    }
}
