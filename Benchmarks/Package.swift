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

let package = Package(
    name: "waymark-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "waymark", path: "..", traits: ["Macros"])
    ],
    targets: [
        .target(name: "BenchmarkKit"),
        .target(
            name: "LinkRoutes",
            dependencies: [
                .product(name: "Waymark", package: "waymark"), .product(name: "WaymarkLinks", package: "waymark"),
            ]),
        .target(name: "LinkWorkloads"),
        .executableTarget(
            name: "LinkBenchmarks",
            dependencies: [
                "BenchmarkKit", "LinkRoutes", "LinkWorkloads", .product(name: "WaymarkLinks", package: "waymark"),
                .product(name: "Waymark", package: "waymark"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = settings + strictness
}
