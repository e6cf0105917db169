#if Tools
/// The lines that templates of several styles share.
enum TemplatePieces {
    /// The beginning of a manifest.
    static let beginning = #"""
        // swift-tools-version: 6.2
        import PackageDescription
        """#
    /// The products of the library that every target has.
    static let products = #"""
            .product(name: "Waymark", package: "{{waymark}}"),
            .product(name: "WaymarkSwiftUI", package: "{{waymark}}"),
        """#
    /// The package, up to its products.
    static let package = #"""
        let package = Package(
            name: "{{app}}",
            platforms: [.iOS(.v17), .macOS(.v14)],
            products: [
        """#
    /// The features, as a list that a new one is added to.
    static let features = #"""
        let features = ["Home"]
        let featureModules = features.map { Target.Dependency.target(name: "{{App}}\($0)") }
        """#
    /// The dependencies of features' tests.
    static let testing = #"""
        let testing = waymark + [.product(name: "WaymarkTesting", package: "{{waymark}}")]
        """#
    /// The targets of each feature: the module.
    static let featureTarget = #"""
                + features.flatMap { feature -> [Target] in
                    [
                        .target(name: "{{App}}\(feature)", dependencies: waymark, path: "Features/\(feature)"),
        """#
    /// And its tests.
    static let featureTests = #"""
                        .testTarget(
                            name: "{{App}}\(feature)Tests", dependencies: testing + [.target(name: "{{App}}\(feature)")],
                            path: "Tests/Features/\(feature)"),
                    ]
                },
        """#
    /// The end of a manifest.
    static let settings = #"""
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
        """#
    /// The scene, up to its members.
    static let scene = #"""
        /// The app's window. An app target shows it: see Apple/{{App}}Main.swift.
        public struct {{App}}Scene: Scene {
        """#
    /// A screen's view, as a file.
    static let view = #"""
        #if canImport(SwiftUI)
        import SwiftUI

        /// {{Title}}.
        struct {{Screen}}View: View {
            @State private var viewModel: {{Screen}}ViewModel

            init(viewModel: {{Screen}}ViewModel) { _viewModel = State(initialValue: viewModel) }

            var body: some View {
                List {
                    {{#value}}
                    Text("{{Title}} \(viewModel.{{value}})")
                    {{/value}}
                    {{^root}}
                    Button("Close", action: viewModel.didTapClose)
                    {{/root}}
                }
                .navigationTitle("{{Title}}")
                {{#tracker}}
                .onAppear { viewModel.didAppear() }
                {{/tracker}}
            }
        }
        #endif

        """#
    /// A stand-in for a screen's tracker.
    static let trackerMock = #"""
        {{#tracker}}

        final class {{Screen}}TrackerMock: {{Screen}}TrackerContract {
            private(set) var events: [{{Screen}}Event] = []
            func track(_ event: {{Screen}}Event) { events.append(event) }
        }
        {{/tracker}}
        """#
    /// A test of what a screen reports.
    static let shownTest = #"""
            {{#tracker}}
            @Test("it reports that it is shown, by its name")
            func shown() {
                model.didAppear()
                #expect(tracker.events == [.shown])
                #expect({{Screen}}Event.shown.event.name == "{{slug}}/shown")
            }
            {{/tracker}}
        """#
}
#endif
