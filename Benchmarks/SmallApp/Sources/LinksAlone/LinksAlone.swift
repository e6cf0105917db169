import Observation
import WaymarkLinks

/// The destinations of the app with `WaymarkLinks` alone, which declares links but reads them with a `switch`.
enum Screen: Hashable {
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

    init?(_ link: ParsedLink) {
        switch (link.segments.first, link.segments.dropFirst().first.flatMap { try? Int.parse($0) }) {
        case ("home", nil): self = .home
        case ("settings", nil): self = .settings
        case ("profile", let id?): self = .profile(id)
        default: return nil
        }
    }
}

@Observable @MainActor final class Path {
    var screens: [Screen] = [.home]
}

@main @MainActor struct LinksAlone {
    static func main() {
        let path = Path()
        _ = Screen.links
        for link in CommandLine.arguments.dropFirst() {
            guard let parsed = try? ParsedLink(path: link), let screen = Screen(parsed) else { continue }
            path.screens.append(screen)
        }
        print(path.screens)
    }
}
