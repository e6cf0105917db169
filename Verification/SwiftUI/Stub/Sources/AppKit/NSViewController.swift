public import Foundation

// What SwiftUI builds on, declared as on Apple's pages.

@MainActor open class NSView: NSObject {}

@MainActor open class NSViewController: NSObject {
    open var title: String?
    open var view = NSView()

    public override init() {}

    open func loadView() {}

    open func viewDidAppear() {}
}
