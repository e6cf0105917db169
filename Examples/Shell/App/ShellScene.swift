public import SwiftUI
import WaymarkSwiftUI

/// The app's scene. The app target in Shell/Apple shows it.
public struct ShellScene: Scene {
    private let device: ShellDevice

    public init(_ device: ShellDevice) { self.device = device }

    public var body: some Scene {
        WindowGroup { ShellView(device: device) }
            #if !os(tvOS) && !os(watchOS)
        .commands { NavigationCommands() }
            #endif
    }
}
