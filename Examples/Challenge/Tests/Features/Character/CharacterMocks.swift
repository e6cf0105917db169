@testable import ChallengeCharacter

final class CharacterListNavigatorMock: CharacterListNavigatorContract {
    private(set) var calls: [String] = []
    func openCharacter(identifier: Int) { calls.append("open character \(identifier)") }
    func openFilter(_ query: CharacterQuery) { calls.append("open filter \(query.text)") }
    func show(_ query: CharacterQuery) { calls.append("show \(query.text)") }
}
final class CharacterFilterNavigatorMock: CharacterFilterNavigatorContract {
    private(set) var calls: [String] = []
    func apply(_ query: CharacterQuery) { calls.append("apply \(query.text)") }
}
final class CharacterDetailNavigatorMock: CharacterDetailNavigatorContract {
    private(set) var calls: [String] = []
    func openGallery(identifier: Int) { calls.append("open gallery \(identifier)") }
    func openEpisode(identifier: Int) { calls.append("open episode \(identifier)") }
    func openLocation(identifier: Int) { calls.append("open location \(identifier)") }
}
final class CharacterGalleryNavigatorMock: CharacterGalleryNavigatorContract {
    private(set) var calls: [String] = []
    func showPicture(identifier: Int) { calls.append("show picture \(identifier)") }
}
extension CharacterQuery {
    /// The query in a mock's words.
    fileprivate var text: String { "\(name ?? "-") \(status?.rawValue ?? "-") \(page ?? 1)" }
}
