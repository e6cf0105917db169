#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Sets the heights of the sheets in the containers inside, by destination; an empty set leaves them to the system.
    ///
    /// ```swift
    /// NavigationContainer(router) { screen(for: $0) }
    ///     .sheetDetents { (route: Route) in route == .filter ? [.medium] : [] }
    /// ```
    /// - Parameters:
    ///   - selection: The current height of a destination's sheet, if the app reads or sets it.
    ///   - detents: The heights of a destination's sheet.
    public func sheetDetents<Destination: Navigation>(
        selection: @escaping (Destination) -> Binding<PresentationDetent>? = { _ in nil },
        _ detents: @escaping (Destination) -> Set<PresentationDetent>
    ) -> some View {
        modifier(AddsRule(\.sheetDetents) { SheetDetents(detents: detents($0), selection: selection($0)) })
    }
}

/// The heights of a destination's sheet.
struct SheetDetents {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>?
}

/// Applies a sheet's heights.
struct HasDetents<Destination: Navigation>: ViewModifier {
    /// The root of the sheet.
    let root: Destination?
    @Environment(\.sheetDetents) private var rule

    func body(content: Content) -> some View {
        let heights = root.flatMap { rule?($0) }
        // a single branch, so that a changed rule doesn't reset the screen; large is SwiftUI's default
        let detents = heights.flatMap { $0.detents.isEmpty ? nil : $0.detents } ?? [.large]
        if let selection = heights?.selection {
            content.presentationDetents(detents, selection: selection)
        } else {
            content.presentationDetents(detents)
        }
    }
}

extension EnvironmentValues {
    var sheetDetents: DestinationRule<SheetDetents>? {
        get { self[OptionalKey<DestinationRule<SheetDetents>>.self] }
        set { self[OptionalKey<DestinationRule<SheetDetents>>.self] = newValue }
    }
}
#endif
