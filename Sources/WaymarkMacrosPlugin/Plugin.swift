#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [LinksMacro.self, LinkMacro.self]
}
#else
/// Without the trait `Macros`, the plugin has no macros.
@main struct Plugin {
    static func main() {}
}
#endif
