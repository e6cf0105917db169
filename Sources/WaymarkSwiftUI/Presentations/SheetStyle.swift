#if canImport(SwiftUI)
import Foundation
public import SwiftUI
public import Waymark

/// An aspect of a sheet's style. Except for the heights, aspects that a destination's style omits are set by the screen
/// itself or by the system.
public enum SheetStyle {
    /// The heights, and a binding to the current one if the app reads or sets it. Without this aspect, a sheet is
    /// large: set its heights here rather than on its screen.
    case detents(Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil)
    /// The visibility of the drag indicator.
    case dragIndicator(Visibility)
    /// The user's access to the level behind the sheet. Navigating or pushing on that level still dismisses the sheet;
    /// `.setPath` and going back keep it.
    case backgroundInteraction(PresentationBackgroundInteraction)
    /// The radius of the corners, in points. Ignored on macOS, tvOS and watchOS.
    case cornerRadius(Double)
    /// The size of a form. It is the system's default except on macOS. `form`, `page` and `fitted` require iOS 18,
    /// macOS 15, tvOS 18, watchOS 11 or visionOS 2; on earlier systems, they are ignored.
    case form
    /// The size of a page, a little wider than a form.
    case page
    /// The ideal size of the sheet's content.
    case fitted
    /// Prevents the user from dismissing the sheet with a gesture. Code can still dismiss it; the screen's leave
    /// guards are asked as always.
    case interactiveDismissDisabled
}

extension View {
    /// Sets the style of the sheets in the containers inside this view, by destination. If an array has several values
    /// for one aspect, such as two sizes, the last one counts.
    ///
    /// ```swift
    /// NavigationContainer(router) { screen(for: $0) }
    ///     .sheetStyle { (route: Route) in
    ///         route == .filter ? [.detents([.medium, .large]), .dragIndicator(.visible)] : []
    ///     }
    /// ```
    /// The size is fixed when a sheet appears. The other values may change while it is shown, but only
    /// `interactiveDismissDisabled` can be added later. An aspect that is omitted later becomes the system's; the
    /// binding to the current height stays in use.
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
    enum Size { case form, page, fitted }

    /// The heights; empty for the system's default.
    private(set) var detents: Set<PresentationDetent> = []
    private(set) var selection: Binding<PresentationDetent>?
    private(set) var dragIndicator: Visibility?
    private(set) var backgroundInteraction: PresentationBackgroundInteraction?
    private(set) var cornerRadius: Double?
    private(set) var size: Size?
    private(set) var isDismissDisabled = false
    let isEmpty: Bool

    init(_ styles: [SheetStyle]) {
        isEmpty = styles.isEmpty
        for style in styles {
            switch style {
            case .detents(let detents, let selection): (self.detents, self.selection) = (detents, selection)
            case .dragIndicator(let visibility): dragIndicator = visibility
            case .backgroundInteraction(let interaction): backgroundInteraction = interaction
            case .cornerRadius(let radius): cornerRadius = radius
            case .form: size = .form
            case .page: size = .page
            case .fitted: size = .fitted
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
            .applying(first.cornerRadius != nil) { $0.presentationCornerRadius(look.cornerRadius.map { CGFloat($0) }) }
            .sized(as: first.size)
    }
}

extension View {
    @ViewBuilder fileprivate func applying<Applied: View>(
        _ isApplied: Bool, _ apply: (Self) -> Applied
    ) -> some View {
        if isApplied { apply(self) } else { self }
    }
    @ViewBuilder fileprivate func sized(as size: SheetLook.Size?) -> some View {
        if let size, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            switch size {
            case .form: presentationSizing(.form)
            case .page: presentationSizing(.page)
            case .fitted: presentationSizing(.fitted)
            }
        } else {
            self
        }
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
    var sheetLooks: DestinationRule<SheetLook>? {
        get { self[OptionalKey<DestinationRule<SheetLook>>.self] }
        set { self[OptionalKey<DestinationRule<SheetLook>>.self] = newValue }
    }
}
#endif
