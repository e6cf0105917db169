#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [LinksMacro.self, LinkMacro.self]
}
#else
/// An executable without macros, for builds without the trait `Macros`.
@main struct Plugin {
    static func main() {}
}
#endif
