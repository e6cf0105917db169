import ChallengeHome
import ChallengeOnboarding
import WaymarkWeb

/// The memory of the tour, in a cookie of the visitor's.
final class CookieTourRepository: TourRepositoryContract, TourState {
    private static let cookie = "tour"

    var isTourTaken: Bool { WebVisit.current?[Self.cookie] == "taken" }
    func markTaken() { WebVisit.current?.keep("taken", as: Self.cookie) }
}
