import ChallengeKit
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryTests {
    private static let rick = #"""
        {"id":1,"name":"Rick","status":"Alive","species":"Human","gender":"Male","origin":{"name":"","url":""},
        "location":{"name":"","url":""},"image":"","episode":[]}
        """#
    private let client = SwitchingAPIClient([
        "/character": #"{"info":{"count":1,"pages":1},"results":[\#(rick)]}"#, "/character/1": rick,
    ])

    @Test
    func charactersBelongToTheSourceThatWasAsked() async throws {
        // Given
        let sut = CharacterRepository(client: client)
        _ = try await sut.characters(CharacterQuery())
        #expect(client.sourceName == "source 1")

        // When
        _ = try await sut.character(identifier: 1)

        // Then
        #expect(client.paths == ["/character", "/character/1"])
    }
}
