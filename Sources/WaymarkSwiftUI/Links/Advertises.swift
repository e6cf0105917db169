#if canImport(SwiftUI)
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
public import Foundation
#endif
public import SwiftUI
public import Waymark

extension View {
    /// Tells the system which destination the user is looking at, so that they can come back to it from another device,
    /// from a search or from a suggestion. Only the screen on top is advertised, and none while the app is locked.
    ///
    /// Containers open what the user comes back to by themselves. The activity has the type
    /// `LinkTable.activityType`, which `Info.plist` lists under `NSUserActivityTypes`. A destination without a link isn't
    /// advertised.
    ///
    /// - Parameters:
    ///   - destination: The screen's destination.
    ///   - title: The title in search results.
    ///   - handoff: Whether it may be continued on another device.
    ///   - search: Whether it is added to the device's search index.
    ///   - prediction: Whether Siri may suggest it, where there is Siri.
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

    func body(content: Content) -> some View {
        let activity = cover?.view() == nil ? advertised : nil
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
    /// Creates the plain form of an activity that the system hands over.
    public init(_ activity: NSUserActivity) {
        self.init(
            type: activity.activityType, webpageURL: activity.webpageURL?.absoluteString,
            userInfo: activity.userInfo ?? [:])
    }
    func write(to activity: NSUserActivity) {
        activity.title = title
        activity.webpageURL = webpageURL.flatMap { URL(string: $0) }
        activity.userInfo = userInfo
        // the keys that the search index keeps
        activity.requiredUserInfoKeys = Set(userInfo.keys)
        activity.isEligibleForHandoff = isEligibleForHandoff
        activity.isEligibleForSearch = isEligibleForSearch
        #if !os(macOS) && !os(tvOS)
        activity.isEligibleForPrediction = isEligibleForPrediction
        #endif
    }
}
#endif
