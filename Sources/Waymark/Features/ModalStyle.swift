/// The presentation of a modal level.
public enum ModalStyle: String, Hashable, Sendable, CaseIterable {
    /// A modal that is presented like the ``PresentationType`` of the same name.
    case sheet, fullScreen, popover, inspector

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
