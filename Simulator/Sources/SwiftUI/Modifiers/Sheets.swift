extension View {
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        with(.dismissDisabled(isDisabled))
    }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        with(.detents(detents, selection: nil))
    }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { with(.detents(detents, selection: selection)) }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        with(.sheet(.dragIndicator(visibility)))
    }
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { with(.sheet(.background(interaction))) }
}

nonisolated public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
}

nonisolated public struct PresentationBackgroundInteraction: Sendable {
    enum Extent { case automatic, disabled, enabled, upThrough(PresentationDetent) }
    let extent: Extent
    public static var automatic: PresentationBackgroundInteraction { .init(extent: .automatic) }
    public static var enabled: PresentationBackgroundInteraction { .init(extent: .enabled) }
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(extent: .upThrough(detent))
    }
    public static var disabled: PresentationBackgroundInteraction { .init(extent: .disabled) }
}

/// An aspect of a sheet that the evaluator knows.
enum SheetAspect {
    case dragIndicator(Visibility)
    case background(PresentationBackgroundInteraction)
}
