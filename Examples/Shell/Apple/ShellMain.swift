import Foundation
import ShellApp
import SwiftUI
import Waymark

/// The whole of the app target: the app itself is the package's product `ShellApp`.
@main struct ShellMain: App {
    private let device: ShellDevice

    init() {
        // without a place for it nothing is restored, and the app runs all the same
        let folder = try? FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let store: any RestorationStore =
            folder.map { FileRestorationStore(path: $0.appendingPathComponent("navigation.json").path) }
            ?? MemoryRestorationStore()
        do {
            device = try ShellDevice(accounts: MemoryAccounts(), store: store)
        } catch {
            fatalError("the app's links clash: \(error)")  // they stand in the code: every test would show it
        }
    }

    var body: some Scene { ShellScene(device) }
}
