#if Tools
import ArgumentParser
import Testing
import WaymarkTool

@Suite("The command") struct CommandTests {
    @Test("its help names it")
    func help() {
        #expect(WaymarkTool.helpMessage().contains("USAGE: waymark"))
    }
}
#endif
