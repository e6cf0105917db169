import Waymark

/// The sources of links that a scene may receive together. Each except `foreign` links to a screen of its own.
enum EntrySource: Int, CaseIterable {
    case notification, shortcut, intent, url, browsing, handoff, restoration
    /// A link that isn't the app's, such as the one after a sign-in in a browser.
    case foreign

    var link: String { self == .foreign ? "https://elsewhere.example/" : "app://detail/\(rawValue)" }
    var route: Route? { self == .foreign ? nil : .detail(rawValue) }
    var activity: NavigationActivity? {
        switch self {
        case .browsing: NavigationActivity(type: NavigationActivity.browsingType, webpageURL: link)
        case .handoff, .restoration: NavigationActivity(type: "example.app.navigation", userInfo: ["link": link])
        case .notification, .shortcut, .intent, .url, .foreign: nil
        }
    }
    /// All subsets of the sources.
    static var subsets: [[EntrySource]] {
        (0..<(1 << allCases.count)).map { bits in allCases.filter { bits & (1 << $0.rawValue) != 0 } }
    }
}

extension IncomingLinks {
    /// Creates an entry from sources; its URLs and its activities are in the order of the sources.
    init(_ sources: [EntrySource]) {
        func only(_ source: EntrySource) -> [AnyHashable: Any]? {
            sources.contains(source) ? ["link": source.link] : nil
        }
        self.init(
            urls: sources.filter { $0 == .url || $0 == .foreign }.map(\.link),
            activities: sources.filter { $0 != .restoration }.compactMap(\.activity),
            notification: only(.notification), shortcut: only(.shortcut),
            intent: sources.contains(.intent) ? EntrySource.intent.link : nil,
            restoration: sources.contains(.restoration) ? EntrySource.restoration.activity : nil)
    }
}

/// A reference model that predicts which screen a sequence of entries shows.
struct EntryReference {
    private(set) var shown: EntrySource?
    private(set) var commits = 0
    /// The sources that arrived together with the one opened last.
    private var together: [EntrySource] = []

    static func meant(_ sources: [EntrySource]) -> EntrySource? {
        let order: [[EntrySource]] = [
            [.notification], [.shortcut], [.intent], [.url, .browsing], [.handoff], [.restoration],
            [.foreign],
        ]
        for group in order {
            let found = group.filter(sources.contains).sorted { $0.link < $1.link }
            if let first = found.first { return first }
        }
        return nil
    }
    mutating func receive(_ sources: [EntrySource]) {
        guard let meant = Self.meant(sources) else { return }
        if meant == .restoration, !together.isEmpty { return }
        if together.contains(meant) { return }
        together = meant == .restoration ? [.restoration] : sources
        guard meant != .foreign, shown != meant else { return }
        shown = meant
        commits += 1
    }
}

/// Returns all permutations of the elements.
func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
        var rest = elements
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
    }
}
