public import Foundation

// The declarations that SwiftUI builds on, as in Apple's documentation.

@MainActor open class NSView: NSObject {}

@MainActor open class NSViewController: NSObject {
    open var title: String?
    open var view = NSView()

    public override init() {}

    open func loadView() {}

    open func viewDidAppear() {}
}
