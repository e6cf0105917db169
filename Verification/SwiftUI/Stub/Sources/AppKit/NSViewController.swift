public import Foundation

// What SwiftUI builds on, declared as on Apple's pages.

@MainActor open class NSViewController: NSObject {
    open var title: String?

    public override init() {}
}
