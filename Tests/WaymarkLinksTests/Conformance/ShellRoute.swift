import WaymarkLinks

/// The destinations that the links of the conformance table lead to.
enum ShellRoute: Hashable, Sendable {
    enum Section: String, LinkParameter, CaseIterable { case privacy, notifications, account }
    case login, signup, forgotPassword, home
    case profile(UserID)
    case settings(Section?)
    case identity(Word?)
    case characterList, characterDetail(Int), location(Int), episodeList, episode(Int)
}
struct UserID: LinkParameter {
    let linkText: String
    static func parse(_ text: String) throws(LinkParameterError) -> UserID {
        UserID(linkText: try TextRule(bytes: 3...64).checked(text))
    }
}
struct Word: LinkParameter {
    let linkText: String
    static func parse(_ text: String) throws(LinkParameterError) -> Word {
        Word(linkText: try TextRule(bytes: 1...64, digits: false).checked(text))
    }
}

extension ShellRoute {
    static var links: Links<ShellRoute> {
        Links {
            LinkRoute("/login", to: .login)
            LinkRoute("/signup", to: .signup)
            LinkRoute("/forgot-password", to: .forgotPassword)
            LinkRoute("/home", to: .home)
            LinkRoute("/profile/{userID}") {
                .profile($0)
            } values: {
                if case .profile(let id) = $0 { id } else { nil }
            }
            LinkRoute("/settings/{section?}") {
                .settings($0)
            } values: {
                if case .settings(let section) = $0 { .some(section) } else { nil }
            }
            LinkRoute("/identity/{step?}") {
                .identity($0)
            } values: {
                if case .identity(let step) = $0 { .some(step) } else { nil }
            }
            LinkRoute("/character/list", to: .characterList)
            LinkRoute("/character/{id}", "/character/detail?id={id}") {
                .characterDetail($0)
            } values: {
                if case .characterDetail(let id) = $0 { id } else { nil }
            }
            LinkRoute("/location/{id}") {
                .location($0)
            } values: {
                if case .location(let id) = $0 { id } else { nil }
            }
            LinkRoute("/episode/list", to: .episodeList)
            LinkRoute("/episode/{id}") {
                .episode($0)
            } values: {
                if case .episode(let id) = $0 { id } else { nil }
            }
        }
    }
    static var resolver: LinkResolver<ShellRoute> {
        get throws {
            try LinkResolver(
                links, origins: LinkOrigins(schemes: ["shell", "challenge"], hosts: ["shell.app", "www.shell.app"]))
        }
    }
    /// The names of the patterns in the conformance table, where they differ from the patterns.
    static let caseNames: [LinkPattern: String] = [
        "/settings/{section?}": "settings/{section}?", "/identity/{step?}": "identity/{step}?",
        "/character/detail?id={id}": "character/detail",
    ]
}
