#if canImport(SwiftUI)
public import SwiftUI

/// The app's window, for an app target: see Shell/Apple.
public struct ShellScene: Scene {
    private let device: ShellDevice

    public init(_ device: ShellDevice) { self.device = device }

    public var body: some Scene {
        WindowGroup { ShellView(device: device) }
    }
}
#endif
