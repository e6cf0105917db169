import Foundation
import ShellApp
import SwiftUI
import Waymark

/// The whole of the app target: the app itself is the package's product `ShellApp`.
@main struct ShellMain: App {
    private let device: ShellDevice

    init() {
        do {
            let folder = try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            let store = FileRestorationStore(path: folder.appendingPathComponent("navigation.json").path)
            device = try ShellDevice(accounts: MemoryAccounts(), store: store)
        } catch { fatalError("the app cannot start: \(error)") }
    }

    var body: some Scene { ShellScene(device) }
}
