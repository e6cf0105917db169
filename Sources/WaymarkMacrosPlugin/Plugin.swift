#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [LinksMacro.self, LinkMacro.self]
}
#else
/// Without the trait `Macros` there is no macro, and this program is not asked for one.
@main struct Plugin {
    static func main() {}
}
#endif
