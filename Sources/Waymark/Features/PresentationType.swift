/// The presentation of a destination. A platform that lacks a presentation uses a sheet instead.
public enum PresentationType: String, Hashable, Sendable, CaseIterable {
    /// The destination is pushed on the stack of the current level.
    case push
    /// The destination is shown in a sheet, as a new level above the current one.
    case sheet
    /// The destination is shown in a full-screen cover, as a new level that hides the current one.
    case fullScreen
    /// The destination is shown in a popover, as a new level above the current one. The popover points to the view
    /// that is marked as the destination's source, if there is one. In narrow windows, the system shows a sheet.
    case popover
    /// The destination is shown in a column at the trailing edge, as a new level beside the current one. The current
    /// level can still be used: screens that are pushed there, and other kinds of modals, leave the inspector open. In
    /// narrow windows, and without the modifier `navigationInspectors()` of WaymarkSwiftUI, a sheet is shown.
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
package enum ModalStyle: String, Hashable, Sendable, CaseIterable {
    /// A modal that is presented like the ``PresentationType`` of the same name.
    case sheet, fullScreen, popover, inspector

    package var type: PresentationType {
        switch self {
        case .sheet: .sheet
        case .fullScreen: .fullScreen
        case .popover: .popover
        case .inspector: .inspector
        }
    }
    /// The name of the modal's query item in links: `?sheet=/settings`.
    package var linkName: String { self == .fullScreen ? "cover" : rawValue }
    /// A Boolean value that indicates whether the level below can't be used until the modal is dismissed.
    var covers: Bool {
        switch self {
        case .sheet, .fullScreen, .popover: true
        case .inspector: false
        }
    }
}
