// swift-tools-version: 6.2
import PackageDescription

// Built by `Fuzz/run` with libFuzzer and AddressSanitizer. The library's sources are reached through symbolic links, so
// that the targets can call code with package access.
let names = ["FuzzResolve", "FuzzExplain", "FuzzPattern", "FuzzDifferential"]

/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
    name: "waymark-fuzz",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "WaymarkLinks", swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
        .target(name: "FuzzKit", dependencies: ["WaymarkLinks"]),
    ]
        + names.map { name in
            .executableTarget(
                name: name,
                dependencies: ["FuzzKit", "WaymarkLinks"],
                linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])])
        },
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + strictness + [.enableUpcomingFeature("InternalImportsByDefault")]
}
