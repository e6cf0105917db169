#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Progress") struct ProgressTests {
    @Test("a short run prints nothing, and a long one the number of files read, at most ten times a second")
    func files() {
        var text = ProgressText()
        #expect(text.line(after: .files(1_000), at: .zero) == nil)
        #expect(text.line(after: .read(100), at: .milliseconds(299)) == nil)
        #expect(text.line(after: .read(1), at: .milliseconds(300)) == "reading 101 of 1000 files")
        #expect(text.line(after: .read(1), at: .milliseconds(399)) == nil)
        #expect(text.line(after: .read(1), at: .milliseconds(400)) == "reading 103 of 1000 files")
    }
    @Test("waiting for SwiftPM or a host is printed at once")
    func waiting() {
        var text = ProgressText()
        #expect(text.line(after: .targets, at: .zero) == "waiting for SwiftPM to list the targets")
        #expect(text.line(after: .host("shop.example"), at: .zero) == "asking shop.example")
    }
    @Test("a line replaces the previous one, and is erased at the end")
    func erasing() async {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        let progress = ProgressLine { continuation.yield($0) }
        progress.report(.host("a"))
        progress.report(.targets)
        await progress.end()
        continuation.finish()
        let all = await lines.reduce("", +)
        #expect(
            all == "\r\u{1B}[Kasking a\r\u{1B}[Kwaiting for SwiftPM to list the targets\r\u{1B}[K")
    }
    @Test(
        "without a terminal, a long run prints one line that says what it is doing",
        arguments: [
            ([.late], "reading"), ([.files(3), .read(1), .late], "reading 3 files"),
            ([.files(3), .read(3), .targets, .late], "waiting for SwiftPM to list the targets"),
        ] as [([ProgressText.Step], String)])
    func plain(_ steps: [ProgressText.Step], _ line: String) async {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        let progress = ProgressLine(isTerminal: false) { continuation.yield($0) }
        for step in steps { progress.report(step) }
        await progress.end()
        continuation.finish()
        #expect(await lines.reduce("", +) == "waymark: \(line)\n")
    }
    @Test("a run that ends at once prints nothing")
    func silence() async {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        let progress = ProgressLine { continuation.yield($0) }
        progress.report(.files(3))
        progress.report(.read(3))
        await progress.end()
        continuation.finish()
        #expect(await lines.reduce("", +) == "")
    }
}
#endif
