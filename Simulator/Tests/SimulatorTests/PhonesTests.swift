import Screen
import Testing

@testable import simulator

@Suite struct PhonesTests {
    let sample: SampleProgram
    let time = TestTime()
    let phones: Phones

    init() throws {
        sample = try SampleProgram()
        phones = sample.phones(at: time)
    }
    private func start(_ ids: [String]) async {
        for id in ids {
            time.advance(by: .seconds(1))
            _ = await phones.start(id, sample.app)
        }
    }
    private func phone(_ id: String) async -> RunningProgram? { await phones.phone(id, sample.app) }

    @Test func `no more than 32 apps run`() async {
        await start((0..<34).map { "phone\($0)" })
        #expect(await phones.count == 32)
        await phones.endAll()
    }
    @Test func `the app that was used least recently makes room`() async {
        await start((0..<32).map { "phone\($0)" })
        time.advance(by: .seconds(1))
        _ = await phone("phone0")
        await start(["one more"])
        #expect(await phone("phone0") != nil)
        #expect(await phone("phone1") == nil)
        await phones.endAll()
    }
    @Test func `an app without a tab ends after 30 minutes`() async throws {
        await start(["left"])
        let program = try #require(await phone("left"))
        time.advance(by: .seconds(30 * 60 + 1))
        await phones.sweep()
        #expect(await phone("left") == nil)
        #expect(await !program.shown().isRunning)
    }
    @Test func `an app that a tab shows goes on`() async {
        await start(["shown"])
        for _ in 0..<3 {
            time.advance(by: .seconds(20 * 60))
            _ = await phone("shown")
            await phones.sweep()
        }
        #expect(await phone("shown") != nil)
        await phones.endAll()
    }
    @Test func `the crash of one app leaves the others`() async throws {
        await start(["one", "other"])
        await phone("one")?.perform(UserInput(.open("crash")))
        #expect(await phone("one")?.shown().isRunning == false)
        #expect(await phone("other")?.shown().isRunning == true)
        await phones.endAll()
    }
}
