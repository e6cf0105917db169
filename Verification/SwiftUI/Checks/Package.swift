// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
/// The stub's build products, made before.
let stub = Context.packageDirectory + "/../Stub/.build/debug"
let swiftUI: [SwiftSetting] = [
    .unsafeFlags([
        "-I", stub + "/Modules", "-warnings-as-errors",
        "-load-plugin-executable", stub + "/PreviewPlugin-tool#PreviewPlugin",
    ])
]
let linked: [LinkerSetting] = [.unsafeFlags(["-L", stub, "-lSwiftUI", "-Xlinker", "-rpath", "-Xlinker", stub])]

/// The sources are the library's and the examples' own, reached by symbolic links: the SwiftUI that they see here is the
/// stub, and it is seen by no other package.
let package = Package(
    name: "swiftui-checks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")],
    targets: [
        .target(name: "WaymarkLinks"),
        .target(name: "Waymark", dependencies: ["WaymarkLinks"]),
        .target(name: "WaymarkTesting", dependencies: ["Waymark"]),
        .target(name: "WaymarkMacros", dependencies: ["Waymark", "WaymarkLinks", "WaymarkMacrosPlugin"]),
        .macro(
            name: "WaymarkMacrosPlugin",
            dependencies: ["WaymarkLinks"]
                + [
                    "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
                    "SwiftSyntaxMacros",
                ].map { .product(name: $0, package: "swift-syntax") }),
        .target(name: "WaymarkSwiftUI", dependencies: ["Waymark"], swiftSettings: swiftUI, linkerSettings: linked),
        .testTarget(
            name: "AdapterTests", dependencies: ["Waymark", "WaymarkLinks", "WaymarkSwiftUI", "WaymarkTesting"],
            swiftSettings: swiftUI),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = settings + (target.swiftSettings ?? [])
}
