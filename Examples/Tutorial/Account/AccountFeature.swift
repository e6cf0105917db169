import SwiftUI
import WaymarkSwiftUI

struct AccountFeature: Feature {
    let sessions: SavedSession

    func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .account, navigator: navigator) }
    func screen(for navigation: AccountIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .account: AnyView(AccountView(sessions: sessions))
        case .login: AnyView(LoginView(sessions: sessions))
        }
    }
}

struct AccountView: View {
    let sessions: SavedSession
    @Environment(AppCoordinator<AnyNavigation>.self) private var app

    var body: some View {
        List {
            if let user = app.phase.session?.owner { Text("Logged in as \(user)") }
            Button("Log out") {
                sessions.user = nil
                app.logOut()
            }
        }
        .navigationTitle("Account")
    }
}
