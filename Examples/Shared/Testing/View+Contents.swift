public import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Tests of views with any SwiftUI: the simulator's on Linux, Apple's on a Mac.
extension View {
    /// Returns true if the view is of a type, or has a part of it that is made already: a branch of a `switch`, or the
    /// content of an `AnyView`.
    public func contains<Part: View>(_ type: Part.Type) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        func find(in value: Any) -> Bool {
            if value is Part { return true }
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted {
                return false
            }
            return mirror.children.contains { find(in: $0.value) }
        }
        return find(in: self)
    }
    /// Evaluates the view's body and those of its parts, as in a window; nothing on watchOS, which has no controllers.
    public func layOut() {
        #if os(watchOS)
        #elseif canImport(UIKit)
        withExtendedLifetime(UIHostingController(rootView: self)) { $0.view.layoutIfNeeded() }
        #else
        NSHostingView(rootView: self).layoutSubtreeIfNeeded()
        #endif
    }
}
