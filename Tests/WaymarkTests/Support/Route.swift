import Waymark
import WaymarkLinks
import WaymarkTesting

/// The destinations of most tests: one enum with pushes, a sheet and a cover.
enum Route: Navigation {
    case home
    case list
    case detail(Int)
    case settings
    case about
    case gallery(Int)

    var presentationType: PresentationType {
        switch self {
        case .settings: .sheet
        case .gallery: .fullScreen
        case .home, .list, .detail, .about: .push
        }
    }
    var ancestors: [Route] {
        switch self {
        case .detail: [.list]
        case .gallery(let id): [.list, .detail(id)]
        case .about: [.settings]
        case .home, .list, .settings: []
        }
    }

    static var links: Links<Route> {
        Links {
            LinkRoute("/home", to: .home)
            LinkRoute("/list", to: .list)
            LinkRoute("/detail/{id}", "/detail?id={id}") {
                .detail($0)
            } values: {
                if case .detail(let id) = $0 { id } else { nil }
            }
            LinkRoute("/settings", to: .settings)
            LinkRoute("/settings/about", to: .about)
            LinkRoute("/gallery?id={id}") {
                .gallery($0)
            } values: {
                if case .gallery(let id) = $0 { id } else { nil }
            }
        }
    }
    static func deepLinks(
        root: Route? = nil, notFound: (@Sendable (String) -> Route)? = nil
    ) throws -> LinkTable<Route> {
        try LinkTable(links, schemes: ["app"], hosts: ["app.example"], root: root, notFound: notFound)
    }

    static func random(_ random: inout SeededGenerator) -> Route {
        let all: [Route] = [.home, .list, .detail(1), .detail(2), .settings, .about, .gallery(1)]
        return all.randomElement(using: &random) ?? .home
    }
}

/// A guard that denies the destinations in a dictionary, throws for those in a set, and records its calls.
@MainActor final class Gatekeeper: AccessGuard {
    var denied: [Route: DenialReason] = [:]
    var failing: Set<Route> = []
    private(set) var asked: [Route] = []
    struct Failure: Error {}

    func access(to destination: Route) throws -> AccessDecision<Route> {
        asked.append(destination)
        if failing.contains(destination) { throw Failure() }
        return denied[destination].map { .denied($0) } ?? .allowed
    }
}
