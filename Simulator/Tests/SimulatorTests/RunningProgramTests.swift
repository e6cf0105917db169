import Screen
import Testing

@testable import simulator

@Suite struct RunningProgramTests {
    let sample: SampleProgram
    let program: RunningProgram

    init() async throws {
        sample = try SampleProgram()
        program = sample.program()
        await program.start()
        await program.opened(0)
    }

    @Test func `a started app shows its screen`() async {
        let shown = await program.shown()
        #expect(shown.isRunning)
        #expect(shown.screen.contains("start"))
        await program.kill()
    }
    @Test func `an answer raises the version if it changes the screen`() async {
        let before = await program.shown().version
        await program.perform(UserInput(.back))
        #expect(await program.shown().version == before)
        await program.perform(UserInput(.resize(isCompact: false)))
        #expect(await program.shown().version > before)
        await program.kill()
    }
    @Test func `the URL of an Inspector that the app prints raises the version`() async {
        let before = await program.shown().version
        await program.perform(UserInput(.look))
        #expect(await program.shown().inspector == "http://127.0.0.1:1/#token")
        #expect(await program.shown().version > before)
        await program.kill()
    }
    @Test func `a crash is a page with its signal and the app's last words`() async {
        await program.perform(UserInput(.open("crash")))
        let shown = await program.shown()
        #expect(!shown.isRunning)
        #expect(shown.screen.contains("The app crashed: signal 11."))
        #expect(shown.screen.contains("Fatal error: a link"))
    }
    @Test func `an app that crashed starts again`() async {
        await program.perform(UserInput(.open("crash")))
        await program.start()
        await program.opened(0)
        #expect(await program.shown().isRunning)
        await program.kill()
    }
    @Test func `an app goes to the background before it is ended`() async {
        await program.kill()
        #expect(sample.inputs().contains(#"{"background":{"_0":true}}"#))
        #expect(await program.shown().screen.contains("You ended the app."))
    }
    @Test func `an app that starts again keeps its home folder`() async {
        await program.kill()
        await program.start()
        await program.perform(UserInput(.back))
        #expect(sample.inputs().split(separator: "\n").count == 2)
        await program.kill()
    }
    @Test func `the pace of transitions outlives the process`() async {
        await program.perform(UserInput(.pace(3000)))
        await program.kill()
        await program.start()
        await program.perform(UserInput(.back))
        #expect(sample.inputs().split(separator: "\n").count { $0.contains("3000") } == 2)
        await program.kill()
    }
    @Test func `an app that can't start is a page with the reason`() async {
        let missing = sample.program("missing")
        await missing.start()
        #expect(await missing.shown().screen.contains("The app didn't start"))
        await program.kill()
    }
}
