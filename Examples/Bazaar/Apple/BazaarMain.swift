import BazaarApp
import SwiftUI

@main struct BazaarMain: App {
    var body: some Scene {
        WindowGroup { BazaarView() }
    }
}
