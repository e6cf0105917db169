// swift-tools-version: 6.2
import PackageDescription

// Built with libFuzzer and AddressSanitizer: `Fuzz/run` knows how.
let names = ["FuzzResolve", "FuzzExplain", "FuzzPattern", "FuzzAssociation", "FuzzDifferential"]

let package = Package(
    name: "waymark-fuzz",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "waymark", path: "..", traits: [])],
    targets: [
        .target(name: "FuzzKit", dependencies: [.product(name: "WaymarkLinks", package: "waymark")])
    ]
        + names.map { name in
            .executableTarget(
                name: name,
                dependencies: [
                    "FuzzKit", .product(name: "WaymarkAssociation", package: "waymark"),
                    .product(name: "WaymarkLinks", package: "waymark"),
                ],
                linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])])
        },
    swiftLanguageModes: [.v6]
)
