#if Tools
import ArgumentParser
import WaymarkTool

@main enum WaymarkCommand {
    static func main() { WaymarkTool.main() }
}
#else
import Foundation

@main enum WaymarkCommand {
    static func main() {
        let message = "waymark: this build has no commands: enable the trait Tools, as in traits: [\"Tools\"]\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(2)
    }
}
#endif
