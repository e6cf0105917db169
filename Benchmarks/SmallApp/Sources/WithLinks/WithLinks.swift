import Observation
import Waymark

/// The destinations of the app with the library's links, which still keeps screens in an observed array.
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

@Observable @MainActor final class Path {
    var screens: [Screen] = [.home]
}

@main @MainActor struct WithLinks {
    static func main() {
        let path = Path()
        let links = LinkTable<Screen>(schemes: ["app"])
        for link in CommandLine.arguments.dropFirst() {
            guard let screen = try? links.destination(of: link) else { continue }
            path.screens.append(screen)
        }
        print(path.screens)
    }
}
