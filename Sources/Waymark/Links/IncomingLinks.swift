/// The links in what the system passes to an app at once: URLs, activities, a notification, a quick action, an intent,
/// restored state. Open them with `router.open(_:)` or `app.open(_:)`, which open the one that the user meant.
///
/// ```swift
/// router.open(IncomingLinks(urls: ["recipes://recipes/4"]))
/// router.open(IncomingLinks(notification: response.notification.request.content.userInfo, at: ["data", "url"]))
/// ```
/// A scene that connects gets all of them at once, some in sets, which have no order
/// ([UIScene.ConnectionOptions](https://developer.apple.com/documentation/uikit/uiscene/connectionoptions)). The
/// link that the user meant is chosen in this order:
///
/// 1. the notification that they tapped
/// 2. the quick action that they chose
/// 3. the intent that they ran
/// 4. a URL, or a web page that they came from
/// 5. another activity, such as one from another device
/// 6. what was on screen before
///
/// Links that don't belong to the app come last. An activity without one of the app's links is ignored, unless it is a
/// web page. If one source has several links, the first in alphabetical order is chosen, so that the choice never
/// depends on the order of a set.
public struct IncomingLinks: Hashable, Sendable {
    package struct Source: Hashable, Sendable {
        package let link: String
        package let origin: NavigationOrigin
    }
    private let sources: Set<Source>

    /// Creates the links from what the system passed. Sources without a link are left out.
    ///
    /// - Parameters:
    ///   - urls: The URLs that the app is asked to open, such as those of a scene's URL contexts or of a widget.
    ///   - notification: The `userInfo` of the notification that the user tapped.
    ///   - keys: The path of keys to the link in the notification, from the outside in.
    ///   - shortcut: The `userInfo` of the quick action that the user chose on the home screen, with its link in
    ///     `link`.
    ///   - intent: The link of an App Intent.
    public init(
        urls: [String] = [], notification: [AnyHashable: Any]? = nil, at keys: [String] = ["link"],
        shortcut: [AnyHashable: Any]? = nil, intent: String? = nil
    ) {
        self.init(urls: urls, activities: [], notification: notification, at: keys, shortcut: shortcut, intent: intent)
    }
    /// Creates links that also come from the user activities to continue, in any order, and the activity that was saved
    /// for the scene. ``AppCoordinator`` ignores the latter, because it restores the state that it saved.
    package init(
        urls: [String] = [], activities: [NavigationActivity], notification: [AnyHashable: Any]? = nil,
        at keys: [String] = ["link"], shortcut: [AnyHashable: Any]? = nil, intent: String? = nil,
        restoration: NavigationActivity? = nil
    ) {
        var sources: Set<Source> = []
        func add(_ link: String?, _ origin: NavigationOrigin) {
            if let link, !link.isEmpty { sources.insert(Source(link: link, origin: origin)) }
        }
        urls.forEach { add($0, .link) }
        activities.forEach { add($0.link, $0.origin) }
        add(notification.flatMap { LinkPayload.link(in: $0, at: keys) }, .notification)
        add(shortcut.flatMap { LinkPayload.link(in: $0, at: ["link"]) }, .shortcut)
        add(intent, .intent)
        add(restoration?.link, .restoration)
        self.sources = sources
    }
    private init(_ sources: Set<Source>) { self.sources = sources }

    /// Returns the links with their origins, most important first. Only the first one is opened.
    ///
    /// A restored state, or an activity other than a web page, is left out if its link isn't the app's, because another
    /// part of the app handles it. The links contain values, so don't log them.
    package func ranked<Destination>(by links: LinkTable<Destination>?) -> [Source] {
        let ranked = sources.compactMap { source -> (isForeign: Bool, source: Source)? in
            let isForeign = (try? links?.parsed(source.link)) == nil
            // an app gets only its own activities, so one with another link is for another part of the app
            let isOthers = isForeign && (source.origin == .activity || source.origin == .restoration)
            return isOthers ? nil : (isForeign, source)
        }
        .sorted { one, other in
            (one.isForeign ? 1 : 0, one.source.origin.rank, one.source.link)
                < (other.isForeign ? 1 : 0, other.source.origin.rank, other.source.link)
        }
        var seen: Set<String> = []
        return ranked.map(\.source).filter { seen.insert($0.link).inserted }
    }
    var withoutRestoration: IncomingLinks { IncomingLinks(sources.filter { $0.origin != .restoration }) }
}

extension NavigationOrigin {
    /// The rank of the origin: the link with the lowest one is opened. Compared only among links that are all the
    /// app's, or all foreign.
    fileprivate var rank: Int {
        switch self {
        case .notification: 0
        case .shortcut: 1
        case .intent: 2
        case .link, .code, .gesture, .session: 3
        case .activity: 4
        case .restoration: 5
        }
    }
}

/// Finds the link in the payload of a notification or a quick action.
enum LinkPayload {
    /// Returns the text at a path of keys; nil if there is none, or if the path is empty.
    static func link(in payload: [AnyHashable: Any], at keys: [String]) -> String? {
        let inner = keys.dropLast().reduce(payload) { ($0[$1] as? [AnyHashable: Any]) ?? [:] }
        return keys.last.flatMap { inner[$0] as? String }
    }
}

extension Router {
    /// Opens the one link that the user meant when they entered the app. ``IncomingLinks`` describes how it is chosen.
    ///
    /// The others aren't opened, even if they arrive again by themselves within a second. The state that was on screen
    /// before is shown only if nothing else was opened, as far as the guards allow.
    ///
    /// - Returns: The handle of the navigation; nil if there is nothing to open. A restored state isn't opened if its
    ///   link no longer resolves, or if a link was opened within the last second.
    @discardableResult public func open(_ incoming: IncomingLinks) -> NavigationHandle? {
        let ranked = incoming.ranked(by: links)
        guard let chosen = ranked.first else { return nil }
        guard let links else { return open(chosen.link, as: chosen.origin) }
        if chosen.origin == .restoration { return restore(chosen.link, links) }
        return open(chosen.link, using: links, as: chosen.origin, beside: ranked.dropFirst().map(\.link))
    }
    /// Shows the state that was on screen before. Returns nil if a link was opened within the link window, or the
    /// state's link no longer resolves.
    private func restore(_ link: String, _ links: LinkTable<Destination>) -> NavigationHandle? {
        guard !links.claims.hasRecent(of: store), let state = try? links.state(of: link) else { return nil }
        _ = links.claims.claim(AnyHashable(state), for: store)
        return store.perform(
            .replace(screens.screens(of: state)), at: store.ground, .restoration, kind: .link, link: link)
    }
}

extension AppCoordinator {
    /// Opens the one link that the user meant when they entered the app. ``IncomingLinks`` describes how the link is
    /// chosen; restored state is ignored. The link opens in the window that shows its destination on top, or else in
    /// the last active window. While this window boots, the link opens in this window.
    ///
    /// - Returns: The handle of the navigation; nil if there is nothing to open.
    @discardableResult public func open(_ incoming: IncomingLinks) -> NavigationHandle? {
        let incoming = incoming.withoutRestoration
        guard let chosen = incoming.ranked(by: router.links).first else { return nil }
        return window(for: chosen.link).router.open(incoming)
    }
}
