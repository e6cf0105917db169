import WaymarkSwiftUI

/// What all windows share.
final class Services {
    let auth: AuthGuard<AnyNavigation>
    let notifications = NotificationLinks()
    let office = TicketOffice()
    let sessions: SavedSession

    init(sessions: SavedSession) {
        self.sessions = sessions
        auth = AuthGuard(sessions: sessions)
    }
}
