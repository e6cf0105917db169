#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Waymark

/// Keeps a modal that the user may not dismiss, and lets them close a sheet that the system can't.
struct Dismissal: ViewModifier {
    let level: ShownLevel
    /// A Boolean value that indicates whether the modal's style keeps it.
    let isKept: Bool
    @Environment(\.navigationCapabilities) private var capabilities

    func body(content: Content) -> some View {
        level.isKept = isKept
        return
            content
            .applying(level.style != .sheet || !capabilities.contains(.pulledSheets)) {
                $0.interactiveDismissDisabled(level.isDismissDisabled)
            }
            .applying(level.style == .sheet && !capabilities.contains(.closableSheets)) {
                $0.toolbar {
                    if !level.isHeld {
                        ToolbarItem(placement: .cancellationAction) { Button("Close", action: level.userDidEscape) }
                    }
                }
            }
    }
}

#if !os(macOS) && !os(tvOS) && !os(watchOS)
import UIKit

/// A sheet's delegate around SwiftUI's own: it keeps the sheet while its modal may not leave unasked, and asks the leave
/// guards when the user pulls.
///
/// The modifier `interactiveDismissDisabled` tells of no attempt, and would override the screen's own on iOS 18.
final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    private let modal: ShownLevel
    /// SwiftUI's delegate.
    private(set) weak var other: (any UIAdaptivePresentationControllerDelegate)?

    init(_ modal: ShownLevel, around other: (any UIAdaptivePresentationControllerDelegate)?) {
        self.modal = modal
        self.other = other
    }

    func presentationControllerShouldDismiss(_ sheet: UIPresentationController) -> Bool {
        !modal.isDismissDisabled && (other?.presentationControllerShouldDismiss)?(sheet) ?? true
    }
    func presentationControllerDidAttemptToDismiss(_ sheet: UIPresentationController) {
        (other?.presentationControllerDidAttemptToDismiss)?(sheet)
        // not if it was the screen itself that disabled the dismissal
        if modal.isDismissDisabled { modal.userDidEscape() }
    }

    // MARK: what SwiftUI's delegate may answer
    // the other answers are those of a delegate without the method: UIKit takes its own for a style that isn't allowed
    func presentationControllerWillDismiss(_ sheet: UIPresentationController) {
        (other?.presentationControllerWillDismiss)?(sheet)
    }
    func presentationControllerDidDismiss(_ sheet: UIPresentationController) {
        (other?.presentationControllerDidDismiss)?(sheet)
    }
    func adaptivePresentationStyle(for sheet: UIPresentationController) -> UIModalPresentationStyle {
        (other?.adaptivePresentationStyle(for:))?(sheet) ?? .automatic
    }
    func adaptivePresentationStyle(
        for sheet: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        (other?.adaptivePresentationStyle(for:traitCollection:))?(sheet, traitCollection)
            ?? adaptivePresentationStyle(for: sheet)
    }
    func presentationController(_ sheet: UIPresentationController, prepare adaptive: UIPresentationController) {
        (other?.presentationController(_:prepare:))?(sheet, adaptive)
    }
    func presentationController(
        _ sheet: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        (other?.presentationController(_:viewControllerForAdaptivePresentationStyle:))?(sheet, style) ?? nil
    }
    func presentationController(
        _ sheet: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        (other?.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:))?(
            sheet, style, transitionCoordinator)
    }
    #if !os(visionOS)
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        let other = other as? any UISheetPresentationControllerDelegate
        (other?.sheetPresentationControllerDidChangeSelectedDetentIdentifier)?(sheet)
    }
    #endif
}
#endif
#endif
