#if canImport(SwiftUI)
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
public import Foundation
#endif
public import SwiftUI
public import Waymark

extension View {
    /// Advertises this screen's destination to the system, so that the user can return to it from another device, a
    /// search or a suggestion. Only the top screen is advertised, and none in a link's preview or while the app is
    /// locked.
    ///
    /// Containers open returning activities automatically. The activity has the type `LinkTable.activityType`, which
    /// `Info.plist` has to list under `NSUserActivityTypes`. A destination without a link, or outside of a container,
    /// isn't advertised.
    ///
    /// - Parameters:
    ///   - destination: The screen's destination.
    ///   - title: The title in search results; nil for none.
    ///   - handoff: true if the user may continue on another device.
    ///   - search: true if the destination is added to the device's search index.
    ///   - prediction: true if Siri may suggest the destination, on systems with such suggestions.
    public func advertises(
        _ destination: some Navigation, title: String? = nil, handoff: Bool = true, search: Bool = false,
        prediction: Bool = false
    ) -> some View {
        modifier(
            Advertises(
                destination: destination, title: title, handoff: handoff, search: search, prediction: prediction))
    }
}

private struct Advertises<Destination: Navigation>: ViewModifier {
    let destination: Destination
    let title: String?
    let handoff: Bool
    let search: Bool
    let prediction: Bool
    @Environment(Router<Destination>.self) private var router: Router<Destination>?
    @Environment(NavigationCoordinator.self) private var coordinator: NavigationCoordinator?
    @Environment(\.navigationCover) private var cover
    @Environment(\.isPreviewed) private var isPreviewed

    func body(content: Content) -> some View {
        let activity = cover?.view() == nil && !isPreviewed ? advertised : nil
        content.userActivity(activity?.type ?? "navigation", isActive: activity != nil) { activity?.write(to: $0) }
    }
    private var advertised: NavigationActivity? {
        if let router { return activity(destination, in: router) }
        return coordinator.flatMap { activity(AnyNavigation(destination), in: $0) }
    }
    private func activity<D>(_ destination: D, in router: Router<D>) -> NavigationActivity? {
        router.advertised(destination, title: title, handoff: handoff, search: search, prediction: prediction)
    }
}

extension NavigationActivity {
    /// Creates an activity from the `NSUserActivity` that the system hands to the app for a link, a search result or an
    /// activity from another device.
    ///
    /// - Parameter activity: The system's activity. Only its type, its web page's URL and the strings in its `userInfo`
    ///   are read.
    public init(_ activity: NSUserActivity) {
        self.init(
            type: activity.activityType, webpageURL: activity.webpageURL?.absoluteString,
            userInfo: activity.userInfo ?? [:])
    }
    func write(to activity: NSUserActivity) {
        activity.title = title
        activity.webpageURL = webpageURL.flatMap { URL(string: $0) }
        activity.userInfo = userInfo
        // the keys that the search index stores
        activity.requiredUserInfoKeys = Set(userInfo.keys)
        activity.isEligibleForHandoff = isEligibleForHandoff
        activity.isEligibleForSearch = isEligibleForSearch
        #if !os(macOS) && !os(tvOS)
        activity.isEligibleForPrediction = isEligibleForPrediction
        #endif
    }
}
#endif
