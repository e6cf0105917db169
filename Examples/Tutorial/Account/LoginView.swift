import SwiftUI
import WaymarkSwiftUI

struct LoginView: View {
    let sessions: SavedSession
    @Environment(AppCoordinator<AnyNavigation>.self) private var app
    @State private var name = ""

    var body: some View {
        List {
            TextField("Name", text: $name)
            // a session needs an owner
            Button("Log in") { logIn() }.disabled(name.isEmpty)
            Button("Cancel") { app.cancelLogin() }
        }
        .navigationTitle("Log in")
    }

    private func logIn() {
        sessions.user = name
        app.logIn(Session(owner: name))
    }
}
