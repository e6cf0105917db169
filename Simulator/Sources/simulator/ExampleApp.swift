import Foundation

/// An app that the simulator can run.
struct ExampleApp: Sendable {
    let path: String
    let program: String
    let system: String
    let about: String
    let links: [String]
    /// A symbol's letters on a colored tile.
    let icon: String
    let hue: Int
    /// A Boolean value that indicates whether the user can open more windows, as the app's Info.plist says.
    var hasWindows = false
    /// A Boolean value that indicates whether the app opens the links of notifications.
    var opensNotifications = false

    /// The app that `make run APP=…` names, or the examples.
    static let all = ProcessInfo.processInfo.environment["APP"].map { [made($0)] } ?? examples
    /// Returns an app that `waymark new` made.
    private static func made(_ name: String) -> ExampleApp {
        ExampleApp(
            path: name.lowercased(), program: "\(name)Main", system: "An app that waymark new made",
            about: "Its links begin with \(name.lowercased())://.", links: ["\(name.lowercased())://home"],
            icon: String(name.prefix(1)), hue: 190)
    }
    private static let examples = [
        ExampleApp(
            path: "quickstart", program: "Quickstart", system: "One enum, one router",
            about: "Two screens and a sheet, in one file.", links: ["recipes://recipes/2", "recipes://settings"],
            icon: "Q", hue: 24, hasWindows: true),
        ExampleApp(
            path: "challenge", program: "ChallengeMain", system: "Features, each with its own destinations",
            about: "Seven features that never import each other; a coordinator and redirects.",
            links: ["challenge://character/detail/2", "challenge://episode/list", "challenge://nowhere"],
            icon: "C", hue: 150),
        ExampleApp(
            path: "routerperfeature", program: "RouterPerFeatureMain", system: "A router for each feature",
            about: "Two tabs, each with a router of its own.",
            links: ["challenge://character/2", "challenge://location/1"],
            icon: "R", hue: 210),
        ExampleApp(
            path: "onerouter", program: "OneRouterMain", system: "One router for all features",
            about: "Six features that share one enum of destinations.", links: ["challenge://character/2"],
            icon: "O", hue: 270),
        ExampleApp(
            path: "shell", program: "ShellMain", system: "A session: login, lock, restoration",
            about: "What a link or a login leads to depends on who is logged in.",
            links: ["https://shell.app/product/abc123/blue", "https://shell.app/profile"], icon: "S", hue: 340,
            opensNotifications: true),
        ExampleApp(
            path: "tutorial", program: "Tutorial", system: "Tabs, features and a login",
            about: "The app of the tutorial: columns, answers, questions, history, windows.",
            links: ["transit://stops/2", "transit://stops/2/report", "transit://tickets"], icon: "T", hue: 100,
            hasWindows: true, opensNotifications: true),
    ]
    /// The app that records what SwiftUI does on a device: columns and controllers. The start page leaves it out.
    static let rig = ExampleApp(
        path: "devicerig", program: "DeviceRig", system: "Device rig", about: "Columns, and UIKit's controllers.",
        links: ["rig://item/1"], icon: "D", hue: 180, hasWindows: true)
}
