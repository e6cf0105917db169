import OneRouterApp
import SwiftUI

@main struct OneRouterMain: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
