/// The presentation of a destination. A platform that lacks a presentation uses a sheet instead: see
/// ``NavigationCapabilities``.
public enum PresentationType: String, Hashable, Sendable, CaseIterable {
    /// The destination is pushed on the stack of its level.
    case push
    /// The destination is shown in a sheet, as a new level above the current one.
    case sheet
    /// The destination is shown in a full-screen cover, as a new level that hides the current one.
    case fullScreen
    /// The destination is shown in a popover at the view that it comes from, as a new level above the current one. In
    /// narrow windows, the system shows a sheet.
    case popover
    /// The destination is shown in a column at the trailing edge, as a new level beside the current one, which can
    /// still be used: screens that are pushed or presented there leave the inspector open. In narrow windows, the
    /// system shows a sheet.
    case inspector

    package var style: ModalStyle? {
        switch self {
        case .push: nil
        case .sheet: .sheet
        case .fullScreen: .fullScreen
        case .popover: .popover
        case .inspector: .inspector
        }
    }
}

/// The presentation of a modal level.
public enum ModalStyle: String, Hashable, Sendable, CaseIterable {
    /// A modal in the ``PresentationType`` of the same name.
    case sheet, fullScreen, popover, inspector

    /// The name of the modal's query item in links: `?sheet=/settings`.
    package var linkName: String {
        switch self {
        case .sheet: "sheet"
        case .fullScreen: "cover"
        case .popover: "popover"
        case .inspector: "inspector"
        }
    }
    /// True if the level below can't be used until the modal is gone.
    var covers: Bool {
        switch self {
        case .sheet, .fullScreen, .popover: true
        case .inspector: false
        }
    }
}

/// The presentations that the container on screen supports. ``Router/capabilities`` is empty until there is one.
public struct NavigationCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Full-screen covers. macOS shows sheets instead.
    public static let fullScreenCovers = NavigationCapabilities(rawValue: 1)
    /// Popovers. tvOS and watchOS show sheets instead.
    public static let popovers = NavigationCapabilities(rawValue: 2)
    /// Inspectors. tvOS, watchOS and visionOS show sheets instead.
    public static let inspectors = NavigationCapabilities(rawValue: 4)
    /// Zoom transitions: iOS 18, watchOS 11 and visionOS 2. Elsewhere the system's own transition is used.
    public static let zoomTransitions = NavigationCapabilities(rawValue: 8)
    /// Tabs with roles and sections that the user can customize: iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2.
    /// Older systems show a plain row of tabs.
    public static let customizableTabs = NavigationCapabilities(rawValue: 16)
    /// Several windows: macOS, visionOS, and iPadOS where the app's `Info.plist` allows them.
    public static let windows = NavigationCapabilities(rawValue: 32)
    /// Immersive spaces: visionOS. Elsewhere their destinations are shown in the window.
    public static let immersiveSpaces = NavigationCapabilities(rawValue: 64)
}
