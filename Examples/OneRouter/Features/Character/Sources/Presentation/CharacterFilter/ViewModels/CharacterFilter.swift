public import ChallengeDomain

/// The characters that the list shows.
nonisolated public enum CharacterFilter: Hashable, Sendable, CaseIterable {
    case everybody
    case status(CharacterStatus)

    public static let allCases: [CharacterFilter] = [.everybody] + CharacterStatus.allCases.map { .status($0) }

    /// Returns true if the list shows the character.
    public func includes(_ character: Character) -> Bool {
        switch self {
        case .everybody: true
        case .status(let status): character.status == status
        }
    }
}
