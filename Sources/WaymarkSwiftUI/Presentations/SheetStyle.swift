#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// An aspect of a sheet's style. Except for the heights, aspects that a destination's style omits are set by the screen
/// itself or by the system. The screen also sets the corners and the size, with SwiftUI's own modifiers.
public enum SheetStyle {
    /// The heights, and a binding to the current one if the app reads or sets it. Without this aspect, a sheet is
    /// large: set its heights here rather than on its screen.
    case detents(Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil)
    /// The visibility of the drag indicator.
    case dragIndicator(Visibility)
    /// The user's access to the level behind the sheet. Navigating or pushing on that level still dismisses the sheet;
    /// `.setPath` and going back keep it.
    case backgroundInteraction(PresentationBackgroundInteraction)
    /// Prevents the user from dismissing the sheet. Code can still dismiss it; the screen's leave guards are asked as
    /// always.
    case interactiveDismissDisabled
}

extension View {
    /// Sets the style of the sheets in the containers inside this view, by destination. If an array has several values
    /// for one aspect, the last one counts.
    ///
    /// ```swift
    /// NavigationContainer(router) { screen(for: $0) }
    ///     .sheetStyle { (route: Route) in
    ///         route == .filter ? [.detents([.medium, .large]), .dragIndicator(.visible)] : []
    ///     }
    /// ```
    /// The values may change while a sheet is shown, but only `interactiveDismissDisabled` can be added later. An aspect
    /// that is omitted later becomes the system's; the binding to the current height stays in use.
    ///
    /// - Parameter style: Returns the aspects of the sheet that shows a destination; an empty array for the system's
    ///   style.
    public func sheetStyle<Destination: Navigation>(
        _ style: @escaping (Destination) -> [SheetStyle]
    ) -> some View {
        modifier(AddsRule(\.sheetLooks) { SheetLook(style($0)) })
    }
}

/// All aspects of a sheet's style.
struct SheetLook {
    /// The heights; empty for the system's default.
    private(set) var detents: Set<PresentationDetent> = []
    private(set) var selection: Binding<PresentationDetent>?
    private(set) var dragIndicator: Visibility?
    private(set) var backgroundInteraction: PresentationBackgroundInteraction?
    private(set) var isDismissDisabled = false
    let isEmpty: Bool

    init(_ styles: [SheetStyle]) {
        isEmpty = styles.isEmpty
        for style in styles {
            switch style {
            case .detents(let detents, let selection): (self.detents, self.selection) = (detents, selection)
            case .dragIndicator(let visibility): dragIndicator = visibility
            case .backgroundInteraction(let interaction): backgroundInteraction = interaction
            case .interactiveDismissDisabled: isDismissDisabled = true
            }
        }
    }
}

/// Applies the style of a modal's destination. A modifier that came or went would reset the screen, and one that is
/// always there would override the screen's own; so those of the first style stay.
struct HasSheetLook: ViewModifier {
    let look: SheetLook
    /// The style on first use.
    let first: SheetLook

    func body(content: Content) -> some View {
        content
            .applying(!first.detents.isEmpty) { $0.modifier(HasDetents(look: look, firstSelection: first.selection)) }
            .applying(first.dragIndicator != nil) { $0.presentationDragIndicator(look.dragIndicator ?? .automatic) }
            .applying(first.backgroundInteraction != nil) {
                $0.presentationBackgroundInteraction(look.backgroundInteraction ?? .automatic)
            }
    }
}

extension View {
    @ViewBuilder func applying<Applied: View>(
        _ isApplied: Bool, _ apply: (Self) -> Applied
    ) -> some View {
        if isApplied { apply(self) } else { self }
    }
}

/// Applies a sheet's heights.
private struct HasDetents: ViewModifier {
    let look: SheetLook
    /// The binding of the style on first use; nil if it had none.
    let firstSelection: Binding<PresentationDetent>?

    func body(content: Content) -> some View {
        // large is SwiftUI's default
        let detents = look.detents.isEmpty ? [.large] : look.detents
        if let firstSelection {
            content.presentationDetents(detents, selection: look.selection ?? firstSelection)
        } else {
            content.presentationDetents(detents)
        }
    }
}

extension EnvironmentValues {
    @Entry var sheetLooks: DestinationRule<SheetLook>?
}
#endif
