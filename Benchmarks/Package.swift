// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The settings that turn warnings into errors, if CI has set WAYMARK_STRICT.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The macro plugin from the library's debug build, which has to exist. Building the plugin here would build
/// swift-syntax in release mode.
let plugin = SwiftSetting.unsafeFlags([
    "-load-plugin-executable",
    Context.packageDirectory + "/../.build/debug/WaymarkMacrosPlugin-tool#WaymarkMacrosPlugin",
])

/// The benchmarks, and the programs whose instructions are counted. The library's sources are reached through symbolic
/// links, because `Router.host` has package access.
let package = Package(
    name: "waymark-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0"))
    ],
    targets: [
        .target(name: "WaymarkLinks", swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
        .target(name: "Waymark", dependencies: ["WaymarkLinks"], swiftSettings: [plugin]),
        .target(
            name: "WaymarkInspector",
            dependencies: [
                "Waymark", "WaymarkLinks",
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.copy("Page")]),
        .target(name: "BenchmarkKit"),
        .target(name: "LinkWorkloads"),
        .target(
            name: "LinkRoutes", dependencies: ["Waymark", "WaymarkLinks"],
            swiftSettings: [plugin]),
        .executableTarget(
            name: "LinkCounts",
            dependencies: ["BenchmarkKit", "LinkRoutes", "LinkWorkloads", "Waymark", "WaymarkLinks"]),
        .executableTarget(
            name: "LinkBenchmarks",
            dependencies: ["BenchmarkKit", "LinkRoutes", "LinkWorkloads", "Waymark", "WaymarkLinks"]),
        .executableTarget(name: "NavigationCounts", dependencies: ["Waymark", "WaymarkLinks"]),
        .executableTarget(
            name: "InspectorCounts", dependencies: ["Waymark", "WaymarkInspector", "WaymarkLinks"],
            swiftSettings: [.define("Linked")]),
        .executableTarget(
            name: "RouterBenchmarks",
            dependencies: ["BenchmarkKit", "Waymark", "WaymarkInspector", "WaymarkLinks"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    // defines the library's traits that these targets use
    target.swiftSettings =
        (target.swiftSettings ?? []) + settings + strictness + [.define("Inspector"), .define("Macros")]
}
