public import Waymark
public import WaymarkLinks

/// Somebody of the show.
nonisolated public struct Character: Hashable, Sendable {
    /// A place by its name, and its identifier if it is known.
    public struct Place: Hashable, Sendable {
        public let name: String
        public let identifier: Int?
    }
    public let identifier: Int
    public let name: String
    public let status: CharacterStatus
    public let species: String
    public let gender: String
    public let origin: Place
    public let location: Place
    /// The address of the picture.
    public let image: String
    /// The episodes in which it appears.
    public let episodes: [Int]
}

/// Whether somebody lives. It may leave in events, and stands in links.
public enum CharacterStatus: String, LinkParameter, Trackable, CaseIterable {
    case alive, dead, unknown

    /// The status in words.
    public var title: String {
        switch self {
        case .alive: "Alive"
        case .dead: "Dead"
        case .unknown: "Unknown"
        }
    }
}

/// An episode in which a character appears.
nonisolated public struct Appearance: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// `S01E01`
    public let code: String
}

/// Which characters a list shows.
nonisolated public struct CharacterQuery: Hashable, Sendable {
    public var name: String?
    public var status: CharacterStatus?
    /// Counted from 1.
    public var page: Int?

    public init(name: String? = nil, status: CharacterStatus? = nil, page: Int? = nil) {
        self.name = name
        self.status = status
        self.page = page
    }
}
