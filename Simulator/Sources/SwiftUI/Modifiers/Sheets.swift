public import Foundation

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
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        with(.sheet(.cornerRadius(cornerRadius)))
    }
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        with(.sheet(.sizing("\(type(of: sizing))".replacing("PresentationSizing", with: "").lowercased())))
    }
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

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol PresentationSizing {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// An aspect of a sheet that the evaluator knows.
enum SheetAspect {
    case dragIndicator(Visibility)
    case background(PresentationBackgroundInteraction)
    case cornerRadius(CGFloat?)
    case sizing(String)
}
