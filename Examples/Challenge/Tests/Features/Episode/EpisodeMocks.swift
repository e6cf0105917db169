@testable import ChallengeEpisode

final class EpisodeListNavigatorMock: EpisodeListNavigatorContract {
    private(set) var calls: [String] = []
    func openEpisode(identifier: Int) { calls.append("open episode \(identifier)") }
    func showPage(_ page: Int) { calls.append("show page \(page)") }
}
final class EpisodeDetailNavigatorMock: EpisodeDetailNavigatorContract {
    private(set) var calls: [String] = []
    func openCharacter(identifier: Int) { calls.append("open character \(identifier)") }
}
