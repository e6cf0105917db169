import Observation

/// The destinations of the baseline, which keeps screens in an observed array and reads links with a `switch`.
enum Screen: Hashable {
    case home, settings
    case profile(Int)

    init?(link: String) {
        let parts = link.split(separator: "/")
        switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }) {
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

@main @MainActor struct Bare {
    static func main() {
        let path = Path()
        for link in CommandLine.arguments.dropFirst() {
            guard let screen = Screen(link: link) else { continue }
            path.screens.append(screen)
        }
        print(path.screens)
    }
}
