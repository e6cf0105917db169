#if Tools
/// The files that apps of every style have.
enum CommonTemplates {
    static let app = #"""
        === Package.swift
        // swift-tools-version: 6.2
        import PackageDescription

        {{^routes}}
        /// Each feature is a module of its own, which imports no other feature.
        let features = ["Home"]
        let featureModules = features.map { Target.Dependency.target(name: "{{App}}\($0)") }
        {{/routes}}
        let waymark: [Target.Dependency] = [
            .product(name: "Waymark", package: "{{waymark}}"),
            .product(name: "WaymarkSwiftUI", package: "{{waymark}}"),
            {{#web}}
            // nothing of a server is built for a phone
            .product(name: "WaymarkWeb", package: "{{waymark}}", condition: .when(platforms: [.linux, .macOS])),
            {{/web}}
        ]
        let testing = waymark + [.product(name: "WaymarkTesting", package: "{{waymark}}")]

        let package = Package(
            name: "{{app}}",
            platforms: [.iOS(.v17), .macOS(.v14)],
            products: [
                {{#web}}
                .executable(name: "{{app}}", targets: ["{{app}}"]),
                {{/web}}
                .library(name: "{{App}}App", targets: ["{{App}}App"]),
            ],
            dependencies: [
                {{dependency}},
                {{#web}}
                .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
                {{/web}}
            ],
            targets: [
                {{#features}}
                .target(name: "{{App}}App", dependencies: waymark + featureModules, path: "AppKit/Sources"),
                .testTarget(
                    name: "{{App}}AppTests", dependencies: testing + featureModules + ["{{App}}App"],
                    path: "AppKit/Tests"),
                {{/features}}
                {{#router}}
                .target(name: "{{App}}App", dependencies: waymark + featureModules, path: "App"),
                {{/router}}
                {{#oneRouter}}
                .target(name: "{{App}}App", dependencies: waymark + featureModules, path: "App/Sources"),
                .testTarget(
                    name: "{{App}}AppTests", dependencies: testing + featureModules + ["{{App}}App"], path: "App/Tests"),
                {{/oneRouter}}
                {{#routes}}
                .target(
                    name: "{{App}}App", dependencies: waymark, path: ".", exclude: ["Apple", "README.md", "{{App}}Tests"],
                    sources: ["App", "Core", "Features"]),
                .testTarget(name: "{{App}}AppTests", dependencies: testing + ["{{App}}App"], path: "{{App}}Tests"),
                {{/routes}}
                {{#web}}
                .executableTarget(
                    name: "{{app}}",
                    dependencies: waymark + ["{{App}}App", .product(name: "Logging", package: "swift-log")],
                    path: "Command"),
                {{/web}}
            {{#routes}}
            ],
            {{/routes}}
            {{^routes}}
            ]
                + features.flatMap { feature -> [Target] in
                    [
                        .target(
                            name: "{{App}}\(feature)", dependencies: waymark, path: "Features/\(feature)/Sources"),
                        // a feature is tested alone
                        .testTarget(
                            name: "{{App}}\(feature)Tests", dependencies: testing + [.target(name: "{{App}}\(feature)")],
                            path: "Features/\(feature)/Tests"),
                    ]
                },
            {{/routes}}
            swiftLanguageModes: [.v6]
        )

        for target in package.targets {
            target.swiftSettings = [
                // as new Xcode projects have it
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        }
        === Apple/{{App}}Main.swift
        import {{App}}App
        import SwiftUI
        {{#tracker}}
        import Waymark
        {{/tracker}}

        /// The whole of the app target: the app itself is the package's product {{App}}App.
        @main struct {{App}}Main: App {
            var body: some Scene {
                WindowGroup { {{root}} }
            }
        }
        === Apple/Info.plist
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            {{^router}}
            <key>CFBundleURLTypes</key>
            <array>
                <dict>
                    <key>CFBundleURLName</key>
                    <string>{{host}}</string>
                    <key>CFBundleURLSchemes</key>
                    <array>
                        <string>{{scheme}}</string>
                    </array>
                </dict>
            </array>
            {{/router}}
            <key>UILaunchScreen</key>
            <dict/>
        </dict>
        </plist>
        {{^router}}
        === Apple/{{App}}.entitlements
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>com.apple.developer.associated-domains</key>
            <array>
                <string>applinks:{{host}}</string>
            </array>
        </dict>
        </plist>
        {{/router}}
        === README.md
        # {{App}}

        ```
        swift test
        {{#web}}
        swift run {{app}}     # the app's pages at http://127.0.0.1:8080
        {{/web}}
        waymark new feature Recipe --screens list,detail
        waymark lint
        ```

        On a device: make an iOS app target in Xcode, add this package with the product `{{App}}App`, and take the target's files from `Apple/`.{{^router}} `{{host}}` stands for the site whose links open the app; replace it there and where the links are made.{{/router}}
        === .gitignore
        .build/
        .swiftpm/
        DerivedData/
        xcuserdata/
        """#
    /// A screen's view, its view model taken from the feature, the container or the factory.
    static let view = #"""
        === {{presentation}}/Views/{{Screen}}View.swift
        #if canImport(SwiftUI)
        {{access}}import SwiftUI

        /// {{Title}}.
        {{access}}struct {{Screen}}View: View {
            @State private var viewModel: {{Screen}}ViewModel

            {{access}}init(viewModel: {{Screen}}ViewModel) { _viewModel = State(initialValue: viewModel) }

            {{access}}var body: some View {
                List {
                    Text("Edit {{Screen}}View.swift to change this screen.")
                    {{^root}}
                    Button("Back", action: viewModel.didTapOnBack)
                    {{/root}}
                }
                .navigationTitle("{{Title}}{{#value}} \(viewModel.{{value}}){{/value}}")
                {{#tracker}}
                .onAppear { viewModel.didAppear() }
                {{/tracker}}
            }
        }
        #endif

        """#
    /// A button in a screen's view.
    static let button = #"""
        +++ {{From}}View closure List
        {{#value}}
        ForEach(1..<4, id: \.self) { {{value}} in
            Button("{{row}} \({{value}})") { viewModel.didTapOn{{Name}}({{value}}: {{value}}) }
        }
        {{/value}}
        {{^value}}
        Button("{{row}}", action: viewModel.didTapOn{{Name}})
        {{/value}}

        """#
}
#endif
