import Waymark

/// The destinations of the app with the library's links and router.
enum Screen: Navigation {
    case home, settings
    case profile(Int)

    static var links: Links<Screen> {
        Links {
            LinkRoute("/home", to: .home)
            LinkRoute("/settings", to: .settings)
            LinkRoute("/profile/{id}") {
                .profile($0)
            } values: {
                if case .profile(let id) = $0 { id } else { nil }
            }
        }
    }
}

@main @MainActor struct WithRouter {
    static func main() async {
        let router = Router<Screen>(root: .home, links: LinkTable(schemes: ["app"]))
        for link in CommandLine.arguments.dropFirst() { _ = await router.open(link).outcome }
        print(router.state)
    }
}
