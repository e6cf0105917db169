#if canImport(SwiftUI)
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
public import Foundation
#endif
public import SwiftUI
public import Waymark

extension View {
    /// Advertises this screen's destination to the system, so that the user can return to it from another device. Only
    /// the top screen is advertised, and none while the app is locked.
    ///
    /// Containers open returning activities automatically. The activity's type is the first host, with its labels in
    /// reverse order, and `navigation`, such as `example.recipes.navigation`; without hosts, the first scheme takes the
    /// host's place. `Info.plist` has to list it under `NSUserActivityTypes`. A destination without a link, or outside
    /// of a container, isn't advertised.
    ///
    /// - Parameters:
    ///   - destination: The screen's destination.
    ///   - title: The title; nil for none.
    public func advertises(_ destination: some Navigation, title: String? = nil) -> some View {
        modifier(Advertises(destination: destination, title: title))
    }
}

private struct Advertises<Destination: Navigation>: ViewModifier {
    let destination: Destination
    let title: String?
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
        router.advertised(destination, title: title)
    }
}

extension IncomingLinks {
    /// Creates the links from the activity that the system hands to the app for a universal link, or for a screen of
    /// another device.
    ///
    /// - Parameter activity: The system's activity. Only its type, its web page's URL and the strings in its `userInfo`
    ///   are read.
    public init(_ activity: NSUserActivity) { self.init(activities: [NavigationActivity(activity)]) }
}

extension NavigationActivity {
    init(_ activity: NSUserActivity) {
        self.init(
            type: activity.activityType, webpageURL: activity.webpageURL?.absoluteString,
            userInfo: activity.userInfo ?? [:])
    }
    func write(to activity: NSUserActivity) {
        activity.title = title
        activity.webpageURL = webpageURL.flatMap { URL(string: $0) }
        activity.userInfo = userInfo
    }
}
#endif
