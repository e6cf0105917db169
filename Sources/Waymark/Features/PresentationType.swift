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

    package var style: ModalStyle? {
        switch self {
        case .push: nil
        case .sheet: .sheet
        case .fullScreen: .fullScreen
        case .popover: .popover
        }
    }
}

/// The presentation of a modal level.
package enum ModalStyle: String, Hashable, Sendable, CaseIterable {
    /// A modal that is presented like the ``PresentationType`` of the same name.
    case sheet, fullScreen, popover

    package var type: PresentationType {
        switch self {
        case .sheet: .sheet
        case .fullScreen: .fullScreen
        case .popover: .popover
        }
    }
    /// The name of the modal's query item in links: `?sheet=/settings`.
    package var linkName: String { self == .fullScreen ? "cover" : rawValue }
}
